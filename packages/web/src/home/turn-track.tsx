/** The length of a battle as a row of boxes; those that have been played are filled. */
export const TurnTrack = ({ turns, played = 0 }: { readonly turns: number; readonly played?: number }) => (
  <span className="turn-track" aria-hidden="true">
    {Array.from({ length: turns }, (_, i) => i + 1).map((turn) => (
      <span key={turn} data-played={turn <= played || undefined} />
    ))}
  </span>
);
