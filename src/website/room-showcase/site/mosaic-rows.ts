/**
 * How pictures are laid out beside a large one in full rows, none of them alone in a corner: `[1, 2]` is a
 * wide one above two. @param count of the pictures beside the large one
 */
export function mosaicRows(count: number): number[] {
  const rows = count > 6 ? 3 : Math.min(count, 2);
  const least = Math.floor(count / rows);
  return Array.from({ length: rows }, (_, row) =>
    row < rows - (count % rows) ? least : least + 1,
  );
}
