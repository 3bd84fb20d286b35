import { addDays, formatDate } from '@/basics/time/dates';

/** Formats a range from its first to its last night. @param toDate the day after the last night */
export function spanLabel(fromDate: string, toDate: string): string {
  const last = addDays(toDate, -1);
  return fromDate === last ? formatDate(last) : `${formatDate(fromDate)} – ${formatDate(last)}`;
}

export function nightsLabel(nights: readonly string[]): string {
  const stretches: [first: string, end: string][] = [];
  for (const night of nights.toSorted()) {
    const open = stretches.at(-1);
    if (open?.[1] === night) open[1] = addDays(night, 1);
    else stretches.push([night, addDays(night, 1)]);
  }
  return stretches.map(([first, end]) => spanLabel(first, end)).join(', ');
}
