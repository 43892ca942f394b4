/** Rings around the hexes that the lesson speaks of. */
import { useStore } from 'zustand';
import { hexPath } from '../table/board/shapes.ts';
import { useTable } from '../table/store/table-context.tsx';
import type { Teacher } from './teacher.ts';

export function MarkLayer({ teacher }: { readonly teacher: Teacher }) {
  const hexes = useTable((table) => table.game.world.board.hexes);
  const at = useStore(teacher.lecture, (lecture) => lecture.at);
  const marked = teacher.lesson.steps[at]?.mark ?? [];
  return hexes
    .filter(({ name }) => marked.includes(name))
    .map((hex) => <path key={hex.name} className="lesson-mark" data-marked={hex.name} d={hexPath(hex, 3)} />);
}
