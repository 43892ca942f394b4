/**
 * What the editions do differently, as data (see docs/rulings.md for the choices behind it). Rules ask for a
 * switch by what it decides, never for the edition's name.
 */
import type { SmcKind } from '../state/counters.ts';
import type { MoveMode } from '../state/frames.ts';

export const EDITIONS = ['v4.1', 'v4.2.1', 'v5.0'] as const;
export type EditionId = (typeof EDITIONS)[number];

export interface Ruleset {
  readonly id: EditionId;
  /** Whose leadership modifier may count in a Morale Check (1.5.1). */
  readonly morale: { readonly lmSources: readonly SmcKind[] };
  readonly supportWeapons: {
    readonly barredSmc: readonly SmcKind[];
    readonly satchelHalvedBySmc: boolean;
    /** Tripod MGs and MG teams cannot fire between levels of their own hex (1.6.1, 1.7). */
    readonly noFireBetweenLevels: boolean;
    /** Mortar support weapons are set up and dismantled like tripods (3.0). */
    readonly mortarsFlip: boolean;
  };
  readonly weaponTeams: {
    readonly buildings: 'over-13mm-banned' | 'mg-only';
    readonly mayLaySmoke: boolean;
  };
  readonly rally: {
    readonly enablers: readonly SmcKind[];
    readonly hexsideTm: 'always' | 'all-fire-across';
    readonly hedgeCounts: boolean;
    readonly recombineSameRoot: boolean;
    readonly recombineLeaderSameBadge: boolean;
    readonly justRalliedHealers: readonly SmcKind[];
    readonly leadersFirst: 'side' | 'location';
  };
  readonly leader: {
    readonly shakenMayActivate: boolean;
    readonly oneActivatorPerHex: boolean;
    readonly multiStory: 'target-level' | 'leader-level';
  };
  readonly opportunityFire: {
    readonly assaultMovedMayFire: boolean;
    readonly reaction: boolean;
    /** Any points spent open to an attack, even half of one; otherwise each whole point (5.3). */
    readonly halfPoints: boolean;
  };
  readonly movement: {
    readonly minimumMoveByAssault: boolean;
    readonly assaultMoveHalfOf: 'printed' | 'current';
    readonly assaultMoveLeaderSameBadge: boolean;
  };
  readonly assaultFire: {
    readonly enabled: boolean;
    readonly spotsVacatedHex: boolean;
    readonly stealth: 'no' | 'ends-moved' | 'ends-stealth';
  };
  readonly doubleTime: {
    readonly who: 'units' | 'mmcs';
    readonly shakenBonus: 1 | 2;
    readonly leaderSameBadge: boolean;
    readonly withLowCrawl: boolean;
  };
  readonly lowCrawl: { readonly revealedByShakenNeighbour: boolean };
  readonly smoke: { readonly moveAfterSuccess: boolean; readonly limitMarkers: number | null };
  readonly melee: {
    /** Not melee-eligible; Leaders and Advisors only when without a melee weapon (8.0). */
    readonly notEligible: readonly SmcKind[];
    readonly barredModes: readonly MoveMode[];
    readonly withdrawUsesTm: boolean;
    readonly withdrawModes: readonly MoveMode[];
    readonly loneMarkerEntry: 'any' | 'eligible';
    readonly dismantledWeaponsFight: boolean;
    readonly fallBackFromHelpless: boolean;
    readonly leaderChoiceBinds: boolean;
  };
  readonly spotting: {
    readonly medicsAutoSpot: boolean;
    readonly barred: readonly SmcKind[];
    readonly otherLeaderLm: boolean;
  };
  readonly sight: { readonly buildingGap: 'blocked' | 'clear' | 'limited' };
  readonly adjacency: { readonly multiStory: 'any-building' | 'same-building-only' };
  readonly hero: { readonly spawnedMoverContinues: boolean; readonly capCountsReinforcements: boolean };
  readonly medic: { readonly lmApplies: boolean; readonly sameBadge: boolean };
  readonly indirect: {
    readonly directMortarIgnoresDegrading: boolean;
    readonly callers: readonly SmcKind[];
    readonly artilleryCallerGoodOrder: boolean;
    readonly abortMarksOpsComplete: boolean;
    /** Missions per formation and turn; null: as many as follow one another. */
    readonly missionsPerTurn: number | null;
    /** Nations with an `extraCall` may ask for more than the scenario grants them (18.3, cards). */
    readonly extraCalls: boolean;
  };
  readonly control: { readonly wholeBuilding: boolean };
  readonly stacking: {
    readonly aircraftPerHex: 'unlimited' | 'one-helicopter' | 'one-aircraft';
    /** Passengers count with their vehicle, not with those on foot: only inside ones, or all (1.3). */
    readonly ridersCountWithVehicle: 'inside' | 'inside-and-on';
  };
  readonly ordnance: {
    /** Support-weapon ordnance from buildings: anti-tank rifles only, or all (1.6.4). */
    readonly fromBuildings: 'anti-tank-rifles' | 'all';
    /** The holder and his ordnance weapon may fire only into the same hex (1.6.4). */
    readonly sameHexAsHolder: boolean;
    /** Added to the HE attack when the target moved (14.1, card). */
    readonly heMovedBonus: 0 | 1;
    /** Captured support weapons add 1 to the to-hit roll (card). */
    readonly capturedPenalty: 0 | 1;
  };
  readonly vehicles: {
    readonly assaultFire: boolean;
    readonly shakenMovementRounds: 'up' | 'down';
    /** The crew of an abandoned vehicle: Shaken, or in Good Order on a 1 (14.1.1). */
    readonly abandonedCrew: 'shaken' | 'good-order-on-1';
    readonly overrunWheatfield: boolean;
    /** Optional: size and speed modify the to-hit roll (15.6). */
    readonly sizeAndSpeed: boolean;
    /** Optional: machine guns of firepower 4 split between turret and hull (15.0). */
    readonly splitMachineGuns: boolean;
    /** Buttoned vehicles may try to spot, at +1 (10.1.1). */
    readonly buttonedMaySpot: boolean;
    /** Front armour that may break into a wooden building (10.4). */
    readonly buildingEntryArmour: 'at-least-3' | 'over-3';
    /** Which weapon teams ride (16.1). */
    readonly teamsAboard: 'up-to-20mm' | 'mg-only';
  };
  readonly closeAssault: { readonly byAssaultMove: boolean; readonly byLowCrawl: boolean };
  readonly air: { readonly entry: 'd6' | 'choice'; readonly maxPerTurn: number | null };
  readonly foxholes: { readonly mgTeamsMayUseLater: boolean };
  readonly modules: {
    readonly hitAndRun: boolean;
    readonly opportunityMovement: boolean;
    readonly extraSmcs: boolean;
    readonly assaulters: boolean;
    readonly jamming: boolean;
    readonly mounted: boolean;
    readonly thermalImaging: boolean;
    readonly guidedMissiles: boolean;
    readonly helicopters: boolean;
  };
}
