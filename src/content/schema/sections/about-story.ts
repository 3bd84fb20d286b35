import * as v from 'valibot';
import * as limits from '../../../basics/rules/limits.ts';
import { listOf, requiredText, text } from '../../../basics/rules/text-schema.ts';
import { defineSection } from '../section.ts';

const serviceSchema = v.object({
  title: requiredText(limits.SERVICE_TITLE_MAX),
  text: requiredText(limits.SERVICE_TEXT_MAX),
});

/** Texts of the About page below its introduction. Empty fields are not shown. */
export const aboutStory = defineSection({
  schema: v.object({
    daysTitle: text(limits.TITLE_MAX),
    /** The text's paragraphs are separated by blank lines. */
    days: text(limits.DESCRIPTION_MAX),
    services: listOf(serviceSchema, limits.ABOUT_SERVICES_MAX),
    onwardTitle: text(limits.TITLE_MAX),
  }),
  texts: ['daysTitle', 'days', 'services.title', 'services.text', 'onwardTitle'],
  editor: 'adminAbout',
  sample: {
    daysTitle: 'How the days go',
    days: 'The house runs on a small staff, most of whom grew up between the salt fields and the pepper hills. They know when the crab boats come in, which path to take through the national park, and how you had your coffee yesterday.\n\nWe cook what the coast gives us. The kitchen garden supplies the herbs, the market at Kep the rest, and the menu changes with the weather more often than with the season.\n\nLittle here is fixed to a timetable. Breakfast waits for you. The pool is open until you have finished with it. When the moon is full we carry the tables down to the jetty, and dinner takes as long as it takes.',
    services: [
      {
        title: 'Luxury Accommodation',
        text: 'Rooms of teak, linen and morning light, each with its own view towards the water.',
      },
      {
        title: 'Fine Dining',
        text: 'Khmer coastal cooking: the day’s catch, herbs from the garden, Kampot pepper at every table.',
      },
      {
        title: 'Concierge Service',
        text: 'Boats, drivers, picnics and quiet advice, arranged at any hour of the day or night.',
      },
    ],
    onwardTitle: 'See where you would sleep',
  },
});
export type AboutStory = v.InferOutput<typeof aboutStory.schema>;
