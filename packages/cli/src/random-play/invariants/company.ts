/** Who may be where, and what became of whom. */
import type { Game, Unit } from '@opfire/engine';
import { Broken } from '../play.ts';
import { placeName } from './counters.ts';

/** Both sides share a location only under a Melee marker, or while the round that will lay it is due (8.0). */
export function checkCompany(game: Game): void {
  const { state } = game;
  const holder = new Map<number, number>();
  for (const { at, side } of state.units) {
    if (at < 0) continue;
    const other = holder.get(at);
    if (other === undefined) holder.set(at, side);
    else if (other !== side && !isMelee(game, at)) {
      throw new Broken('both sides share a location only in melee (8.0)', placeName(game, at));
    }
  }
}

const isMelee = ({ state }: Game, at: number): boolean =>
  state.melees.some((marker) => marker.at === at) || state.stack.some((frame) => resolves(frame, at));

/** A round is due there, or units that have broken away are about to leave (8.0, 8.1.1). */
const resolves = (frame: Game['state']['stack'][number], at: number): boolean =>
  (frame.f === 'melee' && frame.at === at) ||
  (frame.f === 'move' && frame.at === at && frame.reason === 'withdrawal' && frame.steps === 0);

const FINAL: readonly Unit['fate'][] = ['eliminated', 'exited', 'replaced', 'withdrawn'];

/** Units are on the map or off it for a reason, and never come back from some of these. */
export function checkFates(before: Game, after: Game): void {
  if (after.state.units.length < before.state.units.length) throw new Broken('no unit is forgotten', 'fewer units');
  for (const unit of after.state.units) {
    if (unit.at >= 0 !== (unit.fate === 'in-play')) {
      throw new Broken('who is on the map is in play', `${unit.name}: ${unit.fate} in ${placeName(after, unit.at)}`);
    }
    const was = before.state.units[unit.id];
    if (was && FINAL.includes(was.fate) && unit.fate !== was.fate) {
      throw new Broken('nobody returns', `${unit.name} was ${was.fate} and is ${unit.fate}`);
    }
    if (was && (was.side !== unit.side || was.name !== unit.name)) {
      throw new Broken('nobody turns into somebody else', `${was.name} became ${unit.name}`);
    }
  }
}
