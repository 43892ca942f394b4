/** The sequence of play: rally, operations, administration, turn after turn (2.0, 3.0, 4.0, 9.0). */
import type { FrameRules } from '../../core/machine.ts';
import { type Play, pop, push, roll, succeed, tell } from '../../core/play.ts';
import { refusal } from '../../core/rule.ts';
import type { OperationsFrame, TurnFrame } from '../../state/frames.ts';
import type { Position } from '../../state/query.ts';
import { enemyOf, type Side } from '../../state/state.ts';
import { administer } from '../administration/administration.ts';
import { callAirSupport } from '../aircraft/air-support.ts';
import { rallyFrame } from '../rally/rally.ts';
import { rollEdges } from '../scenarios/edges.ts';
import { mayEnter } from '../scenarios/entry.ts';
import { triggerEvents } from '../scenarios/events.ts';
import { beginTasks, endTasks } from '../scenarios/tasks.ts';
import { finalReckoning } from '../scenarios/victory.ts';
import { snipersInHand } from '../single-man-counters/sniper.ts';
import { askWhoKeepsGoing } from '../vehicles/continuous.ts';
import { hasAble } from './activation.ts';
import { impulseFrame } from './impulse.ts';
import { mustGoOn } from './obligations.ts';

const PASSES_THAT_END = 3;
const RUNS_BY_ITSELF = refusal('2.0', 'nobody-decides-here');

/** From the second turn on both roll, the higher has the initiative, ties change nothing (3.0). */
function rollInitiative(play: Play): Side {
  const { turn, initiative } = play.state;
  if (turn === 1) return initiative;
  const [first = 0, second = 0] = roll(play, [6, 6], 'initiative');
  const side: Side = first === second ? initiative : first > second ? 0 : 1;
  tell(play, { t: 'initiative-rolled', dice: [first, second], side, rule: '3.0' });
  return side;
}

function beginTurn(play: Play): void {
  tell(play, { t: 'phase', phase: 'rally', turn: play.state.turn, initiative: rollInitiative(play), rule: '3.0' });
  succeed(play, { f: 'turn', step: 'rally-first' });
}

/** The side with the initiative finishes all its rallying, then the other (3.0). */
function rallySide(play: Play, side: Side, next: TurnFrame['step']): void {
  tell(play, { t: 'phase', phase: 'rally', turn: play.state.turn, initiative: play.state.initiative, rule: '3.0' });
  succeed(play, { f: 'turn', step: next });
  push(play, rallyFrame(side));
}

function beginOperations(play: Play): void {
  const { turn, initiative } = play.state;
  tell(play, { t: 'phase', phase: 'operations', turn, initiative, rule: '4.0' });
  rollEdges(play);
  beginTasks(play);
  succeed(play, { f: 'turn', step: 'administration' });
  push(play, { f: 'operations', next: initiative });
}

function beginAdministration(play: Play): void {
  const { turn, initiative } = play.state;
  tell(play, { t: 'phase', phase: 'administrative', turn, initiative, rule: '9.0' });
  endTasks(play);
  succeed(play, { f: 'turn', step: 'clearing' });
  if (play.world.machines && turn < play.world.setup.scenario.turns) askWhoKeepsGoing(play);
}

function endTurn(play: Play): void {
  const { turn, initiative } = play.state;
  administer(play);
  if (turn >= play.world.setup.scenario.turns) return succeed(play, { f: 'turn', step: 'over' });
  tell(play, { t: 'phase', phase: 'rally', turn: turn + 1, initiative, rule: '9.0' });
  succeed(play, { f: 'turn', step: 'begin' });
  // Smoke and shells that are gone may have hidden an event marker (ruling D-125).
  triggerEvents(play, 'sight-change');
}

function endBattle(play: Play): void {
  tell(play, { t: 'phase', phase: 'over', turn: play.state.turn, initiative: play.state.initiative, rule: '22.0' });
  finalReckoning(play);
  pop(play);
}

export const turnRules: FrameRules<TurnFrame> = {
  advance(play, frame) {
    const { initiative } = play.state;
    switch (frame.step) {
      case 'begin':
        beginTurn(play);
        break;
      case 'rally-first':
        rallySide(play, initiative, 'rally-second');
        break;
      case 'rally-second':
        rallySide(play, enemyOf(initiative), 'operations');
        break;
      case 'operations':
        beginOperations(play);
        break;
      case 'administration':
        beginAdministration(play);
        break;
      case 'clearing':
        endTurn(play);
        break;
      case 'over':
        endBattle(play);
    }
    return 'ran';
  },
  decide() {
    throw new Error('the sequence of play asks nobody');
  },
  check: () => RUNS_BY_ITSELF,
  answer() {
    throw new Error('the sequence of play takes no orders');
  },
};

const UNSPOTTED = { spotter: -1, spotted: -1 };

/** Whether a side can do anything but pass: activate, bring someone on, or place a Sniper to fire. */
const canAct = (p: Position, side: Side): boolean =>
  hasAble(p, side, UNSPOTTED) || mayEnter(p, side) || snipersInHand(p, side).length > 0;

/** A side that can do nothing passes by itself. */
function passFor(play: Play, side: Side): void {
  tell(play, { t: 'impulse-ended', side, pass: true, passes: play.state.passes + 1, rule: '4.0' });
}

export const operationsRules: FrameRules<OperationsFrame> = {
  advance(play, frame) {
    if (callAirSupport(play)) return 'ran';
    const side = frame.next;
    const ended = play.state.passes >= PASSES_THAT_END && !mustGoOn(play);
    if (ended || (!canAct(play, 0) && !canAct(play, 1))) {
      pop(play);
      return 'ran';
    }
    succeed(play, { f: 'operations', next: enemyOf(side) });
    if (canAct(play, side)) {
      tell(play, { t: 'impulse-began', side, rule: '4.0' });
      push(play, impulseFrame(side));
    } else passFor(play, side);
    return 'ran';
  },
  decide: turnRules.decide as never,
  check: () => RUNS_BY_ITSELF,
  answer: turnRules.answer as never,
};
