import { DEFAULT_CONTENT } from '../../src/hotel/content/defaults.ts';
import { SECTION_KEYS } from '../../src/hotel/content/sections.ts';
import type { Content } from './format.ts';

/**
 * Brings the sections of an older backup to the fields that sections have now, because the database
 * takes whole ones only. What is new gets what a new hotel begins with, what is gone is left out.
 * @returns the rows to store, and which fields were added or left out, for somebody to look at
 */
export function bringSectionsUpToDate(rows: Content['tables'][string] = []): {
  rows: Content['tables'][string];
  added: string[];
  leftOut: string[];
} {
  const added: string[] = [];
  const leftOut: string[] = [];
  const mended = rows.map((row) => {
    const key = SECTION_KEYS.find((one) => one === row['key']);
    const { value } = row;
    if (!key || typeof value !== 'object' || value === null) return row;
    const begins = DEFAULT_CONTENT.sections[key];
    const missing = Object.entries(begins).filter(([field]) => !Object.hasOwn(value, field));
    const kept = Object.entries(value).filter(([field]) => Object.hasOwn(begins, field));
    added.push(...missing.map(([field]) => `${key}.${field}`));
    for (const field of Object.keys(value))
      if (!Object.hasOwn(begins, field)) leftOut.push(`${key}.${field}`);
    return { ...row, value: Object.fromEntries([...kept, ...missing]) };
  });
  return { rows: mended, added, leftOut };
}
