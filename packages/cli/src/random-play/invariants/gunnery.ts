/** What guns may do (14.1, 15.0, 20.1, 21.1), told from each shot as it is fired. */
import type { EventOf, Game, GameEvent, Order, Ordnance, Unit } from '@opfire/engine';
import { MARK } from '@opfire/engine';
import { Broken } from '../play.ts';
import { bearing, isWithin, towardsHexside, towardsVertex } from './bearing.ts';
import { is, placeName, printed } from './counters.ts';

/** Sixty degrees of arc, thirty to either side of the vertex; half the horizon in front of a bunker. */
const ARC = 30;
const FRONT = 90;

const NIGHT_SIGHT = 2;
const THERMAL_SIGHT = 6;

const unitIn = (game: Game, id: number): Unit => game.state.units[id] as Unit;

function tableOf(game: Game, { unit, weapon, gun }: EventOf<'shot'>): Ordnance | undefined {
  const held = game.state.weapons[weapon];
  if (held) return game.world.setup.weaponTypes[held.type]?.ordnance;
  const { ordnance, vehicle, helicopter } = printed(game, unitIn(game, unit));
  return (ordnance ?? vehicle?.guns ?? helicopter?.guns)?.[gun];
}

/** The vertex that a gun fires over; −1 for one that fires all round. */
function vertexOf(game: Game, event: EventOf<'shot'>): number {
  const unit = unitIn(game, event.unit);
  if (event.weapon >= 0) return -1;
  return unit.turret >= 0 && !tableOf(game, event)?.inHull ? unit.turret : unit.facing;
}

function checkArc(game: Game, from: number, at: number, vertex: number, name: string): void {
  const way = bearing(game, from, at);
  if (vertex < 0 || way === undefined || isWithin(way, towardsVertex(vertex), ARC)) return;
  throw new Broken('guns fire within their arc (14.1)', `${name} at ${placeName(game, at)}, facing ${vertex}`);
}

type Attack = EventOf<'attacked'>;
type Fired = Pick<Attack, 'from' | 'at'>;

function isOutside(game: Game, bunker: number, other: number): boolean {
  const { front = -1 } = game.world.board.locations[bunker] ?? {};
  const way = bearing(game, bunker, other);
  return front >= 0 && way !== undefined && !isWithin(way, towardsHexside(front), FRONT);
}

function checkBunkers(game: Game, { from, at }: Fired, enters: boolean): void {
  if (isOutside(game, from, at)) throw new Broken('fire leaves bunkers in front (21.1)', placeName(game, from));
  if (enters && isOutside(game, at, from))
    throw new Broken('fire enters bunkers in front (21.1.2)', placeName(game, at));
}

function hasThermalSight(game: Game, unit: Unit): boolean {
  const { thermal, vehicle, helicopter } = printed(game, unit);
  return game.world.setup.edition === 'v5.0' && (thermal ?? vehicle?.thermal ?? helicopter?.thermal) === true;
}

/** Near, lit, or betrayed by their own fire. */
function checkNight(game: Game, { from, at }: Fired, units: readonly number[]): void {
  if (!game.world.setup.scenario.night) return;
  const { distances, hexes, locations } = game.world.board;
  const hexAt = (place: number): number => locations[place]?.hex ?? -1;
  const range = (a: number, b: number): number => distances[a * hexes.length + b] ?? 0;
  const thermal = units.some((id) => hasThermalSight(game, unitIn(game, id)));
  if (range(hexAt(from), hexAt(at)) <= (thermal ? THERMAL_SIGHT : NIGHT_SIGHT)) return;
  const lit = game.state.ground.some(({ kind, hex }) => kind === 'starshell' && range(hex, hexAt(at)) <= 1);
  const placeOf = ({ at: own, aboard }: Unit): number => (aboard < 0 ? own : unitIn(game, aboard).at);
  const betrayed = game.state.units.some((unit) => placeOf(unit) === at && (unit.marks & MARK.fired) !== 0);
  if (!lit && !betrayed) throw new Broken('nobody fires into the dark (20.1)', placeName(game, at));
}

const DIRECT: readonly Attack['how'][] = ['fire', 'opportunity', 'machine-gun'];

const throwsCharge = ({ world, state }: Game, { weapons }: Attack): boolean =>
  weapons.some((id) => world.setup.weaponTypes[state.weapons[id]?.type ?? -1]?.class === 'satchel-charge');

/** Hears of every event with the game just before it. */
export class Gunnery {
  private readonly fired = new Map<string, number>();
  private readonly reactions = new Map<number, number>();
  private turn = 1;

  hear(game: Game, order: Order, event: GameEvent): void {
    switch (event.t) {
      case 'phase':
        if (event.turn !== this.turn) this.beginTurn(event.turn);
        return;
      case 'reaction-rolled':
        if (event.granted) this.reactions.set(event.unit, (this.reactions.get(event.unit) ?? 0) + 1);
        return;
      case 'shot':
        return this.hearShot(game, event);
      case 'attacked':
        return this.hearAttack(game, order, event);
    }
  }

  private beginTurn(turn: number): void {
    this.turn = turn;
    this.fired.clear();
    this.reactions.clear();
  }

  private count(game: Game, unit: number, gun: string, most: number): void {
    const { name } = unitIn(game, unit);
    const key = `${unit} ${gun}`;
    const times = (this.fired.get(key) ?? 0) + 1;
    this.fired.set(key, times);
    if (times > most * (1 + (this.reactions.get(unit) ?? 0)))
      throw new Broken('no gun fires more often than it can (15.0)', `${name}: ${gun}, ${times} times in a turn`);
  }

  private hearShot(game: Game, event: EventOf<'shot'>): void {
    const table = tableOf(game, event);
    const unit = unitIn(game, event.unit);
    if (!table) throw new Broken('only guns shoot (14.1)', unit.name);
    if (is(unit, 'abandoned')) throw new Broken('abandoned vehicles do nothing (14.1.1)', unit.name);
    this.count(game, event.unit, `weapon ${event.weapon}, gun ${event.gun}`, table.shots ?? 1);
    checkArc(game, event.from, event.at, vertexOf(game, event), unit.name);
    checkBunkers(game, event, false);
    checkNight(game, event, [event.unit]);
  }

  private hearAttack(game: Game, order: Order, event: Attack): void {
    if (!DIRECT.includes(event.how)) return;
    checkBunkers(game, event, !throwsCharge(game, event));
    checkNight(game, event, event.units);
    if (event.how === 'machine-gun' && order.do === 'fire-mg') this.hearMachineGun(game, order, event);
  }

  private hearMachineGun(game: Game, { unit: id, mg }: Extract<Order, { do: 'fire-mg' }>, { from, at }: Attack): void {
    const unit = unitIn(game, id);
    const { vehicle, helicopter } = printed(game, unit);
    const mount = (vehicle ?? helicopter)?.machineGuns[mg]?.mount;
    if (is(unit, 'abandoned')) throw new Broken('abandoned vehicles do nothing (14.1.1)', unit.name);
    if (mount === 'all-round' && is(unit, 'buttoned'))
      throw new Broken('who is buttoned leaves the asterisk alone (15.0)', unit.name);
    this.count(game, id, `machine gun ${mg}`, 1);
    const ahead = unit.turret >= 0 ? unit.turret : unit.facing;
    if (mount === 'arc') checkArc(game, from, at, ahead, unit.name);
    if (mount === 'rear') checkArc(game, from, at, (ahead + 3) % 6, unit.name);
  }
}
