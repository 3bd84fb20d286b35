/** Units in which a hotel can show room sizes; stored sizes are square feet. */
export const SIZE_UNITS = ['ft2', 'm2'] as const;
export type SizeUnit = (typeof SIZE_UNITS)[number];

const SQUARE_METRES_PER_FT2 = 0.09290304;
/** Sizes below ten square metres are shown with one decimal. */
const WHOLE_FROM_M2 = 10;

/** Converts to whole square feet, from which `toSquareMetres` restores whole metres. */
export function toSquareFeet(metres: number): number {
  return Math.round(metres / SQUARE_METRES_PER_FT2);
}

export function toSquareMetres(feet: number): number {
  const metres = feet * SQUARE_METRES_PER_FT2;
  const parts = metres < WHOLE_FROM_M2 ? 10 : 1;
  return Math.round(metres * parts) / parts;
}
