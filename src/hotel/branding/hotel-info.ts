import * as v from 'valibot';
import { pictureReference } from '../pictures/image.ts';
import { NAME_MAX } from '../rules/limits.ts';
import { requiredText } from '../rules/text-schema.ts';
import { VALIDATION } from '../rules/validation-texts.ts';
import { SIZE_UNITS } from '../rules/size-unit.ts';
import { HEX_PATTERN, normaliseHex } from './colour.ts';

const colour = v.pipe(
  v.string(),
  v.transform((input) => normaliseHex(input) ?? input),
  v.regex(HEX_PATTERN, VALIDATION.colourInvalid),
);

export const hotelInfoSchema = v.object({
  name: requiredText(NAME_MAX),
  logo: pictureReference,
  primaryColor: colour,
  secondaryColor: colour,
  /** In which visitors read how large a room is; rooms keep it in square feet. */
  sizeUnit: v.picklist(SIZE_UNITS),
});
export type HotelInfo = v.InferOutput<typeof hotelInfoSchema>;
