import { addDays, formatDate } from '@/basics/time/dates';

/** The days of a stay, from arrival to departure. */
export function stayLabel(fromDate: string, toDate: string): string {
  return `${formatDate(fromDate)} – ${formatDate(toDate)}`;
}

/** Nights as stretches, each from its first to its last. */
export function nightsLabel(nights: readonly string[]): string {
  const stretches: [first: string, last: string][] = [];
  for (const night of nights.toSorted()) {
    const open = stretches.at(-1);
    if (open && addDays(open[1], 1) === night) open[1] = night;
    else stretches.push([night, night]);
  }
  return stretches
    .map(([first, last]) =>
      first === last ? formatDate(first) : `${formatDate(first)} – ${formatDate(last)}`,
    )
    .join(', ');
}
