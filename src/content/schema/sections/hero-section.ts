import * as v from 'valibot';
import { pictureReference } from '../image.ts';
import { SUBTITLE_MAX, TITLE_MAX } from '../../../basics/rules/limits.ts';
import { requiredText, text } from '../../../basics/rules/text-schema.ts';
import { defineSection } from '../section.ts';

/** The moon's place in the hotel's own picture, in percent: `44 52`; '' for no moon. */
const skySchema = v.pipe(v.string(), v.regex(/^((100|[1-9]?\d) (100|[1-9]?\d))?$/));

export const heroSection = defineSection({
  schema: v.object({
    title: requiredText(TITLE_MAX),
    subtitle: text(SUBTITLE_MAX),
    image: pictureReference,
    sky: skySchema,
  }),
  texts: ['title', 'subtitle'],
  slots: 'hero',
  editor: 'adminHero',
  sample: {
    title: 'Where the moon rises from the sea',
    subtitle: 'A quiet house of teak, stone and lantern light on the coast of Kep.',
    image: '/images/hero.jpg',
    sky: '',
  },
});
export type HeroSection = v.InferOutput<typeof heroSection.schema>;
