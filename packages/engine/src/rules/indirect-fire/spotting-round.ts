/** The spotting round has fallen where the caller sees it: he corrects it, lets it stand, or calls it off (18.2). */

import type { HexId, LocationId } from '../../board/board.ts';
import type { FrameRules } from '../../core/machine.ts';
import { type Play, pop, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { impulseWith } from '../../state/changed.ts';
import type { ImpulseFrame, SpottingRoundFrame } from '../../state/frames.ts';
import { MARK } from '../../state/marks.ts';
import type { Order } from '../../state/orders.ts';
import { isLeader, type Position, typeOf, unitOf } from '../../state/query.ts';
import type { Battery } from '../../state/scenario.ts';
import type { UnitId } from '../../state/state.ts';
import { callerSees, useUp } from './artillery.ts';
import { type Barrage, shell, unitsInHex } from './barrage.ts';
import { layFireForEffect } from './ffe.ts';

const NOT_OFFERED = refusal('18.2', 'not-offered-now');
const TOO_FAR = refusal('18.2', 'shifted-by-more-than-one-hex');
const NO_CORRECTION = refusal('18.2', 'only-a-leader-corrects-this-mission');
const NO_ABORT = refusal('18.2', 'this-mission-cannot-be-called-off');
const NO_SIGHT = refusal('18.2', 'the-caller-has-no-line-of-sight');

/** A hex and its neighbours on the map, clockwise from the north (ruling D-106). */
export function hexAndNeighbours(p: Position, hex: HexId): HexId[] {
  const area = [hex];
  for (let d = 0; d < 6; d++) {
    const next = p.world.board.neighbours[6 * hex + d] as number;
    if (next >= 0) area.push(next);
  }
  return area;
}

const isStarterKit = (p: Position, { battery }: SpottingRoundFrame): boolean =>
  p.state.scenario.batteries[battery]?.procedure === 'starter-kit';

function cannotLand(p: Position, frame: SpottingRoundFrame, hex: HexId): Refusal | undefined {
  if (!hexAndNeighbours(p, frame.hex).includes(hex)) return TOO_FAR;
  if (isStarterKit(p, frame)) {
    return hex === frame.hex || isLeader(typeOf(p, unitOf(p, frame.caller))) ? undefined : NO_CORRECTION;
  }
  return callerSees(p, unitOf(p, frame.caller), hex) ? undefined : NO_SIGHT;
}

export function artilleryBarrage(p: Position, frame: SpottingRoundFrame, hex: HexId): Barrage {
  const { firepower } = p.state.scenario.batteries[frame.battery] as Battery;
  return {
    how: 'artillery',
    source: 'artillery',
    side: frame.side,
    units: [],
    weapons: [],
    from: p.world.board.ground[hex] as LocationId,
    firepower: { total: firepower, parts: [{ what: 'artillery', amount: firepower, rule: '18.2' }] },
    movers: [],
    rule: '18.2',
  };
}

/** The caller has done his part before the shells fall: under his own fire he lends no leadership any more. */
export const noteLanding = (play: Play, frame: SpottingRoundFrame): void =>
  tell(play, { t: 'marked', unit: frame.caller, marks: MARK['ops-complete'], rule: '18.2' });

/** Shells fall on seven hexes, each with its own dice, on friend and foe; nobody rolls for an empty hex. */
function land(play: Play, frame: SpottingRoundFrame, hex: HexId): void {
  const battery = play.state.scenario.batteries[frame.battery] as Battery;
  useUp(play, frame.battery);
  noteLanding(play, frame);
  layFireForEffect(play, hex, { source: 'artillery', firepower: battery.firepower, side: frame.side });
  const barrage = artilleryBarrage(play, frame, hex);
  for (const struck of hexAndNeighbours(play, hex)) {
    const victims = unitsInHex(play, struck);
    if (victims.length > 0) shell(play, barrage, struck, victims);
  }
}

/** The mission is kept for another caller or another turn; his own impulse is over all the same (ruling D-104). */
function abort(play: Play, frame: SpottingRoundFrame): void {
  tell(play, { t: 'mission-aborted', caller: frame.caller, rule: '18.2' });
  if (play.world.rules.indirect.abortMarksOpsComplete) {
    tell(play, { t: 'marked', unit: frame.caller, marks: MARK['ops-complete'], rule: '18.2' });
    return;
  }
  const impulse = play.stack[play.stack.length - 1];
  if (impulse?.f === 'impulse') succeed(play, withoutUnit(impulse, frame.caller));
}

function withoutUnit(frame: ImpulseFrame, unit: UnitId): ImpulseFrame {
  const keep = (_: unknown, place: number): boolean => frame.units[place] !== unit;
  return impulseWith(frame, { units: frame.units.filter(keep), origins: frame.origins.filter(keep) });
}

export const spottingRoundRules: FrameRules<SpottingRoundFrame> = {
  advance: () => 'ask',
  decide(game, frame) {
    const landings: Order[] = hexAndNeighbours(game, frame.hex)
      .filter((hex) => !cannotLand(game, frame, hex))
      .map((at) => ({ do: 'land', at }));
    const orders: Order[] = isStarterKit(game, frame) ? landings : [...landings, { do: 'abort' }];
    return { side: frame.side, kind: 'spotting-round', rule: '18.2', orders, parts: [] };
  },
  check(game, frame, order) {
    if (order.do === 'abort') return isStarterKit(game, frame) ? NO_ABORT : undefined;
    return order.do === 'land' ? cannotLand(game, frame, order.at) : NOT_OFFERED;
  },
  answer(play, frame, order) {
    pop(play);
    if (order.do === 'land') land(play, frame, order.at);
    else abort(play, frame);
  },
};
