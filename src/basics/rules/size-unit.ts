/** In which a hotel may tell how large its rooms are; rooms keep square feet (specification 9). */
export const SIZE_UNITS = ['ft2', 'm2'] as const;
export type SizeUnit = (typeof SIZE_UNITS)[number];

const SQUARE_METRES_PER_FT2 = 0.09290304;
/** From here on a tenth of a square metre says nothing any more. */
const WHOLE_FROM_M2 = 10;

/** Square metres as whole square feet: toSquareMetres makes the same metres of them again. */
export function toSquareFeet(metres: number): number {
  return Math.round(metres / SQUARE_METRES_PER_FT2);
}

export function toSquareMetres(feet: number): number {
  const metres = feet * SQUARE_METRES_PER_FT2;
  const parts = metres < WHOLE_FROM_M2 ? 10 : 1;
  return Math.round(metres * parts) / parts;
}
