import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_CONTENT } from '../../../src/content/store/defaults.ts';
import { PATH } from '../../../src/basics/rules/paths.ts';
import { SECTION_KEYS, type SectionKey, SECTIONS } from '../../../src/content/schema/sections.ts';
import { getOwn } from '../../../src/basics/rules/get-own.ts';
import type { Deployment } from '../deployment.ts';
import { findingsOr, listed, note, ok, type CheckResult, wrong } from '../finding.ts';

/** Sections that are not empty in the sample, so that a hotel must fill them in. */
const WRITTEN = SECTION_KEYS.filter((key) =>
  Object.values(DEFAULT_CONTENT.sections[key]).some((value) => value?.length !== 0),
);

/** Turns `heroSection` into `hero section`. */
export const inWords = (key: string) => key.replaceAll(/[A-Z]/g, (one) => ` ${one.toLowerCase()}`);

/** Adds the editor's address: `hero section (/admin/hero)`. */
export function nameOf(key: SectionKey): string {
  return `${inWords(key)} (${PATH[SECTIONS[key].editor]})`;
}

export async function content({ content: stored, isEmbedded }: Deployment): Promise<CheckResult> {
  const sections = getOwn(stored, 'sections');
  if (sections === undefined) return []; // what is missing was said
  const unwritten = WRITTEN.filter((key) => getOwn(sections, key) === undefined).map(nameOf);
  // Skips `houseFacts`, because many hotels have the same hours as the sample.
  const sample = WRITTEN.filter(
    (key) =>
      key !== 'houseFacts' &&
      isDeepStrictEqual(getOwn(sections, key), DEFAULT_CONTENT.sections[key]),
  ).map(nameOf);
  const said = getOwn(stored, 'rooms');
  const rooms: unknown[] = Array.isArray(said) ? said : [];
  if (rooms.length === 0) unwritten.push('rooms');
  if (rooms.some(isSampleRoom)) sample.push('rooms');
  if (isEmbedded && sample.length > 0)
    return note(
      `Still the sample: ${listed(sample)}. The embedded backend starts with the sample.`,
    );
  return findingsOr(
    [
      unwritten.length > 0 &&
        wrong(
          `Not written yet: ${listed(unwritten)}; there visitors see the sample or nothing.`,
          'Sign in at /admin and save each of these pages, or restore a backup.',
        ),
      sample.length > 0 &&
        wrong(
          `Still the sample hotel's: ${listed(sample)}.`,
          'Sign in at /admin and write your own texts.',
        ),
    ],
    ok("The content is this hotel's own."),
  );
}

function isSampleRoom(room: unknown): boolean {
  const description = getOwn(room, 'description');
  return DEFAULT_CONTENT.rooms.some((sample) => sample.description === description);
}
