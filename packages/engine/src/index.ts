/**
 * The public face of the engine: start a game, ask whose decision it is, what is legal, what would happen and why
 * not, and give an order. Everything else is inside.
 */
import {
  type Chooser,
  completeOrders,
  completions,
  drawOrder,
  type Holdings,
  type PartialOrder,
  type Weigh,
} from './core/choices.ts';
import type { Decision } from './core/decision.ts';
import { beginPlay, type CarriedOut, carryOut, checkIn, checkOrder, decisionOf, settle } from './core/machine.ts';
import type { Refusal } from './core/rule.ts';
import { FRAMES } from './rules/frames.ts';
import { tiedDown } from './rules/movement/move-action.ts';
import { replay as replayWith } from './state/codec.ts';
import type { Frame } from './state/frames.ts';
import { whyMalformed } from './state/order-check.ts';
import type { Order } from './state/orders.ts';
import { weaponOf } from './state/query.ts';
import type { Game, GameSetup, State, World } from './state/state.ts';
import { makeWorld } from './world.ts';

/** A game from its setup and a state, run on to the first decision. */
export const newGame = (setup: GameSetup, state: State): Game => gameIn(makeWorld(setup), state);

/** The same in a world already made: many games of one battle share it. */
export function gameIn(world: World, state: State): Game {
  const play = beginPlay(world, state);
  settle(FRAMES, play);
  return { world, state: play.state };
}

/** Who owes which decision, and what is legal; undefined when the battle is over. */
export const decision = (game: Game): Decision | undefined => decisionOf(FRAMES, game);

/** Why an order cannot be given now; undefined when it can. */
export const whyNot = (game: Game, order: Order): Refusal | undefined =>
  whyMalformed(game, order) ?? checkOrder(FRAMES, game, order);

/** What spoke against an order where something ended by itself, because nobody had anything left to do in it. */
export const whyNotThen = (game: Game, ended: Frame, order: Order): Refusal | undefined =>
  whyMalformed(game, order) ?? checkIn(FRAMES, game, ended, order);

export type Outcome = CarriedOut | { readonly refused: Refusal };

/** Gives an order: a new game and what happened, or a refusal. The game given is never changed. */
export function give(game: Game, order: Order): Outcome {
  const refused = whyNot(game, order);
  return refused ? { refused } : carryOut(FRAMES, game, order);
}

const holdingsOf = (game: Game): Holdings => ({
  holderOf: (weapon) => weaponOf(game, weapon).holder,
  tiedDown: (units) => tiedDown(game, units),
});

/** Every complete order that is legal now, one after another. */
export function* orders(game: Game): Generator<Order> {
  const owed = decision(game);
  if (owed) yield* completeOrders(owed, (order) => checkOrder(FRAMES, game, order) === undefined, holdingsOf(game));
}

/** Every way to complete an order of which only some fields are decided, the fullest first. */
export function* complete(game: Game, partial: PartialOrder): Generator<Order> {
  const owed = decision(game);
  if (owed)
    yield* completions(owed, partial, (order) => checkOrder(FRAMES, game, order) === undefined, holdingsOf(game));
}

/** One legal order, drawn by a chooser, with more lots for some verbs if asked: for players that choose by chance. */
export function drawLegalOrder(game: Game, owed: Decision, choose: Chooser, weigh?: Weigh): Order {
  return drawOrder(owed, choose, (order) => checkOrder(FRAMES, game, order) === undefined, holdingsOf(game), weigh);
}

