import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_CONTENT } from '../../../src/hotel/content/defaults.ts';
import { PATH } from '../../../src/hotel/rules/paths.ts';
import { SECTION_KEYS, type SectionKey, SECTIONS } from '../../../src/hotel/content/sections.ts';
import { fieldOf } from '../ask.ts';
import type { Deployment } from '../deployment.ts';
import { type Finding, listed, note, ok, wrong } from '../finding.ts';

const ID = 'content';
/** What a hotel has to write: where all of ours is empty, so may theirs be. */
const WRITTEN = SECTION_KEYS.filter((key) =>
  Object.values(DEFAULT_CONTENT.sections[key]).some((value) => value?.length !== 0),
);

/** A section as somebody looks for it: `hero section (/admin/hero)`. */
export function nameOf(key: SectionKey): string {
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words} (${PATH[SECTIONS[key].editor]})`;
}

/** Whether the hotel has written its own words. */
export async function content({ content: stored, isEmbedded }: Deployment): Promise<Finding[]> {
  const sections = fieldOf(stored, 'sections');
  if (sections === undefined) return []; // what is missing was said
  const missing = WRITTEN.filter((key) => fieldOf(sections, key) === undefined);
  // Many houses have the hours of ours.
  const sample = WRITTEN.filter(
    (key) =>
      key !== 'houseFacts' &&
      isDeepStrictEqual(fieldOf(sections, key), DEFAULT_CONTENT.sections[key]),
  ).map(nameOf);
  const rooms = fieldOf(stored, 'rooms');
  const roomCount = Array.isArray(rooms) ? rooms.length : 0;
  if (Array.isArray(rooms) && rooms.some(isSampleRoom)) sample.push('rooms');
  if (isEmbedded && sample.length > 0)
    return [note(ID, `Of the sample: ${listed(sample)}. The embedded backend begins with it.`)];
  const findings: Finding[] = [];
  if (missing.length > 0 || roomCount === 0)
    findings.push(
      wrong(
        ID,
        `Not written yet: ${listed([...missing.map(nameOf), ...(roomCount === 0 ? ['rooms'] : [])])}; visitors see the sample there.`,
        'Sign in at /admin and save each of these pages, or restore a backup.',
      ),
    );
  if (sample.length > 0)
    findings.push(
      wrong(
        'sample',
        `Still the sample hotel's: ${listed(sample)}.`,
        'Sign in at /admin and write your own.',
      ),
    );
  return findings.length > 0 ? findings : [ok(ID, "The content is this hotel's own.")];
}

function isSampleRoom(room: unknown): boolean {
  const description = fieldOf(room, 'description');
  return DEFAULT_CONTENT.rooms.some((sample) => sample.description === description);
}
