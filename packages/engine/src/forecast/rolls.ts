/** Forecasts of everything that takes one roll: Morale Checks, spotting, smoke, repairs, reactions, drift (1.2). */
import { beginPlay } from '../core/machine.ts';
import type { Tally } from '../core/tally.ts';
import { noteLed } from '../rules/fire-combat/leadership.ts';
import { REACTION } from '../rules/fire-combat/opportunity.ts';
import { driftModifiers, driftOdds } from '../rules/indirect-fire/artillery.ts';
import { withdrawalAid, withdrawalOrder } from '../rules/melee/withdrawal.ts';
import { driveChance, KILLS_COMMISSAR, rallyChance } from '../rules/rally/attempt.ts';
import { forecastMoraleCheck, type MoraleForecast } from '../rules/rally/morale.ts';
import { treatmentChance } from '../rules/rally/treatment.ts';
import { spottingChance, spottingNeeded, spottingTally } from '../rules/sight/spotting-attempt.ts';
import { smokeCapability, smokeChance } from '../rules/smoke/smoke.ts';
import { repairChance } from '../rules/support-weapons/upkeep.ts';
import type { RallyFrame } from '../state/frames.ts';
import type { OrderTo } from '../state/orders.ts';
import { unitOf } from '../state/query.ts';
import type { Game, UnitId } from '../state/state.ts';
import { throwsOf } from './throws.ts';
import type { CheckForecast, DriftForecast, RollForecast, WithdrawalForecast } from './types.ts';

const NOTHING: Tally = { total: 0, parts: [] };

const checkForecast = (unit: UnitId, { tally, needed, chance: [passing, of] }: MoraleForecast): CheckForecast => ({
  kind: 'check',
  unit,
  sum: tally,
  needed,
  chance: passing / of,
});

export const forecastRally = (game: Game, frame: RallyFrame, { unit }: OrderTo<'rally'>): CheckForecast =>
  checkForecast(unit, rallyChance(game, frame, unitOf(game, unit)));

/** The healer checks, not the patient (11.3). */
export const forecastTreatment = (game: Game, frame: RallyFrame, { healer }: OrderTo<'treat'>): CheckForecast =>
  checkForecast(healer, treatmentChance(game, frame, unitOf(game, healer)));

export function forecastDrive(game: Game, frame: RallyFrame, { commissar, unit }: OrderTo<'drive'>): CheckForecast {
  const check = checkForecast(unit, driveChance(game, frame, unitOf(game, unit)));
  return { ...check, risk: { unit: commissar, chance: chanceOfExactly(KILLS_COMMISSAR) } };
}
