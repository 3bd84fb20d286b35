import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CHECKLIST = 'docs/specification/CHECKLIST.md';
const STATED_ROW = /^\| ([A-Z]+-\d+) \|.*\| S \|\s*$/gm;
/** `[B-14]`, and `[B-14] [B-15]` where one test proves two rows. */
const NAMED = /\[([A-Z]+-\d+)\]/g;

export type Coverage = { stated: string[]; missing: string[] };

/** Which rows that the specification states no test names. */
export function checklistCoverage(): Coverage {
  const rows = readFileSync(CHECKLIST, 'utf8').matchAll(STATED_ROW);
  const stated = [...rows].map((row) => row[1] ?? '');
  const named = new Set<string>();
  for (const entry of readdirSync('tests', { recursive: true, withFileTypes: true })) {
    if (!/\.(test|spec)\.tsx?$/.test(entry.name)) continue;
    const text = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
    for (const [, id = ''] of text.matchAll(NAMED)) named.add(id);
  }
  return { stated, missing: stated.filter((id) => !named.has(id)) };
}

export function describeCoverage({ stated, missing }: Coverage): string {
  const line = `checklist: ${stated.length - missing.length} of ${stated.length} stated rows named by tests`;
  return missing.length === 0 ? line : `${line}\n  not named: ${missing.join(' ')}`;
}
