/** Fire for Effect markers: shells keep falling until the Administrative Phase (18.1, 18.2). */
import { type HexId, hexOf, type LocationId } from '../../board/board.ts';
import { type Play, tell } from '../../core/play.ts';
import type { RuleRef } from '../../core/rule.ts';
import { type Position, unitOf } from '../../state/query.ts';
import type { GroundMarker, Side, Unit, UnitId } from '../../state/state.ts';
import { type Barrage, shell } from './barrage.ts';

export type FireForEffect = Extract<GroundMarker, { kind: 'ffe' }>;

const ruleOf = (source: FireForEffect['source']): RuleRef => (source === 'mortar' ? '18.1' : '18.2');

/** A mortar's marker covers its hex, that of artillery also the six around it. */
export function coversHex(p: Position, marker: GroundMarker, hex: HexId): boolean {
  if (marker.kind !== 'ffe') return false;
  if (marker.hex === hex) return true;
  const { board } = p.world;
  return marker.source === 'artillery' && board.distances[marker.hex * board.hexes.length + hex] === 1;
}

export function layFireForEffect(
  play: Play,
  hex: HexId,
  shells: { readonly source: FireForEffect['source']; readonly firepower: number; readonly side: Side },
): void {
  tell(play, { t: 'ground-laid', marker: { kind: 'ffe', hex, ...shells }, rule: ruleOf(shells.source) });
}

/** The marker attacks with its firepower alone: no leadership, no line of sight (ruling D-103). */
export function ffeBarrage(p: Position, marker: FireForEffect, movers: readonly UnitId[]): Barrage {
  const rule = ruleOf(marker.source);
  const parts = [{ what: 'fire-for-effect', amount: marker.firepower, rule }];
  return {
    how: 'ffe',
    source: marker.source,
    side: marker.side,
    units: [],
    weapons: [],
    from: p.world.board.ground[marker.hex] as LocationId,
    firepower: { total: marker.firepower, parts },
    movers,
    rule,
  };
}

/** Every marker that covers the hex attacks those who enter it, and nobody else there (rulings D-103, D-163). */
export function ffeAttack(play: Play, entering: readonly UnitId[], at: LocationId): void {
  const hex = hexOf(play.world.board, at);
  for (const marker of play.state.ground) {
    if (marker.kind !== 'ffe' || !coversHex(play, marker, hex)) continue;
    const victims: Unit[] = [];
    for (const id of entering) if (unitOf(play, id).at === at) victims.push(unitOf(play, id));
    if (victims.length > 0) shell(play, ffeBarrage(play, marker, entering), hex, victims);
  }
}
