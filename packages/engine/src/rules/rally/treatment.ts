/** Medics and Corpsmen heal a wound or rally a unit; a Nurse may heal instead of rallying (11.3, 11.10). */

import { type Play, succeed, tell } from '../../core/play.ts';
import { type Refusal, type RuleRef, refusal } from '../../core/rule.ts';
import { rallyWith } from '../../state/changed.ts';
import type { RallyFrame } from '../../state/frames.ts';
import type { OrderTo } from '../../state/orders.ts';
import { isMachine, type Position, typeOf, unitOf } from '../../state/query.ts';
import type { Unit } from '../../state/state.ts';
import type { RallyAction } from './action.ts';
import { notCommanded } from './attempt.ts';
import { hasComposure, NURSE_UNITS, noteLent, rallies, rallyLeader, timesActed } from './help.ts';
import { forecastMoraleCheck, type MoraleAid, type MoraleForecast, rollMoraleCheck } from './morale.ts';

const NO_HEALER = refusal('11.3', 'the-unit-treats-nobody');
const HEALER_SHAKEN = refusal('11.3', 'the-healer-is-shaken');
const HAS_ACTED = refusal('11.3', 'the-healer-has-acted-in-this-phase');
const JUST_RALLIED = refusal('3.0', 'a-nurse-who-has-just-rallied-helps-nobody');
const PATIENT_ELSEWHERE = refusal('11.3', 'the-patient-is-not-with-the-healer');
const OTHER_BADGE = refusal('3.0', 'patients-of-another-badge-are-not-treated');
const NOT_A_MAN = refusal('11.3', 'healers-treat-men-not-vehicles');
const NOT_IN_NEED = refusal('11.3', 'the-patient-needs-no-treatment');

type Remedy = 'rally' | 'heal';

const isNurse = (p: Position, unit: Unit): boolean => typeOf(p, unit).kind === 'nurse';

const ruleFor = (p: Position, healer: Unit): RuleRef => (isNurse(p, healer) ? '11.10' : '11.3');

/** A Medic rallies a Shaken patient unless he is told to see to the wound; a Nurse's own act is only to heal. */
function remedyFor(p: Position, { healer, patient, heal }: OrderTo<'treat'>): Remedy | undefined {
  const { shaken, wounds } = unitOf(p, patient);
  if (shaken && !heal && !isNurse(p, unitOf(p, healer))) return 'rally';
  return wounds > 0 ? 'heal' : undefined;
}

function isHealer(p: Position, unit: Unit): boolean {
  const { kind } = typeOf(p, unit);
  return kind === 'medic' || (kind === 'nurse' && p.world.rules.modules.extraSmcs);
}

/** Why a healer may not act now, whoever the patient. */
function mayAct(p: Position, frame: RallyFrame, healer: Unit): Refusal | undefined {
  if (!isHealer(p, healer)) return NO_HEALER;
  if (healer.shaken) return HEALER_SHAKEN;
  if (timesActed(frame, healer.id) > 0) return HAS_ACTED;
  return hasComposure(p, frame, healer) ? undefined : JUST_RALLIED;
}

/** Treatment is not the patient's own attempt: it neither needs nor uses up that one (ruling D-11). */
function mayTreat(p: Position, frame: RallyFrame, order: OrderTo<'treat'>): Refusal | undefined {
  const denied = notCommanded(p, frame.side, order.healer) ?? notCommanded(p, frame.side, order.patient);
  if (denied) return denied;
  const healer = unitOf(p, order.healer);
  const patient = unitOf(p, order.patient);
  const barred = mayAct(p, frame, healer);
  if (barred) return barred;
  if (healer.at !== patient.at) return PATIENT_ELSEWHERE;
  if (isMachine(typeOf(p, patient))) return NOT_A_MAN;
  if (p.world.rules.medic.sameBadge && !rallies(p, healer, patient)) return OTHER_BADGE;
  return remedyFor(p, order) ? undefined : NOT_IN_NEED;
}

const treatmentAid = (p: Position, frame: RallyFrame, healer: Unit): MoraleAid => ({
  leader: p.world.rules.medic.lmApplies ? rallyLeader(p, healer, frame) : undefined,
  tm: true,
});

/** A healer's chances: on his own Morale, in his own place (ruling D-144). */
export const treatmentChance = (p: Position, frame: RallyFrame, healer: Unit): MoraleForecast =>
  forecastMoraleCheck(p, healer, treatmentAid(p, frame, healer));

function applyRemedy(play: Play, order: OrderTo<'treat'>): void {
  const rule = ruleFor(play, unitOf(play, order.healer));
  const { id, wounds } = unitOf(play, order.patient);
  if (remedyFor(play, order) === 'rally') tell(play, { t: 'rallied', unit: id, rule });
  else tell(play, { t: 'healed', unit: id, wounds: wounds - 1, rule });
}

/** Who is both Shaken and wounded can be rallied or healed: his side chooses (11.3). */
const hasChoice = (p: Position, healer: Unit, patient: Unit): boolean =>
  patient.shaken && patient.wounds > 0 && !isNurse(p, healer);

export const treatAction: RallyAction<'treat'> = {
  verb: 'treat',
  list(p, frame, orders) {
    for (const healer of p.state.units) {
      if (healer.side !== frame.side || healer.at < 0 || mayAct(p, frame, healer)) continue;
      for (const patient of p.state.units) {
        const order = { do: 'treat', healer: healer.id, patient: patient.id } as const;
        if (patient.at !== healer.at || mayTreat(p, frame, order)) continue;
        orders.push(order);
        if (hasChoice(p, healer, patient)) orders.push({ ...order, heal: true });
      }
    }
  },
  check: mayTreat,
  carryOut(play, frame, order) {
    const healer = unitOf(play, order.healer);
    const aid = treatmentAid(play, frame, healer);
    noteLent(play, aid.leader, healer);
    const cured = rollMoraleCheck(play, healer, { ...aid, for: 'treatment', rule: ruleFor(play, healer) });
    // A Nurse heals instead of rallying her two units (11.10).
    const acts = isNurse(play, healer) ? NURSE_UNITS : 1;
    const acted = [...frame.acted, ...new Array<number>(acts).fill(healer.id)];
    const rallied = cured && remedyFor(play, order) === 'rally' ? [...frame.rallied, order.patient] : frame.rallied;
    succeed(play, rallyWith(frame, { acted, rallied }));
    if (cured) applyRemedy(play, order);
  },
};
