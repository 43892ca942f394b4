/** Calls beyond the missions of the scenario, which some nations may ask for on a die (18.3, cards of v4.x; ruling R-603). */
import { type Play, roll1d6, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { type Position, typeOf } from '../../state/query.ts';
import type { Battery } from '../../state/scenario.ts';
import type { Unit } from '../../state/state.ts';

const NO_MISSIONS = refusal('18.2', 'no-fire-missions-left');
const SILENT = refusal('18.3', 'the-battery-answers-no-more-calls');

/** What the die must not exceed; 0: the nation gets what the scenario grants. */
function extraCallOf(p: Position, caller: Unit): number {
  if (!p.world.rules.indirect.extraCalls) return 0;
  return p.world.setup.nations[typeOf(p, caller).nation]?.extraCall ?? 0;
}

/** A mission of the starter kit is one and no more, as its paragraph says. */
export function whyNoMoreCalls(p: Position, caller: Unit, battery: Battery): Refusal | undefined {
  if (battery.missions > 0) return undefined;
  if (battery.procedure || extraCallOf(p, caller) === 0) return NO_MISSIONS;
  return battery.silent ? SILENT : undefined;
}

/** The chance that the guns answer the call at all. */
export function answerChance(p: Position, caller: Unit, index: number): number {
  const battery = p.state.scenario.batteries[index];
  return battery && battery.missions <= 0 ? extraCallOf(p, caller) / 6 : 1;
}

/** Throws for a call beyond the missions: it is one mission more, or the last that is heard of the battery. */
export function isAnswered(play: Play, caller: Unit, index: number): boolean {
  const battery = play.state.scenario.batteries[index] as Battery;
  if (battery.missions > 0) return true;
  const needed = extraCallOf(play, caller);
  const die = roll1d6(play, 'extra-call');
  const granted = die <= needed;
  tell(play, { t: 'extra-call-rolled', unit: caller.id, battery: index, die, needed, granted, rule: '18.3' });
  const changed: Battery = granted ? { ...battery, missions: 1 } : { ...battery, silent: true };
  tell(play, { t: 'battery-changed', index, battery: changed, rule: '18.3' });
  return granted;
}
