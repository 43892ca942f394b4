/** Coming onto the map: who together, by which hex, and how far at once (22.0). */
import {
  type LocationId,
  type Order,
  type Part,
  pointsForStep,
  pointsToMove,
  type Unit,
  type UnitId,
  whyNot,
} from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { riskOfStep } from '../values/danger.ts';
import { isLeader, isMany, typeOf } from '../values/worth.ts';
import { destinationsOf } from './destinations.ts';
import { type Group, groupOf, type Mind, unitsOf } from './mind.ts';

type EnterPart = Extract<Part, { do: 'move' | 'withdraw' | 'dash' | 'enter' }>;

interface Party {
  readonly units: readonly Unit[];
  readonly leader?: UnitId;
}

/** Being there is better than waiting. */
const ARRIVED = 2;

/** A Leader with two squads at double-time, two squads, one, and whoever is left. */
function parties(mind: Mind, part: EnterPart): Party[] {
  const { game } = mind;
  const units = unitsOf(mind, part.units);
  const troops = units.filter((unit) => isMany(typeOf(game, unit)));
  const men = units.filter((unit) => !isMany(typeOf(game, unit)));
  const [lead] = men.filter((unit) => isLeader(typeOf(game, unit)));
  const found: Party[] = [];
  const [first, second] = troops;
  if (lead && first && second) found.push({ units: [first, second, lead], leader: lead.id });
  if (lead && first) found.push({ units: [first, lead], leader: lead.id });
  const other = men.find((unit) => unit !== lead);
  if (first && second) found.push({ units: other ? [first, second, other] : [first, second] });
  if (first) found.push({ units: [first] });
  if (troops.length === 0) found.push({ units: men.slice(0, 2) }, ...men.map((man) => ({ units: [man] })));
  return found;
}

function weighEntry(mind: Mind, party: Party, group: Group, at: LocationId): Candidate | undefined {
  const { game, field } = mind;
  const led = party.leader === undefined ? {} : { leader: party.leader };
  const order: Order = { do: 'enter', units: party.units.map((unit) => unit.id), at, mode: 'move', ...led };
  if (whyNot(game, order)) return undefined;
  const ahead = party.leader === undefined ? undefined : game.state.units[party.leader];
  const points = Math.min(...party.units.map((unit) => pointsToMove(game, unit, 'move', ahead)));
  const cost = pointsForStep(game, party.units[0] as Unit, -1, at) ?? points;
  const danger = riskOfStep(field, group.target, at, Math.max(1, Math.floor(cost))).loss;
  const journey = { group, from: at, mode: 'move', points: Math.max(0, points - cost), begun: true } as const;
  const there = mind.mission.gain({ units: group.units, to: at });
  const [best] = destinationsOf(mind, journey);
  const onward = best && best.way.at !== at ? best.value : 0;
  const value = ARRIVED + mind.temper.mission * there + onward - mind.temper.risk * danger;
  return { order, value, facts: best?.facts ?? [] };
}

export function entriesIn(mind: Mind, part: EnterPart): Candidate[] {
  const found: Candidate[] = [];
  for (const party of parties(mind, part)) {
    const group = groupOf(
      mind,
      party.units.map((unit) => unit.id),
    );
    if (!group) continue;
    for (const at of part.entries ?? []) {
      const candidate = weighEntry(mind, party, group, at);
      if (candidate) found.push(candidate);
    }
  }
  return found;
}
