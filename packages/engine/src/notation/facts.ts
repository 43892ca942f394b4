/** What there is to say about units, weapons and places at one moment, in the words of expectations. */
import { HEXSIDES } from '../board/board.ts';
import { reckon } from '../rules/scenarios/reckoning.ts';
import type { UnitType } from '../state/counters.ts';
import { marksIn } from '../state/marks.ts';
import { isCaptured, leadershipOf, moraleOf, passengersOf, typeOf, weaponsOf } from '../state/query.ts';
import { type Game, SIDES, type Side, type Unit, type Weapon } from '../state/state.ts';
import { statusesIn } from '../state/status.ts';
import { type Lexicon, lexiconOf, toNames, writeCounter } from './names.ts';
import { isPrintable, readPrintedUnit, spelled, writePrintedUnit } from './printed.ts';

export type Facts = Readonly<Record<string, unknown>>;

export function unitFactsOf(game: Game, unit: Unit, lexicon: Lexicon = lexiconOf(game)): Facts {
  const inPlay = unit.at >= 0 || unit.aboard >= 0;
  return {
    is: writeCounter(typeOf(game, unit)),
    side: lexicon.nameOf('side', unit.side),
    at: lexicon.nameOf('location', unit.at),
    fate: unit.fate,
    shaken: unit.shaken,
    wounds: unit.wounds,
    marks: marksIn(unit.marks),
    skills: unit.skills,
    status: statusesIn(unit.status),
    facing: lexicon.nameOf('facing', unit.facing),
    turret: lexicon.nameOf('facing', unit.turret),
    aboard: lexicon.nameOf('unit', unit.aboard),
    passengers: passengersOf(game.state, unit.id).map(({ name }) => name),
    weapons: weaponsOf(game.state, unit.id).map(({ name }) => name),
    ...(inPlay ? { morale: moraleOf(game, unit), leadership: leadershipOf(game, unit) } : {}),
  };
}

export const weaponFactsOf = (game: Game, weapon: Weapon, lexicon: Lexicon = lexiconOf(game)): Facts => ({
  by: lexicon.nameOf('unit', weapon.holder),
  at: lexicon.nameOf('location', weapon.at),
  assembled: weapon.assembled,
  jammed: weapon.condition === 'jammed',
  spent: weapon.spent,
  gone: weapon.condition === 'gone',
  captured: isCaptured(game, weapon),
});

/** Whether a unit is what a text says: its kind, its counter, or its printed values. */
export function isCounter(game: Game, unit: Unit, text: string): boolean {
  const type: UnitType = typeOf(game, unit);
  if (type.kind === spelled(text) || type.id === text) return true;
  const printed = readPrintedUnit(text);
  return !('problem' in printed) && isPrintable(type) && writePrintedUnit(printed) === writePrintedUnit(type);
}

/** Counters on the map, control, points and the rest, in the shapes of expectations. */
export function placeFactsOf(game: Game, lexicon: Lexicon = lexiconOf(game)): Facts {
  const { ground, melees, control, spotted, scenario, state } = { ...game.state, state: game.state };
  const hexes = (kind: (typeof ground)[number]['kind']): (string | null)[] => [
    ...new Set(ground.filter((marker) => marker.kind === kind).map(({ hex }) => lexicon.nameOf('hex', hex))),
  ];
  const bySide = (of: (side: Side) => unknown): Facts =>
    Object.fromEntries(SIDES.map((side) => [lexicon.nameOf('side', side), of(side)]));
  const { total } = reckon(game);
  const located = (places: readonly number[]): (string | null)[] => places.map((at) => lexicon.nameOf('location', at));
  return {
    smoke: Object.fromEntries(
      ground.flatMap((marker) => (marker.kind === 'smoke' ? [[lexicon.nameOf('hex', marker.hex), marker.life]] : [])),
    ),
    foxholes: Object.fromEntries(
      ground.flatMap((marker) => (marker.kind === 'foxholes' ? [[lexicon.nameOf('hex', marker.hex), marker.tm]] : [])),
    ),
    bunkers: Object.fromEntries(
      ground.flatMap((marker) =>
        marker.kind === 'bunker' ? [[lexicon.nameOf('hex', marker.hex), HEXSIDES[marker.front]]] : [],
      ),
    ),
    rubble: hexes('rubble'),
    wrecks: hexes('wreck'),
    wire: hexes('wire'),
    roadblocks: hexes('roadblock'),
    starshells: hexes('starshell'),
    mines: hexes('mines'),
    acquisitions: toNames(game.state.acquisitions, lexicon),
    ffe: hexes('ffe'),
    melee: located(melees.map(({ at }) => at)),
    control: bySide((side) => located(control.flatMap((controller, at) => (controller === side ? [at] : [])))),
    spottedMarkers: bySide((side) => located(spotted.filter((marker) => marker.side === side).map(({ at }) => at))),
    points: bySide((side) => total[side]),
    missions: scenario.batteries.map(({ missions }) => missions),
    eventMarkers: scenario.events,
    skillCup: state.skillCup,
    phase: state.phase,
    turn: state.turn,
    initiative: lexicon.nameOf('side', state.initiative),
    passes: state.passes,
  };
}
