/** Those who stood an overrun may turn on the vehicle in their midst (15.3, 17.1). */
import type { FrameRules } from '../../core/machine.ts';
import { type Play, pop, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import type { CounterAssaultFrame } from '../../state/frames.ts';
import { MARK } from '../../state/marks.ts';
import type { Order, OrderTo } from '../../state/orders.ts';
import { isActivated, type Position, unitOf, unitsAt } from '../../state/query.ts';
import type { UnitId } from '../../state/state.ts';
import { lock } from '../melee/aftermath.ts';
import { assaultsOn } from './assault-action.ts';
import { assaultsItself, whyNotAssailable, whyNotAssaulter, whyNotParty } from './assaulters.ts';
import { assault, type Party, takeHeart } from './close-assault.ts';
import { driveOut } from './make-way.ts';

const NOT_NOW = refusal('15.3', 'only-a-close-assault-is-possible-now');
const NOT_THIS_ONE = refusal('15.3', 'only-the-vehicle-that-overran-them-is-assaulted');
const NOT_OVERRUN = refusal('15.3', 'only-those-who-were-overrun-strike-back');

function whyNotAnswer(p: Position, frame: CounterAssaultFrame, order: OrderTo<'close-assault'>): Refusal | undefined {
  if (order.target !== frame.vehicle) return NOT_THIS_ONE;
  const { at } = unitOf(p, frame.vehicle);
  const overrun = (id: UnitId): boolean => unitOf(p, id).at === at && unitOf(p, id).side === frame.side;
  if (!order.units.every(overrun)) return NOT_OVERRUN;
  return whyNotParty(p, order.units, order.weapons ?? []) ?? whyNotAssailable(p, frame.side, frame.vehicle);
}

function options(p: Position, frame: CounterAssaultFrame): Order[] {
  const { at } = unitOf(p, frame.vehicle);
  if (at < 0 || whyNotAssailable(p, frame.side, frame.vehicle)) return [];
  const able = unitsAt(p.state, at, frame.side).filter((unit) => !whyNotAssaulter(p, unit));
  return [
    ...assaultsOn(
      p,
      able.map((unit) => unit.id),
      frame.vehicle,
    ),
  ];
}

/** Whose nerve failed, or who has nobody left to lead, has done his part of the turn where he stands (17.1). */
function stayDown(play: Play, units: readonly UnitId[]): void {
  for (const unit of units)
    if (!isActivated(unitOf(play, unit))) tell(play, { t: 'marked', unit, marks: MARK['ops-complete'], rule: '17.1' });
}

/** They are there already, so no ground helps their nerve; who fails to destroy it must give way (ruling R-409). */
function answerOverrun(play: Play, order: OrderTo<'close-assault'>): void {
  const party: Party = { units: order.units, weapons: order.weapons ?? [] };
  const { at } = unitOf(play, order.target);
  const steady = takeHeart(play, party, false);
  const passed = steady.some((id) => assaultsItself(play, unitOf(play, id), party.weapons)) ? steady : [];
  stayDown(
    play,
    order.units.filter((id) => !passed.includes(id)),
  );
  if (passed.length === 0) return;
  if (assault(play, party, passed, order.target)) return lock(play, passed);
  driveOut(
    play,
    passed.map((id) => unitOf(play, id)),
    at,
  );
}

export const counterAssaultRules: FrameRules<CounterAssaultFrame> = {
  advance(play, frame) {
    if (options(play, frame).length > 0) return 'ask';
    pop(play);
    return 'ran';
  },
  decide: (game, frame) => ({
    side: frame.side,
    kind: 'counter-assault',
    rule: '15.3',
    orders: [...options(game, frame), { do: 'hold' }],
    parts: [],
  }),
  check(game, frame, order) {
    if (order.do === 'hold') return undefined;
    return order.do === 'close-assault' ? whyNotAnswer(game, frame, order) : NOT_NOW;
  },
  answer(play, _frame, order) {
    pop(play);
    if (order.do === 'close-assault') answerOverrun(play, order);
  },
};
