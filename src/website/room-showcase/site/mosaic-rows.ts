/** Returns the number of pictures in each row beside a large picture: `[1, 2]` is one above two. */
export function mosaicRows(count: number): number[] {
  const rows = count > 6 ? 3 : Math.min(count, 2);
  const least = Math.floor(count / rows);
  return Array.from({ length: rows }, (_, row) =>
    row < rows - (count % rows) ? least : least + 1,
  );
}
