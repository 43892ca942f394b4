/** Every scenario and its texts, imported by name so that no file system is needed. */
import aFriendInNeed from '../../data/scenarios/a-friend-in-need.json' with { type: 'json' };
import assaultOnVierville from '../../data/scenarios/assault-on-vierville.json' with { type: 'json' };
import hill83 from '../../data/scenarios/hill-83.json' with { type: 'json' };
import hill83Again from '../../data/scenarios/hill-83-again.json' with { type: 'json' };
import oldTown from '../../data/scenarios/old-town.json' with { type: 'json' };
import overTheAa from '../../data/scenarios/over-the-aa.json' with { type: 'json' };
import rejoiningTheRegiment from '../../data/scenarios/rejoining-the-regiment.json' with { type: 'json' };
import slicksAtHill118 from '../../data/scenarios/slicks-at-hill-118.json' with { type: 'json' };
import steelInTheLanes from '../../data/scenarios/steel-in-the-lanes.json' with { type: 'json' };
import aFriendInNeedEn from '../../data/scenarios/texts/a-friend-in-need.en.json' with { type: 'json' };
import aFriendInNeedJa from '../../data/scenarios/texts/a-friend-in-need.ja.json' with { type: 'json' };
import assaultOnViervilleEn from '../../data/scenarios/texts/assault-on-vierville.en.json' with { type: 'json' };
import assaultOnViervilleJa from '../../data/scenarios/texts/assault-on-vierville.ja.json' with { type: 'json' };
import hill83En from '../../data/scenarios/texts/hill-83.en.json' with { type: 'json' };
import hill83Ja from '../../data/scenarios/texts/hill-83.ja.json' with { type: 'json' };
import hill83AgainEn from '../../data/scenarios/texts/hill-83-again.en.json' with { type: 'json' };
import hill83AgainJa from '../../data/scenarios/texts/hill-83-again.ja.json' with { type: 'json' };
import oldTownEn from '../../data/scenarios/texts/old-town.en.json' with { type: 'json' };
import oldTownJa from '../../data/scenarios/texts/old-town.ja.json' with { type: 'json' };
import overTheAaEn from '../../data/scenarios/texts/over-the-aa.en.json' with { type: 'json' };
import overTheAaJa from '../../data/scenarios/texts/over-the-aa.ja.json' with { type: 'json' };
import rejoiningTheRegimentEn from '../../data/scenarios/texts/rejoining-the-regiment.en.json' with { type: 'json' };
import rejoiningTheRegimentJa from '../../data/scenarios/texts/rejoining-the-regiment.ja.json' with { type: 'json' };
import slicksAtHill118En from '../../data/scenarios/texts/slicks-at-hill-118.en.json' with { type: 'json' };
import slicksAtHill118Ja from '../../data/scenarios/texts/slicks-at-hill-118.ja.json' with { type: 'json' };
import steelInTheLanesEn from '../../data/scenarios/texts/steel-in-the-lanes.en.json' with { type: 'json' };
import steelInTheLanesJa from '../../data/scenarios/texts/steel-in-the-lanes.ja.json' with { type: 'json' };
import theBridgeAtBenDaEn from '../../data/scenarios/texts/the-bridge-at-ben-da.en.json' with { type: 'json' };
import theBridgeAtBenDaJa from '../../data/scenarios/texts/the-bridge-at-ben-da.ja.json' with { type: 'json' };
import theNiederauGapEn from '../../data/scenarios/texts/the-niederau-gap.en.json' with { type: 'json' };
import theNiederauGapJa from '../../data/scenarios/texts/the-niederau-gap.ja.json' with { type: 'json' };
import theSunkenLaneEn from '../../data/scenarios/texts/the-sunken-lane.en.json' with { type: 'json' };
import theSunkenLaneJa from '../../data/scenarios/texts/the-sunken-lane.ja.json' with { type: 'json' };
import theWeaponsCacheEn from '../../data/scenarios/texts/the-weapons-cache.en.json' with { type: 'json' };
import theWeaponsCacheJa from '../../data/scenarios/texts/the-weapons-cache.ja.json' with { type: 'json' };
import wireAtMidnightEn from '../../data/scenarios/texts/wire-at-midnight.en.json' with { type: 'json' };
import wireAtMidnightJa from '../../data/scenarios/texts/wire-at-midnight.ja.json' with { type: 'json' };
import theBridgeAtBenDa from '../../data/scenarios/the-bridge-at-ben-da.json' with { type: 'json' };
import theNiederauGap from '../../data/scenarios/the-niederau-gap.json' with { type: 'json' };
import theSunkenLane from '../../data/scenarios/the-sunken-lane.json' with { type: 'json' };
import theWeaponsCache from '../../data/scenarios/the-weapons-cache.json' with { type: 'json' };
import wireAtMidnight from '../../data/scenarios/wire-at-midnight.json' with { type: 'json' };

