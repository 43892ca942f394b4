/** Signs on the buttons: a triangle for an event, two for an order, with a bar for an impulse, with two for a turn. */
const PATHS = {
  play: 'M5 3v14l12-7z',
  pause: 'M4 3h4v14H4zM12 3h4v14h-4z',
  event: 'M6 4v12l9-6z',
  order: 'M2 4v12l8-6zM10 4v12l8-6z',
  turn: 'M1 4v12l6-6zM7 4v12l6-6zM13 4h2v12h-2zM17 4h2v12h-2z',
  impulse: 'M2 4v12l7-6zM8 4v12l7-6zM16 4h2v12h-2z',
} as const;

export type Icon = keyof typeof PATHS;

export const StepIcon = ({ icon, back = false }: { readonly icon: Icon; readonly back?: boolean }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={PATHS[icon]} transform={back ? 'matrix(-1 0 0 1 20 0)' : undefined} />
  </svg>
);
