/** Which rules govern which frame. */
import type { FrameTable } from '../core/machine.ts';
import { afterwards, ranOn } from './afterwards.ts';
import { flightRules } from './aircraft/flight.ts';
import { attackRunRules } from './aircraft/plane-run.ts';
import { opportunityRules } from './fire-combat/opportunity.ts';
import { retreatRules } from './fire-combat/retreat.ts';
import { spottingRoundRules } from './indirect-fire/spotting-round.ts';
import { meleeRules } from './melee/round.ts';
import { moveRules } from './movement/move.ts';
import { impulseRules } from './operations/impulse.ts';
import { operationsRules, turnRules } from './operations/turn.ts';
import { guidedRules } from './ordnance/guided.ts';
import { dismountRules } from './passengers/dismounting.ts';
import { rallyRules } from './rally/rally.ts';
import { placementRules } from './scenarios/placement.ts';
import { setupRules } from './scenarios/setup.ts';
import { placeHeroRules } from './single-man-counters/place-hero.ts';
import { keepWeaponRules } from './support-weapons/keep-weapon.ts';
import { continuingRules } from './vehicles/continuous.ts';
import { counterAssaultRules } from './vehicles/counter-assault.ts';

export const FRAMES: FrameTable = {
  setup: setupRules,
  turn: turnRules,
  rally: rallyRules,
  operations: operationsRules,
  impulse: impulseRules,
  move: moveRules,
  opportunity: opportunityRules,
  melee: meleeRules,
  'keep-weapon': keepWeaponRules,
  'place-hero': placeHeroRules,
  placement: placementRules,
  retreat: retreatRules,
  continuing: continuingRules,
  'spotting-round': spottingRoundRules,
  dismount: dismountRules,
  'counter-assault': counterAssaultRules,
  guided: guidedRules,
  flight: flightRules,
  'attack-run': attackRunRules,
  afterwards,
  ranOn,
};
