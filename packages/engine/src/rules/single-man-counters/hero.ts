/** Hero creation (5.1, 11.2.1). */

import type { LocationId } from '../../board/board.ts';
import { drawOne, type Play, push, roll1d6, tell } from '../../core/play.ts';
import { impulseWith } from '../../state/changed.ts';
import type { UnitType } from '../../state/counters.ts';
import type { ImpulseFrame, MoveFrame } from '../../state/frames.ts';
import { MARK } from '../../state/marks.ts';
import { isHero, onMap, type Position, placeOf, typeOf, unitOf } from '../../state/query.ts';
import { ON_FOOT, type Unit, type UnitId } from '../../state/state.ts';
import { joinMove, markMoved, moveOf } from '../movement/halt.ts';
import { overstacked } from '../movement/stacking.ts';

const HERO_LIMIT = 2;

/** Two Heroes per nation at a time, those still to come included in some editions (11.2). */
function heroesOf(p: Position, nation: string): number {
  const counted = (unit: Unit): boolean =>
    placeOf(p, unit) >= 0 || (unit.fate === 'reserve' && p.world.rules.hero.capCountsReinforcements);
  return p.state.units.filter((unit) => counted(unit) && isHero(typeOf(p, unit)) && typeOf(p, unit).nation === nation)
    .length;
}

/** Hero counters of the parent's nation that are not in the game yet. */
function unusedHeroes(p: Position, parent: Unit) {
  const { nation } = typeOf(p, parent);
  return (p.world.setup.sides[parent.side]?.heroes ?? []).filter(
    (hero) =>
      p.world.setup.unitTypes[hero.type]?.nation === nation &&
      !p.state.units.some((unit) => unit.side === parent.side && unit.name === hero.name),
  );
}

const usableSkills = (p: Position): string[] =>
  p.state.skillCup.filter((id) => p.world.setup.skills[id]?.holders.includes('hero'));

/** Each natural 1 on the check of a Squad or Half-Squad gets its roll, even if the parent died of it. */
export function createHeroes(play: Play, parents: readonly Unit[], at: LocationId): void {
  for (const parent of parents) tryHero(play, parent, at);
}

/** What bounds further Heroes of a parent's nation: counters not in the game yet, and places under the limit. */
export interface HeroRoom {
  readonly names: number;
  readonly places: number;
}

export const heroRoom = (p: Position, parent: Unit): HeroRoom => ({
  names: p.world.setup.scenario.noHeroes ? 0 : unusedHeroes(p, parent).length,
  places: HERO_LIMIT - heroesOf(p, typeOf(p, parent).nation),
});

/** Only Squads and Half-Squads bring forth Heroes. */
/** Nobody becomes one in the saddle (6.6). */
export const bearsHeroes = (type: UnitType): boolean =>
  (type.kind === 'squad' || type.kind === 'half-squad') && !type.mount;

export function bringsHero(p: Position, nation: string, die: number): boolean {
  const heroOn = p.world.setup.nations[nation]?.heroOn;
  return heroOn ? heroOn.includes(die) : die % 2 === 0;
}

function tryHero(play: Play, parent: Unit, at: LocationId): void {
  const { names, places } = heroRoom(play, parent);
  if (names <= 0 || places <= 0) return;
  const die = roll1d6(play, 'hero');
  const created = bringsHero(play, typeOf(play, parent).nation, die);
  tell(play, { t: 'hero-rolled', unit: parent.id, die, created, rule: '11.2.1' });
  if (created) bringOn(play, parent, at, unusedHeroes(play, parent));
}

/** In one edition the Hero of a mover whom the check stopped stops with him; a crawler's has no way left (ruling D-148). */
function goesOn(play: Play, parent: Unit, move: MoveFrame): boolean {
  if (move.mode === 'low-crawl') return false;
  const stopped = onMap(unitOf(play, parent.id)) && !move.units.includes(parent.id);
  return play.world.rules.hero.spawnedMoverContinues || !stopped;
}

/** Activated with the parent, he acts in this impulse as it could have. */
function joinImpulse(play: Play, parent: UnitId, hero: UnitId): void {
  const index = play.stack.findIndex((one) => one.f === 'impulse' && one.units.includes(parent));
  const frame = play.stack[index] as ImpulseFrame | undefined;
  if (!frame) return;
  const origin = frame.origins[frame.units.indexOf(parent)] as LocationId;
  play.stack[index] = impulseWith(frame, { units: [...frame.units, hero], origins: [...frame.origins, origin] });
}

/** The Hero takes over the parent's activation state; from a mover also its spent points (ruling D-148). */
function bringOn(
  play: Play,
  parent: Unit,
  at: LocationId,
  candidates: readonly { name: string; type: number }[],
): void {
  const hero = candidates[drawOne(play, candidates.length, 'hero-name')] as { name: string; type: number };
  const skills = usableSkills(play);
  const skill = skills[drawOne(play, skills.length, 'skill')];
  const unit: Unit = {
    id: play.state.units.length,
    name: hero.name,
    side: parent.side,
    type: hero.type,
    at,
    fate: 'in-play',
    shaken: false,
    wounds: 0,
    marks: parent.marks & ~(MARK['laid-smoke'] | MARK['led-fire'] | MARK['called-fire']),
    skills: skill === undefined ? [] : [skill],
    root: -1,
    ...ON_FOOT,
  };
  tell(play, { t: 'created', unit, rule: '11.2.1' });
  joinImpulse(play, parent.id, unit.id);
  const move = moveOf(play, parent.id);
  if (move && goesOn(play, parent, move)) joinMove(play, parent.id, unit.id);
  else if (move) markMoved(play, unit.id, move);
  if (overstacked(play, at, [], unit.side)) push(play, { f: 'place-hero', side: unit.side, unit: unit.id });
}
