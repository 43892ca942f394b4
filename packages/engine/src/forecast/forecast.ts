/** What an order would bring (see types.ts), by the same sums and the same rules that would carry it out. */
import { hexOf } from '../board/board.ts';
import { beginPlay, checkOrder, topFrame } from '../core/machine.ts';
import { isFlight } from '../rules/aircraft/flight-action.ts';
import { flightContext } from '../rules/aircraft/flight-fire.ts';
import { type Fire, isMortarOrder } from '../rules/fire-combat/fire.ts';
import { contextOf as impulseContext } from '../rules/fire-combat/fire-action.ts';
import { contextOf as opportunityContext } from '../rules/fire-combat/opportunity.ts';
import { type ShotContext, shotFrom } from '../rules/fire-combat/shot.ts';
import { FRAMES } from '../rules/frames.ts';
import { unitsInHex } from '../rules/indirect-fire/barrage.ts';
import { calledMortarTally, mortarNamed, noteMortarCall } from '../rules/indirect-fire/called-mortar.ts';
import { directMortarTally, mortarIn, mortarLeader } from '../rules/indirect-fire/mortar.ts';
import { type Mortar, mortarBarrage } from '../rules/indirect-fire/mortar-weapon.ts';
import { artilleryBarrage, hexAndNeighbours, noteLanding } from '../rules/indirect-fire/spotting-round.ts';
import { onTheRun } from '../rules/movement/on-the-run.ts';
import { answerContext } from '../rules/ordnance/guided.ts';
import { checkedAim } from '../rules/ordnance/shoot-action.ts';
import { checkedMgAim } from '../rules/vehicles/mg-action.ts';
import type {
  AttackRunFrame,
  Frame,
  ImpulseFrame,
  MeleeFrame,
  MoveFrame,
  RallyFrame,
  SpottingRoundFrame,
} from '../state/frames.ts';
import { whyMalformed } from '../state/order-check.ts';
import type { Order, OrderTo } from '../state/orders.ts';
import { unitOf } from '../state/query.ts';
import type { Game } from '../state/state.ts';
import { forecastBombing, forecastFlight, forecastStrafing } from './aircraft.ts';
import { forecastMg, forecastShells, forecastShot } from './attack.ts';
import { forecastCloseAssault } from './close-assault.ts';
import { NO_HEROES_YET } from './heroes.ts';
import { forecastStrike } from './melee.ts';
import { Moment } from './moment.ts';
import { forecastMove, forecastStep } from './movement.ts';
import { forecastOverrun } from './overrun.ts';
import {
  forecastDrift,
  forecastDrive,
  forecastRally,
  forecastReaction,
  forecastRepair,
  forecastSmoke,
  forecastSpotting,
  forecastStarshell,
  forecastTreatment,
  forecastWithdrawal,
} from './rolls.ts';
import { forecastOrdnance } from './shot.ts';
import type { AttackForecast, BarrageForecast, Forecast } from './types.ts';

export function fireContext(game: Game, frame: Frame): ShotContext {
  if (frame.f === 'impulse') return impulseContext(frame);
  if (frame.f === 'flight') return flightContext(game, frame);
  if (frame.f === 'guided') return answerContext(game, frame);
  return frame.f === 'opportunity' ? opportunityContext(frame) : onTheRun(game);
}

function forecastDirectMortar(game: Game, order: Fire, context: ShotContext): AttackForecast {
  const mortar = mortarIn(game, order) as Mortar;
  const leader = mortarLeader(game, order, mortar, context);
  const barrage = mortarBarrage(mortar, directMortarTally(game, mortar, order.at, leader));
  const hex = hexOf(game.world.board, order.at);
  return forecastShells(new Moment(game), barrage, hex, unitsInHex(game, hex)).attack;
}

function forecastFire(game: Game, frame: Frame, order: Fire): AttackForecast {
  const context = fireContext(game, frame);
  if (isMortarOrder(game, order)) return forecastDirectMortar(game, order, context);
  return forecastShot(game, shotFrom(game, order, context));
}

