/**
 * The fixed lines of the Direct Fire Table (5.0) and the Ordnance Fire Table (14.1): the rules add them to their sums,
 * and whoever prints the tables reads them here.
 */
import type { RuleRef } from '../core/rule.ts';
import type { Modifier } from '../core/tally.ts';

const line = (what: string, amount: number, rule: RuleRef): Modifier => Object.freeze({ what, amount, rule });

/** Added to the attacker's die. */
export const DIRECT_FIRE_TABLE = {
  adjacent: line('adjacent', 2, '5.0'),
  adjacentAssaulters: line('adjacent', 3, '5.6'),
  movingTarget: line('moving-target', 1, '5.3'),
  /** For each degrading hex on the way. */
  degrading: line('degrading-terrain', -1, '10.3'),
  betweenStructures: line('between-structures', -2, '10.3.2'),
  fromSmoke: line('from-smoke', -1, '7.0'),
  assaultFire: line('assault-fire', -2, '6.1.1'),
  assaultMove: line('assault-move', -2, '6.1'),
  hitAndRun: line('hit-and-run', -2, '6.7'),
  stealth: line('stealth', -2, '6.4'),
  night: line('night', -3, '20.1'),
} as const;

/** Added to the two dice of a roll to hit, which should be low. */
export const ORDNANCE_FIRE_TABLE = {
  adjacent: line('adjacent', -2, '14.1'),
  open: line('open', -1, '15.0'),
  turretTurned: line('turret-turned', 1, '15.1'),
  pivoted: line('pivoted', 1, '15.1'),
  singleMan: line('single-man-counter', 1, '1.6'),
  assaultMove: line('assault-move', 1, '6.1'),
  vehicleAssaultMove: line('assault-move', 2, '15.2'),
  opsComplete: line('ops-complete', 2, '4.1'),
  flying: line('flying', 2, '19.2'),
  fromSmoke: line('from-smoke', 1, '7.0'),
  /** For each degrading hex on the way. */
  degrading: line('degrading-terrain', 1, '10.3'),
  betweenStructures: line('between-structures', 2, '10.3.2'),
  movedTarget: line('moved-target', 1, '15.5'),
  largeTarget: line('large', -1, '15.6'),
  smallTarget: line('small', 1, '15.6'),
  fastTarget: line('fast', 1, '15.6'),
  hoveringTarget: line('hovering-helicopter', 1, '19.2'),
  flyingTarget: line('flying-helicopter', 2, '19.2'),
  plane: line('flying-plane', 2, '19.1.1'),
  night: line('night', 3, '20.1.1'),
} as const;
