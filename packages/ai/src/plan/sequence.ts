/** One thing done after another: what those who act first leave to the others, in this impulse and in the next (4.0). */
import type { LocationId, UnitId } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import type { Mind } from './mind.ts';
import { unitsIn } from './tasks.ts';

/** What somebody plans to do next is less sure than what he does first: hardly in one impulse, more so in the one after. */
const NEXT = 0.95;
export const NEXT_IMPULSE = 0.8;
/** Those who stay behind for another impulse of the same plan are surer to go than others are. */
const LEFT_BEHIND = 0.9;

/** Where movers set out; undefined: this is no move. */
function departureOf({ game }: Mind, { order }: Candidate): LocationId | undefined {
  if (order.do !== 'move' && order.do !== 'withdraw' && order.do !== 'dash') return undefined;
  return game.state.units[order.units[0] ?? -1]?.at;
}

const meleeOf = ({ facts }: Candidate): LocationId | undefined => facts.find(({ is }) => is === 'succeeds')?.at;

/** An impulse as far as it has been thought through. */
export class Sequence {
  private readonly mind: Mind;
  private readonly busy = new Set<UnitId>();
  private readonly left = new Set<LocationId>();
  private readonly joined = new Set<LocationId>();

  constructor(mind: Mind, first: Candidate) {
    this.mind = mind;
    this.add(first);
  }

  add(candidate: Candidate): void {
    for (const unit of unitsIn(candidate.order)) this.busy.add(unit);
    const from = departureOf(this.mind, candidate);
    if (from === undefined) return;
    this.left.add(from);
    const melee = meleeOf(candidate);
    if (melee !== undefined) this.joined.add(melee);
  }

  /**
   * How sure something still is: those of one place who move in an impulse move together (4.0), the others can in a later one;
   * whoever comes to a melee that has been fought finds it over for this turn (8.0).
   */
  sureness(candidate: Candidate): number {
    const units = unitsIn(candidate.order);
    if (units.length === 0 || units.some((unit) => this.busy.has(unit))) return 0;
    const from = departureOf(this.mind, candidate);
    if (from === undefined) return NEXT;
    const melee = meleeOf(candidate);
    if (melee !== undefined && this.joined.has(melee)) return 0;
    return this.left.has(from) ? LEFT_BEHIND : NEXT;
  }
}
