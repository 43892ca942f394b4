/** Who may direct fire that he does not fire himself (18.0). */
import { type Refusal, refusal } from '../../core/rule.ts';
import { has, isMelee, isOneOf, type Position, typeOf } from '../../state/query.ts';
import type { Side, Unit } from '../../state/state.ts';

const NOT_YOURS = refusal('18.0', 'not-a-unit-of-yours-on-the-map');
const NOT_A_CALLER = refusal('18.0', 'this-unit-cannot-call-fire');
const LED_FIRE = refusal('11.1.3', 'a-leader-who-helped-direct-fire-calls-none-this-turn');
const IN_MELEE = refusal('18.0', 'units-in-melee-call-no-fire');

/** Why a unit can call no fire of any kind this turn. Being wounded is no bar (ruling D-135). */
export function notACaller(p: Position, side: Side, unit: Unit | undefined): Refusal | undefined {
  if (!unit || unit.side !== side || unit.at < 0) return NOT_YOURS;
  if (!isOneOf(typeOf(p, unit), p.world.rules.indirect.callers)) return NOT_A_CALLER;
  if (has(unit, 'led-fire')) return LED_FIRE;
  return isMelee(p.state, unit.at) ? IN_MELEE : undefined;
}
