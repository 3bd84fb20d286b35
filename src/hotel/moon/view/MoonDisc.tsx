import { useId } from 'react';
import { litPart } from '@/hotel/moon/moon';

type Props = {
  /** The moon's angle from the sun, in degrees: 0 new, 90 first quarter, 180 full. */
  elongation: number;
  /** Draws the moon's dark plains; only for a large moon. */
  withSeas?: boolean;
};

/** Ellipses of the dark plains on a disc of radius 1: x, y, rx, ry. */
const SEAS = [
  [-0.36, -0.42, 0.41, 0.32],
  [0.14, -0.44, 0.27, 0.24],
  [0.34, -0.18, 0.31, 0.26],
  [0.58, 0.06, 0.19, 0.3],
  [0.36, 0.2, 0.16, 0.19],
  [-0.54, 0.02, 0.32, 0.51],
  [-0.26, 0.36, 0.32, 0.22],
  [0.66, -0.34, 0.14, 0.11],
] as const;

/** The moon as seen from the north: lit on the right while waxing, on the left while waning. */
export function MoonDisc({ elongation, withSeas = false }: Props) {
  const id = useId();
  const lit = litPath(elongation);
  return (
    <svg className="moon-disc" viewBox="-1 -1 2 2" aria-hidden="true">
      <circle className="moon-dark" r="1" />
      <path className="moon-lit" d={lit} />
      {withSeas && (
        <g className="moon-seas" clipPath={`url(#${id})`}>
          <clipPath id={id}>
            <path d={lit} />
          </clipPath>
          {/* A gradient makes soft edges, because WebKit ignores filters inside an SVG. */}
          <radialGradient id={`${id}sea`}>
            <stop offset="0.3" />
            <stop offset="1" stopOpacity="0" />
          </radialGradient>
          {SEAS.map(([x, y, rx, ry]) => (
            <ellipse key={x} cx={x} cy={y} rx={rx} ry={ry} fill={`url(#${id}sea)`} />
          ))}
        </g>
      )}
    </svg>
  );
}

/** The lit part: the half circle at the sun's side, then the half ellipse of the shadow's edge. */
function litPath(elongation: number): string {
  const lit = litPart(elongation);
  const isWaning = elongation > 180;
  const width = Math.abs(1 - 2 * lit).toFixed(3);
  return `M0-1A1 1 0 0 ${isWaning ? 0 : 1} 0 1A${width} 1 0 0 ${lit < 0.5 === isWaning ? 1 : 0} 0-1`;
}