export type { Board, BoardDefinition, HexDefinition, HexId, LocationId, Shape } from './board/board.ts';
export { hexOf, rangeBetween } from './board/board.ts';
export { BoardError } from './board/board-error.ts';
export { compileBoard } from './board/compile.ts';
export { centreX, centreY, columnName, columnNumber, NEIGHBOUR_OFFSETS } from './board/geometry.ts';
export { makeSightTable } from './board/sight-table.ts';
export type { Terrain, TerrainChart } from './board/terrain.ts';
export type { Chooser, PartialOrder, Weigh } from './core/choices.ts';
export type { Decision, DecisionKind, Part } from './core/decision.ts';
export { type Dice, DiceExhausted, scriptedDice, seededDice } from './core/dice.ts';
export { nearest } from './core/nearest.ts';
export { type Refusal, type RuleRef, SECTIONS } from './core/rule.ts';
export type { Modifier, Tally } from './core/tally.ts';
export { rulesetFor } from './editions/editions.ts';
export { EDITIONS, type EditionId, type Ruleset } from './editions/ruleset.ts';
export { type FieldHex, type FieldLook, fieldOfFire } from './forecast/field.ts';
export type { Forecast } from './forecast/forecast.ts';
export { forecast, threatsAt } from './forecast/forecast.ts';
export { harmChance } from './forecast/harm.ts';
export { forecastPath, type PathStep, type Threat } from './forecast/path.ts';
export { type Reach, reach } from './forecast/reach.ts';
export {
  coverOf,
  type Drive,
  driveBetween,
  pointsForStep,
  pointsToMove,
  sightBetween,
  turnToLeave,
  waysFrom,
} from './planning.ts';
export { resultOf as damageResult } from './rules/fire-combat/damage.ts';
export { DIRECT_FIRE_TABLE, ORDNANCE_FIRE_TABLE } from './rules/fire-tables.ts';
export { isBuilt } from './rules/fortifications/bunkers.ts';
export { coversHex } from './rules/indirect-fire/ffe.ts';
export { isMeleeEligible } from './rules/melee/eligibility.ts';
export { KILL_NUMBER, MELEE_COLUMNS, oddsColumn } from './rules/melee/odds.ts';
export { type PointsLine, type Reckoning, reckon, type WayToWin } from './rules/scenarios/reckoning.ts';
export { type Measure, pointsFor, winnerNow } from './rules/scenarios/victory.ts';
export { explainSight, type SightReport } from './rules/sight/explain.ts';
export { degradingOf, hasGap, isBlocked, lineOfSight } from './rules/sight/line-of-sight.ts';
export { isSpotted, spottedBecause } from './rules/sight/spotting.ts';
export { SPOTTING_NEEDS } from './rules/sight/spotting-attempt.ts';
export { faceOf } from './rules/support-weapons/possession.ts';
export { apply } from './state/apply.ts';
export { foldEvents, loadGame, type SavedGame, saveGame } from './state/codec.ts';
export type {
  MmcKind,
  Nation,
  SmcKind,
  TeamWeapon,
  UnitKind,
  UnitType,
  WeaponClass,
  WeaponType,
} from './state/counters.ts';
export type { CheckResult, EventOf, EventType, GameEvent } from './state/events.ts';
export { type Facing, NO_FACING } from './state/facing.ts';
export type { Frame, MoveMode } from './state/frames.ts';
export { hashOf, hashState } from './state/hash.ts';
export { ACTIVATED, MARK, marksIn } from './state/marks.ts';
export type { Order, Verb, WrittenOrder } from './state/orders.ts';
export type { Ordnance } from './state/ordnance.ts';
export { leadershipOf, moraleOf } from './state/query.ts';
export type { SkillType } from './state/skills.ts';
export type { Game, GameSetup, Side, State, Unit, UnitId, Weapon, WeaponId, World } from './state/state.ts';
export { STATUS, STATUSES, type Status, statusesIn } from './state/status.ts';
export type {
  Armour,
  Capacity,
  HelicopterValues,
  PlaneValues,
  VehicleMachineGun,
  VehicleValues,
} from './state/vehicles.ts';
export { imagine } from './view/imagine.ts';
export { type Light, lightFor } from './view/light.ts';
export { lookAlong, type SightInPlay, shelterAt, watchersOf } from './view/looking.ts';
export { eventsFor, type View, viewFor } from './view/view.ts';
export { makeWorld } from './world.ts';

export interface Recording {
  readonly setup: GameSetup;
  readonly start: State;
  readonly orders: readonly Order[];
}

/** Plays recorded orders again: the same setup, dice and orders give the same game. */
export const replay = (recording: Recording) => replayWith(FRAMES, recording);
