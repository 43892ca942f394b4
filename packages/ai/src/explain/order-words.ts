/** What an order does, in words: its sentence with the names of whom and what it is about. */
import type { Facing, Game, HexId, LocationId, MoveMode, Order, UnitId, WeaponId } from '@opfire/engine';
import type { Candidate } from './explanation.ts';
import { type Language, WORDS, type Words } from './words.ts';

export interface Telling {
  readonly language: Language;
  /** How a unit is called; its name in the notation when left out. */
  readonly nameOf?: (unit: UnitId) => string;
  /** How a weapon is called; its name in the notation when left out. */
  readonly weaponOf?: (weapon: WeaponId) => string;
  /** How a location is called; its name in the notation when left out. */
  readonly placeOf?: (at: LocationId) => string;
  /** How a hex is called; its name in the notation when left out. */
  readonly hexOf?: (hex: HexId) => string;
  /** Where a vehicle faces; the number of the vertex when left out. */
  readonly facingOf?: (facing: Facing) => string;
  /** What a side lays while it sets up, by its number; its kind when left out. */
  readonly markersOf?: (fortification: number) => string;
}

/** Orders whose place is a hex, not a location. */
const BY_HEX: ReadonlySet<Order['do']> = new Set<Order['do']>([
  ...(['smoke', 'land', 'call-artillery', 'lay', 'lift', 'attack-run', 'strafe', 'bomb', 'starshell'] as const),
]);

const UNITS: ReadonlySet<string> = new Set(['unit', 'healer', 'patient', 'mortar', 'target', 'commissar', 'vehicle']);

export const fill = (text: string, fields: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, key: string) => fields[key] ?? '');

export class OrderTeller {
  readonly words: Words;
  private readonly game: Game;
  private readonly telling: Telling;

  constructor(game: Game, telling: Telling) {
    this.words = WORDS[telling.language];
    this.game = game;
    this.telling = telling;
  }

  place(at: LocationId): string {
    return this.telling.placeOf?.(at) ?? this.game.world.board.locations[at]?.name ?? String(at);
  }

  /** `melee`: those who set out would fight where they go. */
  order({ order, facts, to }: Candidate, melee: boolean): string {
    const { orders } = this.words;
    const filled: Record<string, string> = { to: '…', from: this.from(order) };
    for (const [key, value] of Object.entries(order)) filled[key] = this.field(order, key, value) ?? filled[key] ?? '';
    if ('fortification' in order) filled.what = this.marker(order.fortification);
    if (order.do === 'fire' || order.do === 'close-assault') filled.units = this.armed(filled.units ?? '', order);
    const goal = to ?? ('to' in order ? order.to : facts.find((fact) => fact.at !== undefined)?.at);
    if (goal !== undefined) filled.to = this.place(goal);
    return fill(orders[this.variantOf(order, melee)], filled) + this.turned(order);
  }

  /** Where those who come on or set up face: of vehicles it tells two ideas apart. */
  private turned(order: Order): string {
    const facing = order.do === 'enter' || order.do === 'deploy' ? order.facing : undefined;
    return facing === undefined ? '' : fill(this.words.facing, { facing: this.facing(facing) });
  }

  private facing(facing: Facing): string {
    return this.telling.facingOf?.(facing) ?? String(facing);
  }

  private variantOf(order: Order, melee: boolean): keyof Words['orders'] {
    if (melee && order.do === 'move') return 'move-into-melee';
    if (melee && order.do === 'step') return 'step-into-melee';
    if (order.do === 'flip' && this.game.state.weapons[order.weapon]?.assembled) return 'flip-apart';
    return order.do === 'pivot' && order.turret !== undefined ? 'pivot-turret' : order.do;
  }

  /** Those of one name together: "2 × Squad". */
  private list(names: readonly string[]): string {
    const times = new Map<string, number>();
    for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
    return [...times].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(this.words.comma);
  }

  private unit(id: UnitId): string {
    return this.telling.nameOf?.(id) ?? this.game.state.units[id]?.name ?? String(id);
  }

  private weapon(id: WeaponId): string {
    return this.telling.weaponOf?.(id) ?? this.game.state.weapons[id]?.name ?? String(id);
  }

  private hex(at: HexId): string {
    return this.telling.hexOf?.(at) ?? this.game.world.board.hexes[at]?.name ?? String(at);
  }

  private armed(units: string, order: Order): string {
    const weapons = 'weapons' in order ? (order.weapons ?? []) : [];
    if (weapons.length === 0) return units;
    return units + fill(this.words.armed, { weapons: this.list(weapons.map((id) => this.weapon(id))) });
  }

  /** Where those who act stand. */
  private from(order: Order): string {
    const acting = 'units' in order ? order.units : 'unit' in order ? [order.unit] : [];
    const places = acting.map((id) => this.game.state.units[id]?.at ?? -1).filter((at) => at >= 0);
    return [...new Set(places)].map((at) => this.place(at)).join(this.words.comma);
  }

  private field(order: Order, key: string, value: unknown): string | undefined {
    const many = Array.isArray(value) ? (value as readonly number[]) : [value as number];
    if (key === 'at' && BY_HEX.has(order.do)) return this.hex(value as HexId);
    if (key === 'at' || key === 'to') return many.map((at) => this.place(at)).join(this.words.comma);
    if (key === 'units' || key === 'targets') return this.list(many.map((id) => this.unit(id)));
    if (key === 'mode') return this.words.modes[value as MoveMode];
    if (UNITS.has(key)) return this.unit(value as UnitId);
    if (key === 'weapon') return this.weapon(value as WeaponId);
    if (key === 'weapons') return this.list(many.map((id) => this.weapon(id)));
    if (key === 'facing' || key === 'turret') return this.facing(value as Facing);
    return undefined;
  }

  /** What is laid or taken up. */
  private marker(index: number): string {
    const kind = this.game.world.setup.scenario.fortifications?.[index]?.kind ?? '';
    return this.telling.markersOf?.(index) ?? kind;
  }
}