function forecastMortarCall(game: Game, frame: ImpulseFrame, order: OrderTo<'call-mortar'>): AttackForecast {
  const play = beginPlay(game.world, game.state);
  noteMortarCall(play, order);
  const mortar = mortarNamed(play, frame.side, order) as Mortar;
  const barrage = mortarBarrage(mortar, calledMortarTally(play, unitOf(play, order.unit), mortar, order.at));
  const hex = hexOf(game.world.board, order.at);
  return forecastShells(new Moment(play), barrage, hex, unitsInHex(play, hex)).attack;
}

/** Hex by hex in the order in which the shells fall: Heroes born in one leave less room for those of the next. */
function forecastLanding(game: Game, frame: SpottingRoundFrame, { at }: OrderTo<'land'>): BarrageForecast {
  const play = beginPlay(game.world, game.state);
  noteLanding(play, frame);
  const start = new Moment(play);
  const barrage = artilleryBarrage(play, frame, at);
  const hexes: BarrageForecast['hexes'][number][] = [];
  let open = NO_HEROES_YET;
  for (const hex of hexAndNeighbours(play, at)) {
    const victims = unitsInHex(play, hex);
    if (victims.length === 0) continue;
    const { attack, prospects } = forecastShells(start, barrage, hex, victims, open);
    hexes.push({ hex, attack });
    open = prospects;
  }
  return { kind: 'barrage', hexes };
}

function forecastIn(game: Game, frame: Frame, order: Order): Forecast | undefined {
  switch (order.do) {
    case 'fire':
      return forecastFire(game, frame, order);
    case 'shoot':
      return forecastOrdnance(game, checkedAim(game, order, fireContext(game, frame)));
    case 'fire-mg':
      return forecastMg(game, checkedMgAim(game, order, fireContext(game, frame)));
    case 'close-assault':
      return forecastCloseAssault(game, order, frame.f === 'counter-assault');
    case 'call-mortar':
      return forecastMortarCall(game, frame as ImpulseFrame, order);
    case 'land':
      return forecastLanding(game, frame as SpottingRoundFrame, order);
    case 'call-artillery':
      return forecastDrift(game, order);
    case 'strike':
      return forecastStrike(game, frame as MeleeFrame, order);
    case 'withdraw':
      return forecastWithdrawal(game, order);
    case 'rally':
      return forecastRally(game, frame as RallyFrame, order);
    case 'treat':
      return forecastTreatment(game, frame as RallyFrame, order);
    case 'drive':
      return forecastDrive(game, frame as RallyFrame, order);
    case 'repair':
      return forecastRepair(game);
    case 'spot':
      return forecastSpotting(game, order);
    case 'smoke':
      return forecastSmoke(game, order);
    case 'starshell':
      return forecastStarshell(game, order);
    case 'react':
      return forecastReaction();
    case 'step':
      return frame.f === 'flight' ? forecastFlight(game, frame, order) : forecastStep(game, frame as MoveFrame, order);
    case 'strafe':
      return forecastStrafing(game, frame as AttackRunFrame);
    case 'bomb':
      return forecastBombing(game, frame as AttackRunFrame);
    case 'overrun':
      return forecastOverrun(game, frame as MoveFrame, order);
    case 'move':
      return isFlight(game, order.units) ? undefined : forecastMove(game, order);
    default:
      return undefined;
  }
}

/** What an order would bring; undefined for one that is not legal now, and for one that leaves nothing to chance. */
export function forecast(game: Game, order: Order): Forecast | undefined {
  const frame = topFrame(game.state);
  if (!frame || whyMalformed(game, order) || checkOrder(FRAMES, game, order)) return undefined;
  return forecastIn(game, frame, order);
}

export { threatsAt } from './movement.ts';
export type * from './types.ts';
