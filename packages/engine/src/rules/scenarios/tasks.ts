/** Tasks that take a whole turn of doing nothing else, such as blowing up a cache (1.8). */
import { hexOf } from '../../board/board.ts';
import { type Play, tell } from '../../core/play.ts';
import { isActivated, isMelee, isMmc, isPresent, type Position, typeOf, unitOf } from '../../state/query.ts';
import type { TaskSetup, TaskState } from '../../state/scenario.ts';
import type { Unit, UnitId } from '../../state/state.ts';

export const isDone = (p: Position, id: string): boolean =>
  (p.state.scenario.tasks ?? []).some((task) => task.id === id && task.status === 'done');

function tellOf(play: Play, task: TaskState): void {
  tell(play, { t: 'task-changed', task, rule: '1.8' });
}

/** To be worked on from the next Operations Phase. */
export function openTask(play: Play, id: string): void {
  if (!(play.state.scenario.tasks ?? []).some((task) => task.id === id))
    tellOf(play, { id, status: 'open', units: [] });
}

/** In the hex, in Good Order, out of melee, and not yet used for anything in this turn. */
const isAtHand = (p: Position, { side, hex }: TaskSetup, unit: Unit): boolean =>
  unit.side === side &&
  isPresent(unit) &&
  hexOf(p.world.board, unit.at) === hex &&
  !unit.shaken &&
  !isActivated(unit) &&
  !isMelee(p.state, unit.at);

const helps = (p: Position, { company }: TaskSetup, unit: Unit): boolean =>
  company === 'unit' || (company === 'mmc' && isMmc(typeOf(p, unit)));

/** Whether these units can do it: all who are named, and a helper who is none of them where one is asked for. */
function suffice(p: Position, task: TaskSetup, units: readonly UnitId[]): boolean {
  if (!task.named.every((id) => units.includes(id))) return false;
  return task.company === 'none' || units.some((id) => !task.named.includes(id) && helps(p, task, unitOf(p, id)));
}

const setupOf = (p: Position, id: string): TaskSetup =>
  (p.world.setup.scenario.tasks ?? []).find((task) => task.id === id) as TaskSetup;

/** When the Operations Phase begins: who stands ready is at work. */
export function beginTasks(play: Play): void {
  for (const { id, status } of play.state.scenario.tasks ?? []) {
    if (status !== 'open') continue;
    const task = setupOf(play, id);
    const units = play.state.units.filter((unit) => isAtHand(play, task, unit)).map((unit) => unit.id);
    if (suffice(play, task, units)) tellOf(play, { id, status: 'begun', units });
  }
}

/** When it ends, before markers are taken off: those who did nothing else have done it. */
export function endTasks(play: Play): void {
  for (const { id, status, units } of play.state.scenario.tasks ?? []) {
    if (status !== 'begun') continue;
    const task = setupOf(play, id);
    const still = units.filter((unit) => isAtHand(play, task, unitOf(play, unit)));
    if (suffice(play, task, still)) tellOf(play, { id, status: 'done', units: still });
    else tellOf(play, { id, status: 'open', units: [] });
  }
}
