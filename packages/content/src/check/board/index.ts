/** Is a board one that can be played on? */
import type { BoardFile } from '../../schema/board.ts';
import type { Complaints } from '../complaints.ts';
import type { Names } from '../names.ts';
import { checkBuildings, checkPlaces, checkShapes, checkStrata, checkTerrain } from './ground.ts';
import { checkHexsides, checkPaths } from './paths.ts';
import { checkExtent, Survey } from './survey.ts';

export function checkBoard(complaints: Complaints, file: BoardFile, names: Names): void {
  complaints.resolve(['chart'], 'terrain chart', names.charts.keys());
  if (!names.charts.has(file.chart) || !checkExtent(complaints, file)) return;
  const survey = new Survey(file, names, complaints);
  checkTerrain(survey);
  checkBuildings(survey);
  checkPaths(survey);
  checkHexsides(survey);
  checkStrata(survey);
  checkShapes(survey);
  checkPlaces(survey);
}
