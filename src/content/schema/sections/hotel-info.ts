import * as v from 'valibot';
import { LANGUAGE_CODES } from '../../../words/languages.ts';
import { pictureReference } from '../image.ts';
import { NAME_MAX } from '../../../basics/rules/limits.ts';
import { requiredText } from '../../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../../basics/rules/validation-texts.ts';
import { CURRENCY_SIGNS } from '../../../basics/rules/currency.ts';
import { SIZE_UNITS } from '../../../basics/rules/size-unit.ts';
import { HEX_PATTERN, normaliseHex } from '../../../basics/rules/colour.ts';
import { SAMPLE_HOTEL_NAME } from '../sample-name.ts';
import { defineSection } from '../section.ts';

const colour = v.pipe(
  v.string(),
  v.transform((input) => normaliseHex(input) ?? input),
  v.regex(HEX_PATTERN, VALIDATION.colourInvalid),
);

/** The languages of the site; the first is at `/`. */
const languages = v.pipe(
  v.array(v.picklist(LANGUAGE_CODES)),
  v.minLength(1),
  v.check((codes) => new Set(codes).size === codes.length),
);

export const hotelInfo = defineSection({
  schema: v.object({
    name: requiredText(NAME_MAX),
    logo: pictureReference,
    /** The icon of browser tabs and home screens; '' to generate it from logo or name. */
    icon: pictureReference,
    primaryColor: colour,
    secondaryColor: colour,
    /** The unit that visitors see; rooms store square feet. */
    sizeUnit: v.picklist(SIZE_UNITS),
    currencySign: v.picklist(CURRENCY_SIGNS),
    languages,
  }),
  texts: ['name'],
  optionalTexts: ['name'],
  editor: 'adminSiteConfig',
  sample: {
    name: SAMPLE_HOTEL_NAME,
    logo: '/brand/mark.svg',
    icon: '',
    primaryColor: '#006837',
    secondaryColor: '#c4a256',
    sizeUnit: 'ft2',
    currencySign: '$',
    languages: [...LANGUAGE_CODES],
  },
});
export type HotelInfo = v.InferOutput<typeof hotelInfo.schema>;
