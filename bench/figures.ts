export type Figures = Record<string, number>;

/** Returns NaN for an empty list. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

export function ratio(figure: number): string {
  return Number.isFinite(figure) ? figure.toFixed(2) : '–';
}

/** Formats a number as `1,234` or `0.004`. */
export function shown(figure: number): string {
  if (Number.isNaN(figure)) return '–';
  if (Math.abs(figure) < 10 && !Number.isInteger(figure)) return figure.toFixed(3);
  return Math.round(figure).toLocaleString('en-US');
}
