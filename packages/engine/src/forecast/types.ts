/**
 * What an order would bring, as plain JSON. Every chance is a number from 0 to 1, exact but for the rounding of
 * floating point: all throws of the dice are counted, none is sampled.
 */
import type { HexId, LocationId } from '../board/board.ts';
import type { Tally } from '../core/tally.ts';
import type { CheckResult, EventOf, Impact } from '../state/events.ts';
import type { UnitId } from '../state/state.ts';

export type Results = Readonly<Record<CheckResult, number>>;

export interface TargetForecast {
  readonly unit: UnitId;
  /** What each side adds to its die against and for this unit. */
  readonly attack: Tally;
  readonly defence: Tally;
  /** Sharpshooters: how likely they are to pick this unit. All other chances here count that in. */
  readonly drawn?: number;
  readonly checkChance: number;
  /** The Leader who steadies the check, if he comes through his own. */
  readonly leader?: UnitId;
  /** By the column of the Direct Fire Table; "no-effect" includes that there was no check at all. */
  readonly results: Results;
  /** That it is removed from the map, by whichever result: casualties are the end of a Half-Squad. */
  readonly lost: number;
  /** That its check brings forth a Hero (11.2.1). */
  readonly heroChance: number;
}

/** Direct fire at a location, or shells on a hex (5.0, 11.4, 18.0). */
export interface AttackForecast {
  readonly kind: 'attack';
  readonly how: EventOf<'attacked'>['how'];
  /** What the attacker adds to his dice against everybody. */
  readonly firepower: Tally;
  /** Sides of the attacker's dice, and how they count. The defender rolls one six-sided die for all. */
  readonly dice: readonly number[];
  readonly counted: 'sum' | 'highest';
  readonly targets: readonly TargetForecast[];
  /** Passengers behind closed armour, who are not attacked and suffer only if their vehicle is abandoned (16.3). */
  readonly riders?: readonly RiderForecast[];
  /** That one of the weapons jams (1.6.2). */
  readonly jam?: number;
  /** A flamethrower fires: whoever it shakes must fall back, and is lost if he cannot (1.6.3). Not counted in `lost`. */
  readonly fallBack?: true;
}

/** Where a shell can strike a vehicle or aircraft, and what it does there (14.1.3). */
export interface PlateForecast {
  /** Absent for aircraft. */
  readonly impact?: Impact;
  /** That the shell strikes there. */
  readonly chance: number;
  /** What each side adds to its die; absent where there is no armour and any hit destroys (14.1.2). */
  readonly attack?: Tally;
  readonly armour?: Tally;
  /** All chances of the shot count in that it strikes there. */
  readonly results: Readonly<Record<EventOf<'penetration-rolled'>['result'], number>>;
}

/** What a blow to his vehicle does to a passenger; eliminated is also who finds no room to get off (1.3). */
export interface RiderForecast {
  readonly unit: UnitId;
  readonly results: Results;
  readonly lost: number;
}

/** A shot with a to-hit table (14.1). */
export interface ShotForecast {
  readonly kind: 'shot';
  /** What is added to two dice, and the number to stay at or below. */
  readonly sum: Tally;
  readonly needed: number;
  readonly hit: number;
  /** The vehicle or aircraft aimed at. */
  readonly machine?: {
    readonly unit: UnitId;
    readonly plates: readonly PlateForecast[];
    /** What becomes of it, misses included. Damaged: out of the battle, for aircraft (19.1, 19.2.6). */
    readonly results: Results;
    /** That its crew gets out, on foot. */
    readonly crew: number;
    /** Its passengers, if it has any: bailed out, thrown off or left alone (16.1.1, 16.2, 16.3). */
    readonly riders?: readonly RiderForecast[];
  };
  /** Those on foot; chances count in that the shell hits (14.1). */
  readonly targets: readonly TargetForecast[];
  /** What a hit adds to the attacker's die against those on foot. */
  readonly firepower?: Tally;
  /**
   * A guided missile (14.4): that it is the launcher's last, and that it is spoiled if all who can fire at the launcher do so,
   * place by place. Whether they do is their owner's choice: all other chances are those of a missile that is not spoiled.
   */
  readonly guided?: { readonly depleted: number; readonly spoiled: number };
}

