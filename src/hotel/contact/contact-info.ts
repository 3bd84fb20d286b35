import * as v from 'valibot';
import { emailSchema } from '../rules/email.ts';
import { PHONE_MAX, SHORT_TEXT_MAX, URL_MAX } from '../rules/limits.ts';
import { requiredText } from '../rules/text-schema.ts';
import { VALIDATION } from '../rules/validation-texts.ts';
import { toWebAddress } from '../rules/web-address.ts';

/** An address of another site; empty means: do not show the icon (decision 13). */
const socialUrl = v.pipe(
  v.string(),
  v.transform(toWebAddress),
  v.maxLength(URL_MAX, VALIDATION.tooLong(URL_MAX)),
  v.regex(/^(https:\/\/[^\s"'<>\\]+)?$/, VALIDATION.urlInvalid),
);

export const contactInfoSchema = v.object({
  location: requiredText(SHORT_TEXT_MAX),
  phone: requiredText(PHONE_MAX),
  email: emailSchema,
  openingHours: requiredText(SHORT_TEXT_MAX),
  instagram: socialUrl,
  facebook: socialUrl,
  youtube: socialUrl,
});
export type ContactInfo = v.InferOutput<typeof contactInfoSchema>;
