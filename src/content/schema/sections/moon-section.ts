import * as v from 'valibot';
import { MOON_TEXT_MAX } from '../../../basics/rules/limits.ts';
import { text } from '../../../basics/rules/text-schema.ts';
import { defineSection } from '../section.ts';

/** The landscape over which the moon rises; `off` hides the moon. */
export const MOON_OVER = ['off', 'sea', 'river', 'hills', 'land'] as const;

/** The hotel's sentences about the moon; '' for the default. `{time}` becomes the moonrise. */
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
