/** Every data file, imported by name so that no file system is needed. A new file gets a line in each list. */
import board1 from '../data/boards/1.json' with { type: 'json' };
import board2 from '../data/boards/2.json' with { type: 'json' };
import board3 from '../data/boards/3.json' with { type: 'json' };
import board15 from '../data/boards/15.json' with { type: 'json' };
import board101 from '../data/boards/101.json' with { type: 'json' };
import board102 from '../data/boards/102.json' with { type: 'json' };
import board103 from '../data/boards/103.json' with { type: 'json' };
import board104 from '../data/boards/104.json' with { type: 'json' };
import board105 from '../data/boards/105.json' with { type: 'json' };
import board106 from '../data/boards/106.json' with { type: 'json' };
import japaneseNames from '../data/names/ja.json' with { type: 'json' };
import genericNations from '../data/nations/generic.json' with { type: 'json' };
import modernNations from '../data/nations/modern.json' with { type: 'json' };
import wwiiNations from '../data/nations/wwii.json' with { type: 'json' };
import skills from '../data/skills.json' with { type: 'json' };
import modernChart from '../data/terrain/modern.json' with { type: 'json' };
import wwiiChart from '../data/terrain/wwii.json' with { type: 'json' };
import argentineUnits from '../data/units/argentine.json' with { type: 'json' };
import argentineVehicles from '../data/units/argentine-vehicles.json' with { type: 'json' };
import arvnUnits from '../data/units/arvn.json' with { type: 'json' };
import australianUnits from '../data/units/australian.json' with { type: 'json' };
import belgianUnits from '../data/units/belgian.json' with { type: 'json' };
import britishUnits from '../data/units/british.json' with { type: 'json' };
import britishFalklandsUnits from '../data/units/british-falklands.json' with { type: 'json' };
import britishFalklandsVehicles from '../data/units/british-falklands-vehicles.json' with { type: 'json' };
import britishVehicles from '../data/units/british-vehicles.json' with { type: 'json' };
import dutchUnits from '../data/units/dutch.json' with { type: 'json' };
import frenchUnits from '../data/units/french.json' with { type: 'json' };
import frenchColdWarUnits from '../data/units/french-cold-war.json' with { type: 'json' };
import frenchColdWarVehicles from '../data/units/french-cold-war-vehicles.json' with { type: 'json' };
import genericUnits from '../data/units/generic.json' with { type: 'json' };
import germanUnits from '../data/units/german.json' with { type: 'json' };
import germanVehicles from '../data/units/german-vehicles.json' with { type: 'json' };
import japaneseUnits from '../data/units/japanese.json' with { type: 'json' };
import nvaUnits from '../data/units/nva.json' with { type: 'json' };
import partisanUnits from '../data/units/partisan.json' with { type: 'json' };
import sovietUnits from '../data/units/soviet.json' with { type: 'json' };
import sovietColdWarUnits from '../data/units/soviet-cold-war.json' with { type: 'json' };
import sovietColdWarVehicles from '../data/units/soviet-cold-war-vehicles.json' with { type: 'json' };
import usUnits from '../data/units/us.json' with { type: 'json' };
import usArmyUnits from '../data/units/us-army.json' with { type: 'json' };
import usArmyVehicles from '../data/units/us-army-vehicles.json' with { type: 'json' };
import usColdWarUnits from '../data/units/us-cold-war.json' with { type: 'json' };
import usColdWarVehicles from '../data/units/us-cold-war-vehicles.json' with { type: 'json' };
import usVehicles from '../data/units/us-vehicles.json' with { type: 'json' };
import usmcUnits from '../data/units/usmc.json' with { type: 'json' };
import vcUnits from '../data/units/vc.json' with { type: 'json' };
import westGermanUnits from '../data/units/west-german.json' with { type: 'json' };
import commonWeapons from '../data/weapons/common.json' with { type: 'json' };
import modernWeapons from '../data/weapons/modern.json' with { type: 'json' };
import wwiiWeapons from '../data/weapons/wwii.json' with { type: 'json' };
import { scenarioFiles } from './scenarios/files.ts';

/** A file as written: its content is trusted only after checkContent. */
export interface ContentFile {
  readonly file: string;
  readonly data: unknown;
}

export const contentFiles: readonly ContentFile[] = [
  { file: 'terrain/wwii.json', data: wwiiChart },
  { file: 'terrain/modern.json', data: modernChart },
  { file: 'nations/wwii.json', data: wwiiNations },
  { file: 'nations/modern.json', data: modernNations },
  { file: 'nations/generic.json', data: genericNations },
  { file: 'units/argentine.json', data: argentineUnits },
  { file: 'units/arvn.json', data: arvnUnits },
  { file: 'units/australian.json', data: australianUnits },
  { file: 'units/belgian.json', data: belgianUnits },
  { file: 'units/british-falklands.json', data: britishFalklandsUnits },
  { file: 'units/british.json', data: britishUnits },
  { file: 'units/dutch.json', data: dutchUnits },
  { file: 'units/french-cold-war.json', data: frenchColdWarUnits },
  { file: 'units/french.json', data: frenchUnits },
  { file: 'units/generic.json', data: genericUnits },
  { file: 'units/german.json', data: germanUnits },
  { file: 'units/japanese.json', data: japaneseUnits },
  { file: 'units/nva.json', data: nvaUnits },
  { file: 'units/partisan.json', data: partisanUnits },
  { file: 'units/soviet-cold-war.json', data: sovietColdWarUnits },
  { file: 'units/soviet.json', data: sovietUnits },
  { file: 'units/us-army.json', data: usArmyUnits },
  { file: 'units/us-cold-war.json', data: usColdWarUnits },
  { file: 'units/us.json', data: usUnits },
  { file: 'units/usmc.json', data: usmcUnits },
  { file: 'units/vc.json', data: vcUnits },
  { file: 'units/argentine-vehicles.json', data: argentineVehicles },
  { file: 'units/british-falklands-vehicles.json', data: britishFalklandsVehicles },
  { file: 'units/british-vehicles.json', data: britishVehicles },
  { file: 'units/french-cold-war-vehicles.json', data: frenchColdWarVehicles },
  { file: 'units/german-vehicles.json', data: germanVehicles },
  { file: 'units/soviet-cold-war-vehicles.json', data: sovietColdWarVehicles },
  { file: 'units/us-army-vehicles.json', data: usArmyVehicles },
  { file: 'units/us-cold-war-vehicles.json', data: usColdWarVehicles },
  { file: 'units/us-vehicles.json', data: usVehicles },
  { file: 'units/west-german.json', data: westGermanUnits },
  { file: 'weapons/wwii.json', data: wwiiWeapons },
  { file: 'weapons/modern.json', data: modernWeapons },
  { file: 'weapons/common.json', data: commonWeapons },
  { file: 'skills.json', data: skills },
  { file: 'names/ja.json', data: japaneseNames },
  { file: 'boards/1.json', data: board1 },
  { file: 'boards/2.json', data: board2 },
  { file: 'boards/3.json', data: board3 },
  { file: 'boards/15.json', data: board15 },
  { file: 'boards/101.json', data: board101 },
  { file: 'boards/102.json', data: board102 },
  { file: 'boards/103.json', data: board103 },
  { file: 'boards/104.json', data: board104 },
  { file: 'boards/105.json', data: board105 },
  { file: 'boards/106.json', data: board106 },
  ...scenarioFiles,
];
