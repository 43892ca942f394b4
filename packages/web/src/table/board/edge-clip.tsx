/** Cuts off at the edge of the map what would reach beyond it: half of a half-hex. */
import type { Box } from '../../drawing/plane.ts';

export const EdgeClip = ({ box: { x, y, width, height } }: { readonly box: Box }) => (
  <clipPath id="map-edge">
    <rect x={x} y={y} width={width} height={height} />
  </clipPath>
);
