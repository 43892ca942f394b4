/** What the computer has just done, drawn on the map until the person does something himself. */
import './deeds.css';
import { useMemo } from 'react';
import { hexCentre, type Point } from '../../drawing/plane.ts';
import { useTable, viewerOf } from '../store/table-context.tsx';
import { type Deed, deedsIn } from './deeds.ts';

/** How much of a line is left out at its ends, so that it begins and ends beside the counters. */
const SPARED = { way: 0, fire: 46 } as const;
const HEAD = 26;

/** An arrow from one point to another. */
function arrow(
  [x1, y1]: Point,
  [x2, y2]: Point,
  what: Deed['what'],
): { readonly shaft: string; readonly head: string } {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const spared = Math.min(SPARED[what], length / 3);
  const [sx, sy] = [x1 + ux * spared, y1 + uy * spared];
  const [ex, ey] = [x2 - ux * spared, y2 - uy * spared];
  const [bx, by] = [ex - ux * HEAD, ey - uy * HEAD];
  const half = HEAD * 0.55;
  return {
    shaft: `M${sx} ${sy}L${bx} ${by}`,
    head: `M${ex} ${ey}L${bx - uy * half} ${by + ux * half}L${bx + uy * half} ${by - ux * half}Z`,
  };
}

function Drawn({ deed }: { readonly deed: Deed }) {
  const hexes = useTable((table) => table.game.world.board.hexes);
  const [from, to] = [hexes[deed.from], hexes[deed.to]];
  if (from === undefined || to === undefined) return null;
  const { shaft, head } = arrow(hexCentre(from), hexCentre(to), deed.what);
  return (
    <g className={`deed ${deed.what}`} data-deed={deed.what} data-side={deed.side}>
      <path className="casing" d={shaft} />
      <path className="shaft" d={shaft} />
      <path className="head" d={head} />
    </g>
  );
}

/** Ways lie below the counters, lines of fire above them. */
export function DeedLayer({ what }: { readonly what: Deed['what'] }) {
  const steps = useTable((table) => table.steps);
  const record = useTable((table) => table.record);
  const viewer = useTable(viewerOf);
  // Where nobody is to decide the battle is over, or only watched: a replay shows by itself what happens.
  const asked = useTable((table) => table.decision !== undefined);
  const deeds = useMemo(() => (asked ? deedsIn(steps, record, viewer) : []), [asked, steps, record, viewer]);
  return (
    <g className="deeds">
      {deeds
        .filter((deed) => deed.what === what)
        .map((deed) => (
          <Drawn key={deed.key} deed={deed} />
        ))}
    </g>
  );
}
