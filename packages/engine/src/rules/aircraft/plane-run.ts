/** A plane's run: its owner says where it comes on, and where on its straight path it strafes and bombs (19.1, 19.1.1). */
import type { HexId } from '../../board/board.ts';
import type { Decision } from '../../core/decision.ts';
import type { FrameRules } from '../../core/machine.ts';
import { type Play, pop, push, succeed, tell } from '../../core/play.ts';
import { type Refusal, refusal } from '../../core/rule.ts';
import { runWith } from '../../state/changed.ts';
import type { AttackRunFrame } from '../../state/frames.ts';
import type { Order } from '../../state/orders.ts';
import { type Position, unitOf } from '../../state/query.ts';
import { enemyOf, type Game } from '../../state/state.ts';
import { opportunityFrame } from '../fire-combat/opportunity-frame.ts';
import { airOver } from './airspace.ts';
import { leaveBattle } from './attack-run.ts';
import { ONE_POINT } from './flight.ts';
import { alongPath, pathsOver } from './flight-paths.ts';
import { attackHex, isTargetHex, planeValues, sweptHexes } from './plane-attacks.ts';

const NOT_NOW = refusal('19.1', 'not-offered-during-an-attack-run');
const NO_PATH = refusal('19.1', 'no-straight-path-over-the-edge-that-it-comes-from');
const ANOTHER = refusal('19.1', 'another-plane-is-on-its-run');
const NOT_OVER_IT = refusal('19.1.1', 'attacks-begin-with-the-hex-below');
const NO_TARGET = refusal('19.1.1', 'nobody-there-is-spotted-or-in-sight-of-a-leader');
const STRAFED = refusal('19.1.1', 'its-cannon-have-fired');
const BOMBED = refusal('19.1.1', 'it-has-no-bombs-for-that-hex');

const isComing = (frame: AttackRunFrame): boolean => frame.hex < 0;

/** The mission was an impulse of its own, and no pass (4.0, 19.1). */
function endRun(play: Play, { side }: AttackRunFrame): void {
  pop(play);
  tell(play, { t: 'impulse-ended', side, pass: false, passes: 0, rule: '19.1' });
}

/** The next hex; beyond the edge the mission is over. One attack by whoever has anti-aircraft weapons answers it. */
function flyOver(play: Play, frame: AttackRunFrame, hex: HexId): void {
  if (hex < 0) {
    leaveBattle(play, frame.unit);
    return endRun(play, frame);
  }
  const { at: from } = unitOf(play, frame.unit);
  const at = airOver(play, hex);
  tell(play, { t: 'moved', units: [frame.unit], from, to: at, cost: ONE_POINT, mode: 'move', rule: '19.1' });
  succeed(play, runWith(frame, { hex }));
  push(play, opportunityFrame({ side: enemyOf(frame.side), at, movers: [frame.unit], slots: 1 }));
}

const flyOn = (play: Play, frame: AttackRunFrame): void =>
  flyOver(play, frame, alongPath(play, { at: frame.hex, direction: frame.direction }, 2)[1] ?? -1);

function whyNotCome(p: Position, frame: AttackRunFrame, order: Order): Refusal | undefined {
  if (order.do !== 'attack-run') return NOT_NOW;
  if (order.unit !== frame.unit) return ANOTHER;
  const { at, direction } = order;
  return pathsOver(p, frame.edges).some((path) => path.at === at && path.direction === direction) ? undefined : NO_PATH;
}

function whyNotStrafe(p: Position, frame: AttackRunFrame, at: HexId): Refusal | undefined {
  if (at !== frame.hex) return NOT_OVER_IT;
  if (frame.strafed) return STRAFED;
  return sweptHexes(p, frame).length > 0 ? undefined : NO_TARGET;
}

function whyNotBomb(p: Position, frame: AttackRunFrame, at: HexId): Refusal | undefined {
  if (at !== frame.hex) return NOT_OVER_IT;
  const { bombs } = planeValues(p, frame);
  if (frame.bombed.length >= (bombs?.hexes ?? 0) || frame.bombed.includes(at)) return BOMBED;
  return isTargetHex(p, frame, at) ? undefined : NO_TARGET;
}

function attacks(p: Position, frame: AttackRunFrame): Order[] {
  const orders: Order[] = [];
  if (!whyNotStrafe(p, frame, frame.hex)) orders.push({ do: 'strafe', at: frame.hex });
  if (!whyNotBomb(p, frame, frame.hex)) orders.push({ do: 'bomb', at: frame.hex });
  return orders;
}

function decide(game: Game, frame: AttackRunFrame): Decision {
  const { side, unit } = frame;
  const orders: Order[] = isComing(frame)
    ? pathsOver(game, frame.edges).map(({ at, direction }) => ({ do: 'attack-run', unit, at, direction }))
    : [...attacks(game, frame), { do: 'fly', unit }];
  return { side, kind: 'attack-run', rule: '19.1', orders, parts: [] };
}

function strafe(play: Play, frame: AttackRunFrame): void {
  const swept = sweptHexes(play, frame);
  const after = runWith(frame, { strafed: true });
  succeed(play, after);
  for (const hex of swept) attackHex(play, after, 'cannon', hex);
}

function bomb(play: Play, frame: AttackRunFrame): void {
  const after = runWith(frame, { bombed: [...frame.bombed, frame.hex] });
  succeed(play, after);
  attackHex(play, after, 'bombs', frame.hex);
}

export const attackRunRules: FrameRules<AttackRunFrame> = {
  advance(play, frame) {
    if (isComing(frame)) return 'ask';
    if (unitOf(play, frame.unit).at < 0) endRun(play, frame);
    else if (attacks(play, frame).length > 0) return 'ask';
    else flyOn(play, frame);
    return 'ran';
  },

  decide,

  check(game, frame, order) {
    if (isComing(frame)) return whyNotCome(game, frame, order);
    switch (order.do) {
      case 'strafe':
        return whyNotStrafe(game, frame, order.at);
      case 'bomb':
        return whyNotBomb(game, frame, order.at);
      case 'fly':
        return order.unit === frame.unit ? undefined : ANOTHER;
      default:
        return NOT_NOW;
    }
  },

  answer(play, frame, order) {
    if (order.do === 'attack-run') return flyOver(play, runWith(frame, { direction: order.direction }), order.at);
    if (order.do === 'strafe') return strafe(play, frame);
    return order.do === 'bomb' ? bomb(play, frame) : flyOn(play, frame);
  },
};
