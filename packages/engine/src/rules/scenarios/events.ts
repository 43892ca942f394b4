/** Event markers (1.8): what sets them off and what they bring. Step 3 of every step of a move (ruling D-61). */
import { hexOf, isAloft, type LocationId } from '../../board/board.ts';
import { type Play, tell } from '../../core/play.ts';
import { isPresent, moraleOf, type Position, typeOf, unitsAt } from '../../state/query.ts';
import type { EventEffect, EventSetup } from '../../state/scenario.ts';
import type { Side, Unit } from '../../state/state.ts';
import { layByEvent } from '../fortifications/lay.ts';
import { rollMoraleCheck } from '../rally/morale.ts';
import { isBlocked, lineBetween } from '../sight/line-of-sight.ts';
import { rollEdges } from './edges.ts';
import { placeReserves } from './placement.ts';
import { askToDeploy } from './setup.ts';
import { openTask } from './tasks.ts';

/** Units of a side came to a location; or units, smoke and the like may have changed who sees what. */
export type EventCause = { readonly side: Side; readonly moved: LocationId } | 'sight-change';

type EffectOf<E extends EventEffect['effect']> = Extract<EventEffect, { effect: E }>;

/** The event being carried out, and the units that set it off. */
interface Happening {
  readonly event: EventSetup;
  readonly units: readonly Unit[];
}

/** The marker stands for its whole hex: to see one stratum is to see it. However degraded, a line will do (ruling D-127). */
function sees(p: Position, from: LocationId, event: EventSetup): boolean {
  if (hexOf(p.world.board, from) === event.hex) return true;
  for (const at of p.world.board.strata[event.hex] as readonly LocationId[]) {
    if (!isBlocked(lineBetween(p, from, at))) return true;
  }
  return false;
}

/** Whoever passes through on the ground occupies, single men and Shaken units too; aircraft only see (rulings D-126, R-537). */
function reaches(p: Position, from: LocationId, event: EventSetup): boolean {
  if (event.trigger !== 'occupation') return sees(p, from, event);
  return hexOf(p.world.board, from) === event.hex && !isAloft(p.world.board, from);
}

/** Only those who just came can newly set an event off, unless the ground itself changed (ruling D-125). */
function triggeringUnits(p: Position, event: EventSetup, cause: EventCause): Unit[] {
  if (cause !== 'sight-change') {
    if ((event.side !== undefined && event.side !== cause.side) || !reaches(p, cause.moved, event)) return [];
    return [...unitsAt(p.state, cause.moved, cause.side)];
  }
  return p.state.units.filter(
    (unit) => isPresent(unit) && (event.side === undefined || unit.side === event.side) && reaches(p, unit.at, event),
  );
}

const isOnMap = (p: Position, event: EventSetup): boolean => p.state.scenario.events.includes(event.id);

function removeEvent(play: Play, id: string): void {
  if (play.state.scenario.events.includes(id)) tell(play, { t: 'event-removed', event: id, rule: '1.8' });
}

function openEntry(play: Play, { entry, turnsFromNow }: EffectOf<'open-entry'>): void {
  tell(play, { t: 'entry-opened', entry, turn: play.state.turn + turnsFromNow, rule: '22.0' });
  rollEdges(play);
}

function grantMission(play: Play, { effect: _, ...granted }: EffectOf<'fire-mission'>, formation: string): void {
  const battery = { ...granted, formation, calledTurn: 0, callers: [] };
  tell(play, { t: 'battery-changed', index: play.state.scenario.batteries.length, battery, rule: '18.2' });
}

/** The owner's choice, which is the steadiest of them. */
function checkTaker(p: Position, units: readonly Unit[], except: readonly string[]): Unit | undefined {
  let best: Unit | undefined;
  for (const unit of units) {
    if (except.includes(typeOf(p, unit).kind)) continue;
    if (!best || moraleOf(p, unit) > moraleOf(p, best)) best = unit;
  }
  return best;
}

/** With nobody to take it, the check is failed. */
function passesCheck(play: Play, { except = [] }: EffectOf<'morale-check'>, units: readonly Unit[]): boolean {
  const unit = checkTaker(play, units, except);
  return unit !== undefined && rollMoraleCheck(play, unit, { for: 'event', tm: false, rule: '1.5.1' });
}

/** Carries one effect out; true when it stops those who set the event off. */
function carryOut(play: Play, effect: EventEffect, happening: Happening): boolean {
  switch (effect.effect) {
    case 'remove-events':
      for (const id of effect.events) removeEvent(play, id);
      return false;
    case 'place':
      placeReserves(play, effect.units, effect.at, effect.marks);
      return false;
    case 'lay':
      layByEvent(play, effect.markers);
      return false;
    case 'deploy':
      askToDeploy(play, effect.deployment);
      return false;
    case 'open-task':
      openTask(play, effect.task);
      return false;
    case 'read':
      tell(play, { t: 'paragraph-read', paragraph: effect.paragraph, rule: '1.8' });
      return false;
    case 'open-entry':
      openEntry(play, effect);
      return false;
    case 'fire-mission':
      grantMission(play, effect, happening.event.id);
      return false;
    case 'stop':
      return true;
    case 'morale-check':
      return carryOutAll(play, passesCheck(play, effect, happening.units) ? effect.pass : effect.fail, happening);
  }
}

function carryOutAll(play: Play, effects: readonly EventEffect[], happening: Happening): boolean {
  let stops = false;
  for (const effect of effects) stops = carryOut(play, effect, happening) || stops;
  return stops;
}

function happen(play: Play, happening: Happening): boolean {
  const { event, units } = happening;
  tell(play, { t: 'event-triggered', event: event.id, side: (units[0] as Unit).side, rule: '1.8' });
  removeEvent(play, event.id);
  const depth = play.stack.length;
  const stops = carryOutAll(play, event.effects, happening);
  // What is asked first must lie on top.
  play.stack.push(...play.stack.splice(depth).reverse());
  return stops;
}

/** Sets off what the cause sets off. True: those who moved must stop. */
export function triggerEvents(play: Play, cause: EventCause): boolean {
  if (play.state.scenario.events.length === 0) return false;
  let happened = false;
  let stops = false;
  for (const event of play.world.setup.scenario.events) {
    if (!isOnMap(play, event)) continue;
    const units = triggeringUnits(play, event, cause);
    if (units.length === 0) continue;
    stops = happen(play, { event, units }) || stops;
    happened = true;
  }
  // Those who appear may set off the next event; that does not stop the mover who set off the first.
  if (happened) triggerEvents(play, 'sight-change');
  return stops;
}
