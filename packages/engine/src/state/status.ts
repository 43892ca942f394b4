/** Lasting conditions of a unit, packed into one number: unlike marks, no Administrative Phase takes them off. */
export const STATUSES = [
  /** Hatches closed (15.0). */
  'buttoned',
  /** Left by its crew: stays on the map and does nothing (14.1.1). */
  'abandoned',
  /** A helicopter that hovers; flying otherwise (19.2.1). */
  'hovering',
  /** A launcher that has fired its last missile (14.4). */
  'depleted',
  /** A vehicle that keeps its Moved or Assault Move marker and must go on (15.5). */
  'continuing',
  /** A vehicle or weapon team set up in foxholes, which gains by them (21.2). */
  'dug-in',
  /** A mounted unit that is getting off (6.6). */
  'dismounting',
] as const;

export type Status = (typeof STATUSES)[number];
export type Statuses = number;

export const STATUS = Object.fromEntries(STATUSES.map((status, bit) => [status, 1 << bit])) as Readonly<
  Record<Status, number>
>;

export const statusesFrom = (names: readonly Status[]): Statuses => names.reduce((all, name) => all | STATUS[name], 0);
export const statusesIn = (statuses: Statuses): Status[] => STATUSES.filter((name) => (statuses & STATUS[name]) !== 0);
