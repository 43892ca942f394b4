/** Who may direct fire that he does not fire himself (18.0). */
import { type Refusal, refusal } from '../../core/rule.ts';
import { has, isMelee, isOneOf, type Position, typeOf } from '../../state/query.ts';
import type { Side, Unit } from '../../state/state.ts';

/** What is called: a mortar's shells, artillery, a mortar's starshell. Each section says who may. */
type Called = '18.1' | '18.2' | '20.2';

const LED_FIRE = refusal('11.1.3', 'a-leader-who-helped-direct-fire-calls-none-this-turn');

/** Why a unit can call no fire this turn. Being wounded is no bar (ruling D-135). */
export function notACaller(p: Position, side: Side, unit: Unit | undefined, called: Called): Refusal | undefined {
  if (!unit || unit.side !== side || unit.at < 0) return refusal(called, 'not-a-unit-of-yours-on-the-map');
  if (!isOneOf(typeOf(p, unit), p.world.rules.indirect.callers)) return refusal(called, 'this-unit-cannot-call-fire');
  if (has(unit, 'led-fire')) return LED_FIRE;
  return isMelee(p.state, unit.at) ? refusal(called, 'units-in-melee-call-no-fire') : undefined;
}