/** A new scenario gets its lines here. */
export const scenarioFiles = [
  { file: 'scenarios/a-friend-in-need.json', data: aFriendInNeed as unknown },
  { file: 'scenarios/texts/a-friend-in-need.en.json', data: aFriendInNeedEn as unknown },
  { file: 'scenarios/texts/a-friend-in-need.ja.json', data: aFriendInNeedJa as unknown },
  { file: 'scenarios/assault-on-vierville.json', data: assaultOnVierville as unknown },
  { file: 'scenarios/texts/assault-on-vierville.en.json', data: assaultOnViervilleEn as unknown },
  { file: 'scenarios/texts/assault-on-vierville.ja.json', data: assaultOnViervilleJa as unknown },
  { file: 'scenarios/hill-83.json', data: hill83 as unknown },
  { file: 'scenarios/texts/hill-83.en.json', data: hill83En as unknown },
  { file: 'scenarios/texts/hill-83.ja.json', data: hill83Ja as unknown },
  { file: 'scenarios/hill-83-again.json', data: hill83Again as unknown },
  { file: 'scenarios/texts/hill-83-again.en.json', data: hill83AgainEn as unknown },
  { file: 'scenarios/texts/hill-83-again.ja.json', data: hill83AgainJa as unknown },
  { file: 'scenarios/old-town.json', data: oldTown as unknown },
  { file: 'scenarios/texts/old-town.en.json', data: oldTownEn as unknown },
  { file: 'scenarios/texts/old-town.ja.json', data: oldTownJa as unknown },
  { file: 'scenarios/over-the-aa.json', data: overTheAa as unknown },
  { file: 'scenarios/texts/over-the-aa.en.json', data: overTheAaEn as unknown },
  { file: 'scenarios/texts/over-the-aa.ja.json', data: overTheAaJa as unknown },
  { file: 'scenarios/rejoining-the-regiment.json', data: rejoiningTheRegiment as unknown },
  { file: 'scenarios/texts/rejoining-the-regiment.en.json', data: rejoiningTheRegimentEn as unknown },
  { file: 'scenarios/texts/rejoining-the-regiment.ja.json', data: rejoiningTheRegimentJa as unknown },
  { file: 'scenarios/slicks-at-hill-118.json', data: slicksAtHill118 as unknown },
  { file: 'scenarios/texts/slicks-at-hill-118.en.json', data: slicksAtHill118En as unknown },
  { file: 'scenarios/texts/slicks-at-hill-118.ja.json', data: slicksAtHill118Ja as unknown },
  { file: 'scenarios/steel-in-the-lanes.json', data: steelInTheLanes as unknown },
  { file: 'scenarios/texts/steel-in-the-lanes.en.json', data: steelInTheLanesEn as unknown },
  { file: 'scenarios/texts/steel-in-the-lanes.ja.json', data: steelInTheLanesJa as unknown },
  { file: 'scenarios/the-bridge-at-ben-da.json', data: theBridgeAtBenDa as unknown },
  { file: 'scenarios/texts/the-bridge-at-ben-da.en.json', data: theBridgeAtBenDaEn as unknown },
  { file: 'scenarios/texts/the-bridge-at-ben-da.ja.json', data: theBridgeAtBenDaJa as unknown },
  { file: 'scenarios/the-niederau-gap.json', data: theNiederauGap as unknown },
  { file: 'scenarios/texts/the-niederau-gap.en.json', data: theNiederauGapEn as unknown },
  { file: 'scenarios/texts/the-niederau-gap.ja.json', data: theNiederauGapJa as unknown },
  { file: 'scenarios/the-sunken-lane.json', data: theSunkenLane as unknown },
  { file: 'scenarios/texts/the-sunken-lane.en.json', data: theSunkenLaneEn as unknown },
  { file: 'scenarios/texts/the-sunken-lane.ja.json', data: theSunkenLaneJa as unknown },
  { file: 'scenarios/the-weapons-cache.json', data: theWeaponsCache as unknown },
  { file: 'scenarios/texts/the-weapons-cache.en.json', data: theWeaponsCacheEn as unknown },
  { file: 'scenarios/texts/the-weapons-cache.ja.json', data: theWeaponsCacheJa as unknown },
  { file: 'scenarios/wire-at-midnight.json', data: wireAtMidnight as unknown },
  { file: 'scenarios/texts/wire-at-midnight.en.json', data: wireAtMidnightEn as unknown },
  { file: 'scenarios/texts/wire-at-midnight.ja.json', data: wireAtMidnightJa as unknown },
];
