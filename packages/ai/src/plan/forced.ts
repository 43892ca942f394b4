/** Choices that the rules force: melee, a weapon to keep, a place to fall back to, where shells land. */
import { type Decision, forecast, type Order, type Part, type Unit, type Weapon, whyNot } from '@opfire/engine';
import type { Candidate } from '../explain/explanation.ts';
import { SQUAD, worthOf } from '../values/worth.ts';
import { harmOf } from './harm.ts';
import { groupOf, type Mind, standing } from './mind.ts';
import { tryOut } from './sampling.ts';

type StrikePart = Extract<Part, { do: 'strike' }>;
type UsePart = Extract<Part, { do: 'use' }>;

const MOST_TARGETS = 5;
/** A mission called off can be called again. */
const KEPT_MISSION = 0.5;

/** Whoever keeps going must go on before it does anything else (15.5): a vehicle that may stand is worth more. */
const BOUND_TO_GO = 1;

/** Each alone, all together, and all without one. */
function* targetSets(targets: readonly number[]): Generator<readonly number[]> {
  for (const target of targets) yield [target];
  if (targets.length > 1) yield targets;
  if (targets.length > 2 && targets.length <= MOST_TARGETS) {
    for (const left of targets) yield targets.filter((target) => target !== left);
  }
}

function weighStrikes(mind: Mind, part: StrikePart): Candidate[] {
  const found: Candidate[] = [];
  for (const targets of targetSets(part.targets)) {
    const order = { do: 'strike', targets } as const;
    const foreseen = forecast(mind.game, order);
    if (foreseen?.kind !== 'strike') continue;
    let worth = 0;
    for (const id of targets) worth += worthOf(mind.game, mind.game.state.units[id] as Unit);
    found.push({
      order,
      value: foreseen.chance * worth,
      facts: [
        { is: 'succeeds', units: targets, chance: foreseen.chance },
        { is: 'damage', amount: (foreseen.chance * worth) / SQUAD },
      ],
    });
  }
  return found;
}

/** Everything there is to fight with; what is used up in it, too: it is now or never. */
function weighWeapons(mind: Mind, part: UsePart): Candidate[] {
  const strongest = [...part.weapons].sort((a, b) => powerOf(mind, b) - powerOf(mind, a));
  let used: number[] = [];
  for (const weapon of strongest) {
    const more = [...used, weapon].sort((a, b) => a - b);
    if (!whyNot(mind.game, { do: 'use', weapons: more })) used = more;
  }
  return [{ order: { do: 'use', weapons: used }, value: 0, facts: [] }];
}

const powerOf = ({ game }: Mind, id: number): number =>
  game.world.setup.weaponTypes[(game.state.weapons[id] as Weapon).type]?.firepower ?? 0;

/** Where somebody comes to be without a move of his own. */
function weighPlace(mind: Mind, order: Order, id: number, at: number): Candidate {
  const group = groupOf(mind, [id]);
  return { order, value: group ? standing(mind, group, at, true) : 0, facts: [] };
}

function weighLanding(mind: Mind, order: Extract<Order, { do: 'land' }>): Candidate {
  const foreseen = forecast(mind.game, order);
  let harm = 0;
  if (foreseen?.kind === 'barrage')
    for (const { attack } of foreseen.hexes) harm += harmOf(mind.game, attack, mind.side);
  return { order, value: harm, facts: [{ is: 'damage', amount: harm / SQUAD }] };
}

function weighOrder(mind: Mind, order: Order): Candidate | undefined {
  const top = mind.game.state.stack[mind.game.state.stack.length - 1];
  switch (order.do) {
    case 'keep':
      return { order, value: powerOf(mind, order.weapon), facts: [] };
    case 'settle':
      return weighPlace(mind, order, top?.f === 'place-hero' || top?.f === 'placement' ? top.unit : -1, order.at);
    case 'retreat':
      return weighPlace(mind, order, top?.f === 'retreat' ? top.unit : -1, order.to);
    case 'land':
      return weighLanding(mind, order);
    case 'keep-going':
      return { order, value: -BOUND_TO_GO, facts: [] };
    case 'done':
      return { order, value: 0, facts: [] };
    case 'abort':
      return { order, value: KEPT_MISSION, facts: [] };
    default:
      return tryOut(mind, order);
  }
}

export function forcedChoices(mind: Mind, owed: Decision): Candidate[] {
  const found: Candidate[] = [];
  for (const part of owed.parts) {
    if (part.do === 'strike') found.push(...weighStrikes(mind, part));
    if (part.do === 'use') found.push(...weighWeapons(mind, part));
  }
  for (const order of owed.orders) {
    const candidate = weighOrder(mind, order);
    if (candidate) found.push(candidate);
  }
  return found;
}