/** A mission lands on seven hexes, each with dice of its own (18.2). Hexes without units are left out. */
export interface BarrageForecast {
  readonly kind: 'barrage';
  readonly hexes: readonly { readonly hex: HexId; readonly attack: AttackForecast }[];
}

/** A Morale Check: two dice and `sum` at or below Morale (1.5.1). */
export interface CheckForecast {
  readonly kind: 'check';
  readonly unit: UnitId;
  readonly sum: Tally;
  /** The greatest natural roll that passes. */
  readonly needed: number;
  readonly chance: number;
  /** A Commissar's own risk when he drives a unit (11.7). */
  readonly risk?: { readonly unit: UnitId; readonly chance: number };
}

/** Each unit that tries to withdraw takes a check of its own (8.1.1). */
export interface WithdrawalForecast {
  readonly kind: 'withdrawal';
  readonly checks: readonly CheckForecast[];
}

/** One die, with `sum` added: at most `needed`, or at least. */
export interface RollForecast {
  readonly kind: 'roll';
  readonly for: 'spotting' | 'smoke' | 'starshell' | 'repair' | 'reaction';
  readonly sum: Tally;
  readonly needed: number;
  readonly succeeds: 'at-most' | 'at-least';
  readonly chance: number;
}

/** One side's attack in a round of melee (8.0): all its targets fall, or none. */
export interface Blow {
  readonly targets: readonly UnitId[];
  readonly attack: Tally;
  readonly defence: Tally;
  /** Column of the Melee Table after all shifts, such as "3:2". */
  readonly odds: string;
  readonly killNumber: number;
  /** What is added to the dice. */
  readonly sum: Tally;
  readonly dice: readonly number[];
  readonly chance: number;
}

export interface StrikeForecast extends Blow {
  readonly kind: 'strike';
  /**
   * What the enemy can answer: against each unit alone and, where the odds allow it, against all together. Empty when
   * this attack is the answer.
   */
  readonly replies: readonly Blow[];
  /** After an ambush that kills only the survivors reply (8.4); otherwise those killed strike back too. */
  readonly repliesIfKilled?: readonly Blow[];
}

/** A close assault on a vehicle (17.1). */
export interface CloseAssaultForecast {
  readonly kind: 'close-assault';
  readonly target: UnitId;
  /** Checks of nerve, in their order, each as if all before it had been passed. */
  readonly checks: readonly CheckForecast[];
  /** Attempts if everybody goes: what each side adds to its die, and the chance to destroy the vehicle. */
  readonly attempts: readonly {
    readonly unit: UnitId;
    readonly attack: Tally;
    readonly defence: Tally;
    readonly chance: number;
  }[];
  /** That the vehicle is destroyed, over all courses that the checks can take. */
  readonly destroyed: number;
}

/** Where the spotting round of a mission lands (18.2). */
export interface DriftForecast {
  readonly kind: 'drift';
  readonly aimed: HexId;
  /** That the guns answer at all: less than certain beyond the missions of the scenario (18.3). */
  readonly answered: number;
  /** What is added to the die before half of it, rounded up, is the distance. */
  readonly sum: Tally;
  /** Hex −1 is off the map. */
  readonly landings: readonly { readonly hex: HexId; readonly inSight: boolean; readonly chance: number }[];
  /** That the caller sees it land. */
  readonly inSight: number;
}

/** A step of a move (6.0). */
export interface StepForecast {
  readonly kind: 'step';
  readonly to: LocationId;
  readonly units: readonly { readonly unit: UnitId; readonly cost: Tally; readonly left: number }[];
  /** Attacks by opportunity fire that the step allows (5.3). */
  readonly slots: number;
  /** Enemy units that could then fire; whether they do is their owner's choice. */
  readonly threats: readonly UnitId[];
  /** Each Fire for Effect and Mines marker that attacks those who enter, as if it were the first to do so (18.0, 21.4). */
  readonly shells: readonly AttackForecast[];
}

/** What a move that is being declared has to spend (6.0). */
export interface MoveForecast {
  readonly kind: 'move';
  readonly units: readonly { readonly unit: UnitId; readonly allowance: Tally }[];
}

export type Forecast =
  | AttackForecast
  | ShotForecast
  | BarrageForecast
  | CheckForecast
  | WithdrawalForecast
  | RollForecast
  | StrikeForecast
  | CloseAssaultForecast
  | DriftForecast
  | StepForecast
  | MoveForecast;
