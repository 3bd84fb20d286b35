import { experiences } from './experiences.ts';
import { journal } from './journal.ts';
import { offers } from './offers.ts';
import { restaurant } from './restaurant.ts';
import { spa } from './spa.ts';
import { weddings } from './weddings.ts';
import { starterWords } from '../../../words/staff.ts';

/**
 * Pages to begin with, as staff choose among them: a restaurant, a spa … Forms with gaps, in all
 * languages. Fetched only when somebody adds a page.
 */
export const STARTERS = [restaurant, spa, experiences, offers, weddings, journal].map((one) => ({
  ...one,
  ...starterWords[one.key],
}));
