/** The administrative markers a unit can carry (4.0, 9.0), packed into one number. */
export const MARKS = [
  'moved',
  'fired',
  'assault-move',
  'low-crawl',
  'stealth',
  'hit-and-run',
  'ops-complete',
  /** Fought in a round of melee this turn (8.0). */
  'melee',
  /** Stealthy, but too far to fire afterwards (6.4). */
  'stealth-far',
  /** Called mortars or artillery this turn: lends no leadership to direct fire (11.1.3). */
  'called-fire',
  /** Lent leadership to direct fire this turn: calls no indirect fire (11.1.3). */
  'led-fire',
  /** Tried reaction opportunity fire this turn (5.3.1). */
  'reacted',
  /** Laid smoke with success this turn: one movement point less (7.0). */
  'laid-smoke',
] as const;

export type Mark = (typeof MARKS)[number];
export type Marks = number;

export const MARK = Object.fromEntries(MARKS.map((mark, bit) => [mark, 1 << bit])) as Readonly<Record<Mark, number>>;

export const marksFrom = (marks: readonly Mark[]): Marks => marks.reduce((all, mark) => all | MARK[mark], 0);
export const marksIn = (marks: Marks): Mark[] => MARKS.filter((mark) => (marks & MARK[mark]) !== 0);

/** A unit under any of these has been used this turn (4.0). */
export const ACTIVATED: Marks = marksFrom([
  'moved',
  'fired',
  'assault-move',
  'low-crawl',
  'stealth',
  'hit-and-run',
  'ops-complete',
  'melee',
]);

/** Units under these show themselves as movers do (6.0); low crawl and stealth do not. */
export const EXPOSED: Marks = marksFrom(['moved', 'assault-move']);
