/** Counters on the ground of a position: those that nothing forbids to lie there. */
import { type Board, HEXSIDES, type Hex } from '../board/board.ts';
import { isFortification, whyNotInHex } from '../rules/fortifications/where.ts';
import { inOrder } from '../state/ground.ts';
import type { GroundMarker, Side } from '../state/state.ts';
import type { Lexicon } from './names.ts';
import type { ReadPosition } from './position-schema.ts';
import type { Path, Problems } from './problem.ts';

const PLAIN_MARKERS = [
  ['rubble', 'rubble'],
  ['wrecks', 'wreck'],
  ['wire', 'wire'],
  ['roadblocks', 'roadblock'],
  ['starshells', 'starshell'],
] as const;

/** A marker, and where the document says so. */
interface Lying {
  readonly marker: GroundMarker;
  readonly path: Path;
}

const NO_HEX = -1;

export class MarkerReader {
  private readonly position: ReadPosition;
  private readonly lexicon: Lexicon;
  private readonly problems: Problems;

  constructor(position: ReadPosition, lexicon: Lexicon, problems: Problems) {
    this.position = position;
    this.lexicon = lexicon;
    this.problems = problems;
  }

  private hex(name: string, path: Path): number {
    return this.lexicon.find('hex', name, this.problems.in(...path));
  }

  private side(name: string, ...path: Path): Side {
    return this.lexicon.side(name, this.problems.in(...path));
  }

  private markers(): Lying[] {
    const { smoke = {}, foxholes = {}, bunkers = {}, mines = [], ffe = [] } = this.position;
    const at = (hex: string, path: Path, printed: (hex: number) => GroundMarker): Lying => ({
      marker: printed(this.hex(hex, path)),
      path,
    });
    return [
      ...Object.entries(smoke).flatMap(([name, lives]) =>
        [lives].flat().map((life) => at(name, ['smoke', name], (hex) => ({ kind: 'smoke', hex, life }))),
      ),
      ...ffe.map(({ at: name, source, firepower, side }, place) => {
        const firer = this.side(side, 'ffe', place, 'side');
        return at(name, ['ffe', place, 'at'], (hex) => ({ kind: 'ffe', hex, source, firepower, side: firer }));
      }),
      ...Object.entries(foxholes).map(([name, tm]) =>
        at(name, ['foxholes', name], (hex) => ({ kind: 'foxholes', hex, tm })),
      ),
      ...Object.entries(bunkers).map(([name, front]) =>
        at(name, ['bunkers', name], (hex) => ({ kind: 'bunker', hex, front: HEXSIDES.indexOf(front) })),
      ),
      ...mines.map(({ at: name, firepower, side }, place) => {
        const owner = this.side(side, 'mines', place, 'side');
        return at(name, ['mines', place, 'at'], (hex) => ({ kind: 'mines', hex, firepower, side: owner }));
      }),
      ...PLAIN_MARKERS.flatMap(([key, kind]) =>
        (this.position[key] ?? []).map((name, place) => at(name, [key, place], (hex) => ({ kind, hex }))),
      ),
    ];
  }

  /** In order of hex. What may not lie where it lies, or not so often, is a problem (21.2, 21.4). */
  ground(board: Board): GroundMarker[] {
    const ground: GroundMarker[] = [];
    for (const { marker, path } of this.markers()) {
      if (isFortification(marker) && marker.hex !== NO_HEX) {
        const hex = board.hexes[marker.hex] as Hex;
        const forbidden = whyNotInHex(hex, marker.kind, ground);
        if (forbidden) {
          const problem = `${marker.kind} in ${hex.name} (${hex.terrain.id}): ${forbidden.why.replaceAll('-', ' ')}`;
          this.problems.in(...path).add(problem, `leave it out, or choose another hex (${forbidden.rule})`);
        }
      }
      ground.push(marker);
    }
    return ground.sort(inOrder);
  }
}
