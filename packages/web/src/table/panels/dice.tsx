/** Dice as they fell; they tumble once. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export type DieLook = 'attack' | 'defence' | 'plain';

export function Die({
  face,
  look = 'plain',
  order = 0,
}: {
  readonly face: number;
  readonly look?: DieLook;
  readonly order?: number;
}) {
  const pips = PIPS[face];
  return (
    <span className="die" data-look={look} style={{ animationDelay: `${order * 90}ms` }}>
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        <rect x="-18" y="-18" width="36" height="36" rx="8" />
        {pips ? (
          pips.map(([x, y]) => <circle key={`${x}${y}`} cx={x * 9} cy={y * 9} r="3.8" />)
        ) : (
          <text y="7">{face}</text>
        )}
      </svg>
      <span className="unseen">{face}</span>
    </span>
  );
}

export const Dice = ({ faces, look }: { readonly faces: readonly number[]; readonly look?: DieLook }) => (
  <span className="dice">
    {faces.map((face, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice lie as they fell
      <Die key={i} face={face} order={i} {...(look && { look })} />
    ))}
  </span>
);
