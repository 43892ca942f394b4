/** Forecasts of everything that takes one roll: Morale Checks, spotting, smoke, repairs, reactions, drift (1.2). */
import { beginPlay } from '../core/machine.ts';
import type { Tally } from '../core/tally.ts';
import { noteLed } from '../rules/fire-combat/leadership.ts';
import { REACTION } from '../rules/fire-combat/opportunity.ts';
import { driftModifiers, driftOdds } from '../rules/indirect-fire/artillery.ts';
import { answerChance } from '../rules/indirect-fire/extra-call.ts';
import { withdrawalAid, withdrawalOrder } from '../rules/melee/withdrawal.ts';
import { starshellRoll } from '../rules/night/starshell.ts';
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

const DICE_WAYS = 36;
/** Of the 36 throws of two dice, how many show the sum. */
const waysOf = (sum: number): number => 6 - Math.abs(7 - sum);

/** The healer checks, not the patient (11.3). */
export const forecastTreatment = (game: Game, frame: RallyFrame, { healer }: OrderTo<'treat'>): CheckForecast =>
  checkForecast(healer, treatmentChance(game, frame, unitOf(game, healer)));

export function forecastDrive(game: Game, frame: RallyFrame, { commissar, unit }: OrderTo<'drive'>): CheckForecast {
  const check = checkForecast(unit, driveChance(game, frame, unitOf(game, unit)));
  return { ...check, risk: { unit: commissar, chance: waysOf(KILLS_COMMISSAR) / DICE_WAYS } };
}

/** In the order of the checks: the first Leader who helps is the one who helps all others (8.1.1). */
export function forecastWithdrawal(game: Game, { units }: OrderTo<'withdraw'>): WithdrawalForecast {
  const play = beginPlay(game.world, game.state);
  const checks = withdrawalOrder(game, units).map((id) => {
    const unit = unitOf(play, id);
    const aid = withdrawalAid(play, unit);
    const check = checkForecast(id, forecastMoraleCheck(play, unit, aid));
    if (aid.leader) noteLed(play, aid.leader, '11.1.1');
    return check;
  });
  return { kind: 'withdrawal', checks };
}

export const forecastSpotting = (game: Game, { unit: id, at }: OrderTo<'spot'>): RollForecast => {
  const unit = unitOf(game, id);
  return {
    kind: 'roll',
    for: 'spotting',
    sum: spottingTally(game, unit, at),
    needed: spottingNeeded(game, unit, at),
    succeeds: 'at-most',
    chance: spottingChance(game, unit, at),
  };
};

export const forecastSmoke = (game: Game, { unit: id }: OrderTo<'smoke'>): RollForecast => {
  const unit = unitOf(game, id);
  const chance = smokeChance(game, unit);
  return { kind: 'roll', for: 'smoke', sum: NOTHING, needed: smokeCapability(game, unit), succeeds: 'at-most', chance };
};

/** A mortar's starshell leaves nothing to chance (20.2). */
export function forecastStarshell(game: Game, { unit, mortar }: OrderTo<'starshell'>): RollForecast | undefined {
  if (mortar !== undefined) return undefined;
  const { sum, needed } = starshellRoll(game, unitOf(game, unit));
  const chance = Math.min(6, Math.max(0, needed - sum.total)) / 6;
  return { kind: 'roll', for: 'starshell', sum, needed, succeeds: 'at-most', chance };
}

const atLeast = (needed: number, what: 'repair' | 'reaction'): RollForecast => ({
  kind: 'roll',
  for: what,
  sum: NOTHING,
  needed,
  succeeds: 'at-least',
  chance: (7 - needed) / 6,
});

export function forecastRepair(game: Game): RollForecast {
  const [clearing, of] = repairChance(game);
  return atLeast(of + 1 - clearing, 'repair');
}

export const forecastReaction = (): RollForecast => atLeast(REACTION, 'reaction');

/** Where the spotting round falls, and whether the caller sees it (18.2). */
export function forecastDrift(game: Game, { unit, at, battery }: OrderTo<'call-artillery'>): DriftForecast {
  const caller = unitOf(game, unit);
  const answered = answerChance(game, caller, battery);
  const landings = driftOdds(game, caller, { at, battery }).map(({ hex, inSight, ways }) => ({
    hex,
    inSight,
    chance: (answered * ways) / DICE_WAYS,
  }));
  const seen = landings.reduce((chance, landing) => (landing.inSight ? chance + landing.chance : chance), 0);
  const sum = driftModifiers(game, caller, at, battery);
  return { kind: 'drift', aimed: at, answered, sum, landings, inSight: seen };
}
