import * as v from 'valibot';
import { MOON_TEXT_MAX } from '../../../basics/rules/limits.ts';
import { text } from '../../../basics/rules/text-schema.ts';
import { defineSection } from '../section.ts';

/** Over what the moon rises, as seen from the house; `off`: the site says nothing of it. */
export const MOON_OVER = ['off', 'sea', 'river', 'hills', 'land'] as const;

/**
 * What the site tells of the moon. Where the house lies is said once, with how guests get there.
 * The house's own sentences take the place of the catalogue's; `{time}` in them is when it rises.
 */
export const moon = defineSection({
  schema: v.object({
    over: v.picklist(MOON_OVER),
    rising: text(MOON_TEXT_MAX),
    full: text(MOON_TEXT_MAX),
    dark: text(MOON_TEXT_MAX),
  }),
  texts: ['rising', 'full', 'dark'],
  optionalTexts: ['rising', 'full', 'dark'],
  editor: 'adminContact',
  unwritten: { over: 'off', rising: '', full: '', dark: '' },
  sample: { over: 'sea', rising: '', full: '', dark: '' },
});
export type MoonSection = v.InferOutput<typeof moon.schema>;
