/** Coming onto the map: who together, by which hex, and how far at once (22.0). */
import {
  type Facing,
  type LocationId,
  type Order,
  type Part,
  pointsForStep,
  pointsToMove,
  type Unit,
  type UnitId,
  whyNot,
} from '@opfire/engine';
import type { Candidate, Fact } from '../explain/explanation.ts';
import { exposureAt, largest, unstopped } from '../values/danger.ts';
import { withRiders } from '../values/riders.ts';
import { isLeader, isMany, SQUAD, typeOf } from '../values/worth.ts';
import type { Destination } from './destinations.ts';
import { destinationsOf } from './drawing-fire.ts';
import { type Group, groupOf, type Mind, unitsOf } from './mind.ts';
import { bunching } from './moves.ts';
import { oneOfEach } from './one-of-each.ts';
import { recoveryAt } from './recovery.ts';

type EnterPart = Extract<Part, { do: 'move' | 'withdraw' | 'dash' | 'enter' }>;

export type Entry = Extract<Order, { do: 'enter' }>;

/** Of the machines that these orders name one of each kind with each load. */
export function machinesNamedIn({ game }: Mind, orders: readonly Entry[]): Unit[] {
  const named = new Set(orders.flatMap(({ units }) => units));
  const load = (unit: Unit): string =>
    withRiders(game, [unit])
      .map(({ type }) => type)
      .join();
  return oneOfEach(
    game.state.units.filter(({ id }) => named.has(id)),
    load,
  );
}

interface Party {
  readonly units: readonly Unit[];
  readonly leader?: UnitId;
}

/** Being there is better than waiting. */
export const ARRIVED = 2;

/** A Leader with two squads at double-time, two squads, one of each kind, each Leader alone, and whoever is left. */
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
  for (const troop of oneOfEach(troops, ({ type }) => type)) found.push({ units: [troop] });
  if (troops.length === 0 && men.length > 1) found.push({ units: men.slice(0, 2) });
  const alone = troops.length === 0 ? men : men.filter((unit) => isLeader(typeOf(game, unit)));
  return [...found, ...alone.map((man) => ({ units: [man] }))];
}

/** Who comes on where, with how many points in hand, and facing where if it is a vehicle. */
interface Arrival {
  readonly group: Group;
  readonly at: LocationId;
  readonly points: number;
  readonly facing?: Facing;
}

/** An order to come on, with what the place is worth, what fire costs there, and how far it can go on at once. */
export function weighArrival(mind: Mind, order: Order, { group, at, points, ...facing }: Arrival): Candidate {
  const { game, field, mission, temper } = mind;
  const cost = pointsForStep(game, group.units[0] as Unit, -1, at) ?? points;
  const exposure = exposureAt(field, group.target, at);
  const attacks = Math.max(1, Math.floor(cost));
  const danger = exposure ? largest(exposure.loss, attacks) : 0;
  const comesOn = exposure ? unstopped(exposure, attacks) : 1;
  const journey = {
    group,
    from: at,
    mode: 'move',
    points: Math.max(0, points - cost),
    begun: true,
    ...facing,
  } as const;
  const [best] = destinationsOf(mind, journey);
  const further = best && best.way.at !== at ? best : undefined;
  const there = temper.mission * mission.gain({ units: group.units, to: at });
  const bunched = bunching(mind, group.units) * temper.risk * (danger + comesOn * (further?.way.danger ?? 0));
  const recovery = recoveryAt(mind, group, at);
  const value = ARRIVED + there + recovery + comesOn * (further?.value ?? 0) - temper.risk * danger - bunched;
  return { order, value, facts: factsOf(further, danger, comesOn, at) };
}

function weighEntry(mind: Mind, party: Party, group: Group, at: LocationId): Candidate | undefined {
  const { game } = mind;
  const led = party.leader === undefined ? {} : { leader: party.leader };
  const order: Order = { do: 'enter', units: party.units.map((unit) => unit.id), at, mode: 'move', ...led };
  if (whyNot(game, order)) return undefined;
  const ahead = party.leader === undefined ? undefined : game.state.units[party.leader];
  const points = Math.min(...party.units.map((unit) => pointsToMove(game, unit, 'move', ahead)));
  return weighArrival(mind, order, { group, at, points });
}

const factsOf = (further: Destination | undefined, danger: number, comesOn: number, at: LocationId): Fact[] => [
  { is: 'risk', at: further?.way.at ?? at, chance: 1 - comesOn * (further?.way.arrives ?? 1) },
  { is: 'loss', at: further?.way.at ?? at, amount: (danger + (further?.way.danger ?? 0)) / SQUAD },
  { is: 'ground', at: further?.way.at ?? at, amount: Math.max(0, further?.value ?? 0) / SQUAD },
];

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
