/** The papers of a stay. */
export const PAPER_KINDS = ['confirmation', 'registration', 'invoice'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** The paper that an address asks for; the first where it asks for none. */
export function readKind(wanted: string): PaperKind {
  return PAPER_KINDS.find((kind) => kind === wanted) ?? PAPER_KINDS[0];
}
