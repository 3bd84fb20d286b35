export type Figures = Record<string, number>;

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The medians of each variant as columns, with their ratios to the first one's. */
export function table(title: string, found: ReadonlyMap<string, readonly Figures[]>): void {
  const names = [...found.keys()];
  const others = names.slice(1).map((name) => `${name} × ${names[0]}`);
  say(`## ${title}\n\n| ${['', ...names, ...others].join(' | ')} |`);
  say(`|---|${'---|'.repeat(names.length + others.length)}`);
  for (const key of Object.keys([...found.values()][0]?.[0] ?? {})) {
    const medians = [...found.values()].map((runs) => median(runs.map((one) => one[key] ?? NaN)));
    const ratios = medians.slice(1).map((figure) => ratio(figure / (medians[0] ?? NaN)));
    say(`| ${[key, ...medians.map(shown), ...ratios].join(' | ')} |`);
  }
  say('');
}

/** The middle of some figures; NaN for none. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

export function ratio(figure: number): string {
  return Number.isFinite(figure) ? figure.toFixed(2) : '–';
}

/** `1,234` or `0.004`. */
export function shown(figure: number): string {
  if (Number.isNaN(figure)) return '–';
  if (Math.abs(figure) < 10 && !Number.isInteger(figure)) return figure.toFixed(3);
  return Math.round(figure).toLocaleString('en-US');
}
