import type { EditionId, Ruleset } from './ruleset.ts';

const V41: Ruleset = {
  id: 'v4.1',
  morale: { lmSources: ['leader', 'commissar'] },
  supportWeapons: {
    barredSmc: ['medic', 'sniper', 'armor-leader'],
    satchelHalvedBySmc: true,
    noFireBetweenLevels: false,
    mortarsFlip: false,
  },
  weaponTeams: { buildings: 'over-13mm-banned', mayLaySmoke: true },
  rally: {
    enablers: ['leader', 'commissar', 'hero'],
    hexsideTm: 'all-fire-across',
    hedgeCounts: false,
    recombineSameRoot: false,
    recombineLeaderSameBadge: false,
    justRalliedHealers: ['medic'],
    leadersFirst: 'side',
  },
  leader: { shakenMayActivate: false, oneActivatorPerHex: true, multiStory: 'target-level' },
  opportunityFire: { assaultMovedMayFire: true, reaction: false, halfPoints: false },
  movement: { minimumMoveByAssault: false, assaultMoveHalfOf: 'printed', assaultMoveLeaderSameBadge: true },
  assaultFire: { enabled: false, spotsVacatedHex: false, stealth: 'no' },
  doubleTime: { who: 'units', shakenBonus: 2, leaderSameBadge: true, withLowCrawl: true },
  lowCrawl: { revealedByShakenNeighbour: true },
  smoke: { moveAfterSuccess: false, limitMarkers: null },
  melee: {
    notEligible: ['leader', 'commissar', 'sniper', 'medic'],
    barredModes: ['assault-move'],
    withdrawUsesTm: false,
    withdrawModes: ['move', 'assault-move', 'low-crawl', 'stealth'],
    loneMarkerEntry: 'any',
    dismantledWeaponsFight: true,
    fallBackFromHelpless: false,
    leaderChoiceBinds: false,
  },
  spotting: { medicsAutoSpot: true, barred: ['medic'], otherLeaderLm: false },
  sight: { buildingGap: 'blocked' },
  adjacency: { multiStory: 'any-building' },
  hero: { spawnedMoverContinues: true, capCountsReinforcements: false },
  medic: { lmApplies: true, sameBadge: false },
  indirect: {
    directMortarIgnoresDegrading: false,
    callers: ['leader', 'commissar', 'scout'],
    artilleryCallerGoodOrder: false,
    abortMarksOpsComplete: false,
    missionsPerTurn: null,
    extraCalls: true,
  },
  control: { wholeBuilding: false },
  stacking: { aircraftPerHex: 'unlimited', ridersCountWithVehicle: 'inside' },
  ordnance: { fromBuildings: 'anti-tank-rifles', sameHexAsHolder: false, heMovedBonus: 1, capturedPenalty: 0 },
  vehicles: {
    assaultFire: false,
    shakenMovementRounds: 'up',
    abandonedCrew: 'shaken',
    overrunWheatfield: true,
    sizeAndSpeed: false,
    splitMachineGuns: false,
    buttonedMaySpot: false,
    buildingEntryArmour: 'over-3',
    teamsAboard: 'up-to-20mm',
  },
  closeAssault: { byAssaultMove: true, byLowCrawl: true },
  air: { entry: 'd6', maxPerTurn: null },
  foxholes: { mgTeamsMayUseLater: true },
  modules: {
    hitAndRun: false,
    opportunityMovement: false,
    extraSmcs: false,
    assaulters: true,
    jamming: true,
    mounted: false,
    thermalImaging: false,
    guidedMissiles: false,
    helicopters: false,
  },
};

const V421: Ruleset = {
  ...V41,
  id: 'v4.2.1',
  supportWeapons: { ...V41.supportWeapons, satchelHalvedBySmc: false },
  rally: { ...V41.rally, hexsideTm: 'always' },
  opportunityFire: { assaultMovedMayFire: false, reaction: true, halfPoints: true },
  movement: { ...V41.movement, assaultMoveLeaderSameBadge: false },
  assaultFire: { enabled: true, spotsVacatedHex: false, stealth: 'ends-moved' },
  doubleTime: { ...V41.doubleTime, leaderSameBadge: false },
  smoke: { ...V41.smoke, moveAfterSuccess: true },
  melee: {
    ...V41.melee,
    notEligible: [...V41.melee.notEligible, 'chaplain', 'nurse'],
    barredModes: ['assault-move', 'assault-fire', 'stealth-assault-fire'],
  },
  sight: { buildingGap: 'clear' },
  hero: { ...V41.hero, spawnedMoverContinues: false },
  stacking: { ...V41.stacking, aircraftPerHex: 'one-helicopter' },
  vehicles: { ...V41.vehicles, assaultFire: true },
  foxholes: { mgTeamsMayUseLater: false },
  modules: { ...V41.modules, helicopters: true },
};

