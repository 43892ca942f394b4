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
  };
  readonly control: { readonly wholeBuilding: boolean };
  readonly modules: {
    readonly hitAndRun: boolean;
    readonly opportunityMovement: boolean;
    readonly extraSmcs: boolean;
    readonly assaulters: boolean;
    readonly jamming: boolean;
  };
}
