/** What the checks of a scenario share: the file, its board, its order of battle, and where complaints go. */
import type { Board, HexId } from '@opfire/engine';
import { Complaints, type Path } from '../../check/complaints.ts';
import type { ContentFile } from '../../files.ts';
import type { Library } from '../../library.ts';
import type { HexSet } from '../../schema/hex-set.ts';
import type { ScenarioEffect, ScenarioFile } from '../../schema/scenario.ts';
import { type NamedForce, nameForces } from '../forces.ts';
import { HexFinder } from '../hex-sets.ts';

export class Survey extends Complaints {
  readonly scenario: ScenarioFile;
  readonly library: Library;
  readonly board: Board;
  readonly forces: readonly NamedForce[];
  readonly sides: readonly string[];

  constructor(file: ContentFile, library: Library, board: Board) {
    super(file);
    this.scenario = file.data as ScenarioFile;
    this.library = library;
    this.board = board;
    this.forces = nameForces(this.scenario, library);
    this.sides = Object.keys(this.scenario.sides);
  }

  /** Hexes of a set; unknown ones, and a set without any, are complained of. */
  hexes(set: HexSet, path: Path): HexId[] {
    const finder = new HexFinder(this.board);
    const found = finder.find(set);
    for (const { path: below, problem, remedy } of finder.problems) this.add([...path, ...below], problem, remedy);
    if (found.length === 0 && finder.problems.length === 0) {
      this.add(path, 'no hex of the board is meant by this', 'widen it, or name hexes');
    }
    return found;
  }

  /** The same without complaints, for hexes that were looked at elsewhere. */
  quietly(set: HexSet): HexId[] {
    return new HexFinder(this.board).find(set);
  }

  side(path: Path): void {
    this.resolve(path, 'side', this.sides);
  }

  /** Every effect with its place in the file. */
  effects(): { readonly effect: ScenarioEffect; readonly path: Path }[] {
    return Object.entries(this.scenario.paragraphs ?? {}).flatMap(([id, effects]) =>
      effects.map((effect, index) => ({ effect, path: ['paragraphs', id, index] })),
    );
  }

  nameOf(hex: HexId): string {
    return this.board.hexes[hex]?.name ?? '';
  }

  isPassable(hex: HexId): boolean {
    const { terrain, roads } = this.board.hexes[hex] as Board['hexes'][number];
    return terrain.cost.leg !== null || roads !== 0;
  }
}

/** "3 squads", "1 leader". */
export const counted = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`;
