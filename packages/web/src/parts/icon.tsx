/** Small signs beside words, drawn with one pen on a field of 24. They say nothing that the words do not. */
const PATHS = {
  games: 'M4 6h6l2 2h8v11H4zM4 11h16',
  book: 'M12 6c-2-1.5-4.5-2-8-2v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4c-3.5 0-6 .5-8 2zM12 6v14',
  open: 'M12 4v10M8 8l4-4 4 4M4 14v5h16v-5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M13 5v4h4V5zM7 15v4h4v-4z',
  back: 'M14 6l-6 6 6 6',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1-4 4-6 8-6s7 2 8 6',
  computer: 'M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4',
  vehicles: 'M3 15h18l-2 4H5zM6 15v-4h8l2 4M14 12h7',
  helicopters: 'M3 5h14M10 5v3M5 14a5 5 0 0 1 5-6c4 0 5 3 5 6zM15 11h6M21 8v5M6 18h9M8 14v4M13 14v4',
  aircraft: 'M12 3v17M3 13l9-4 9 4M8 20l4-2 4 2',
  night: 'M19 14a8 8 0 1 1-9-10 7 7 0 0 0 9 10z',
  bunkers: 'M3 18l3-10h12l3 10zM8 13h8',
  wire: 'M2 16c3-8 6-8 8 0s5 8 8 0M4 8l3 3M7 8l-3 3M17 8l3 3M20 8l-3 3',
  artillery: 'M12 3c3 3 4 6 4 10H8c0-4 1-7 4-10zM8 16h8v4H8z',
  sniper: 'M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM12 2v6M12 16v6M2 12h6M16 12h6',
  heroes: 'M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2L6.4 20l1.3-6.2L3 9.5l6.3-.7z',
  reinforcements: 'M3 12h11M10 7l5 5-5 5M20 4v16',
  events: 'M6 21V4M6 5h12l-3 4 3 4H6',
  tasks: 'M5 5h14v14H5zM8 12l3 3 5-6',
  exit: 'M4 4v16M8 12h12M15 7l5 5-5 5',
  foxholes: 'M3 10c2 0 3 1 4 4s2 4 5 4 4-1 5-4 2-4 4-4',
  'joined-boards': 'M3 6h9v12H3zM12 6h9v12h-9z',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
