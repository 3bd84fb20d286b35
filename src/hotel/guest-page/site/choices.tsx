/** Options of a field for a number, from the first to the last. */
export function choices(from: number, to: number, label: (count: number) => string) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).map((count) => (
    <option key={count} value={count}>
      {label(count)}
    </option>
  ));
}