const V50: Ruleset = {
  ...V421,
  id: 'v5.0',
  morale: { lmSources: ['leader', 'commissar', 'chaplain', 'nurse', 'piper'] },
  supportWeapons: {
    barredSmc: ['medic', 'sniper', 'armor-leader', 'chaplain', 'nurse', 'piper', 'marksman'],
    satchelHalvedBySmc: false,
    noFireBetweenLevels: true,
    mortarsFlip: true,
  },
  weaponTeams: { buildings: 'mg-only', mayLaySmoke: false },
  rally: {
    enablers: ['leader', 'commissar', 'hero', 'chaplain', 'nurse', 'piper'],
    hexsideTm: 'all-fire-across',
    hedgeCounts: true,
    recombineSameRoot: true,
    recombineLeaderSameBadge: true,
    justRalliedHealers: ['medic'],
    leadersFirst: 'location',
  },
  leader: { shakenMayActivate: false, oneActivatorPerHex: false, multiStory: 'leader-level' },
  opportunityFire: { assaultMovedMayFire: true, reaction: false, halfPoints: false },
  movement: { minimumMoveByAssault: false, assaultMoveHalfOf: 'current', assaultMoveLeaderSameBadge: true },
  assaultFire: { enabled: true, spotsVacatedHex: true, stealth: 'ends-stealth' },
  doubleTime: { who: 'mmcs', shakenBonus: 1, leaderSameBadge: true, withLowCrawl: false },
  lowCrawl: { revealedByShakenNeighbour: false },
  melee: {
    notEligible: ['leader', 'commissar', 'advisor', 'sniper', 'medic', 'chaplain', 'nurse', 'piper', 'marksman'],
    barredModes: ['assault-move', 'assault-fire', 'stealth-assault-fire', 'hit-and-run'],
    withdrawUsesTm: true,
    withdrawModes: ['move', 'assault-move', 'low-crawl', 'stealth', 'hit-and-run'],
    loneMarkerEntry: 'eligible',
    dismantledWeaponsFight: false,
    fallBackFromHelpless: true,
    leaderChoiceBinds: true,
  },
  spotting: { medicsAutoSpot: false, barred: ['medic', 'chaplain', 'nurse', 'piper'], otherLeaderLm: false },
  sight: { buildingGap: 'limited' },
  adjacency: { multiStory: 'same-building-only' },
  hero: { spawnedMoverContinues: true, capCountsReinforcements: true },
  medic: { lmApplies: false, sameBadge: true },
  indirect: {
    directMortarIgnoresDegrading: true,
    callers: ['leader', 'commissar', 'scout', 'advisor'],
    artilleryCallerGoodOrder: true,
    abortMarksOpsComplete: true,
    missionsPerTurn: 1,
    extraCalls: false,
  },
  control: { wholeBuilding: true },
  stacking: { aircraftPerHex: 'one-aircraft', ridersCountWithVehicle: 'inside-and-on' },
  ordnance: { fromBuildings: 'all', sameHexAsHolder: true, heMovedBonus: 0, capturedPenalty: 0 },
  vehicles: {
    ...V421.vehicles,
    shakenMovementRounds: 'down',
    overrunWheatfield: false,
    buttonedMaySpot: true,
    teamsAboard: 'mg-only',
  },
  closeAssault: { byAssaultMove: false, byLowCrawl: false },
  air: { entry: 'choice', maxPerTurn: 1 },
  foxholes: { mgTeamsMayUseLater: true },
  modules: {
    ...V421.modules,
    hitAndRun: true,
    opportunityMovement: true,
    extraSmcs: true,
    mounted: true,
    thermalImaging: true,
    guidedMissiles: true,
  },
};

const RULESETS: Readonly<Record<EditionId, Ruleset>> = { 'v4.1': V41, 'v4.2.1': V421, 'v5.0': V50 };

export class UnknownSwitch extends Error {
  override readonly name = 'UnknownSwitch';
}

/** The edition's rules with some switches set otherwise, each by its path ("melee.withdrawUsesTm"). */
export function rulesetFor(edition: EditionId, switches: Readonly<Record<string, unknown>> = {}): Ruleset {
  const rules = structuredClone(RULESETS[edition]) as unknown as Record<string, Record<string, unknown>>;
  for (const [path, value] of Object.entries(switches)) {
    const [chapter = '', key = ''] = path.split('.');
    const group = rules[chapter];
    if (typeof group !== 'object' || !(key in group)) {
      throw new UnknownSwitch(`no rule switch is called "${path}"; see docs/rulings.md for the list`);
    }
    group[key] = value;
  }
  return rules as unknown as Ruleset;
}
