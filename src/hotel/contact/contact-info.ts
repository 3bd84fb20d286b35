import * as v from 'valibot';
import { emailSchema } from '../rules/email.ts';
import { PHONE_MAX, SHORT_TEXT_MAX, URL_MAX } from '../rules/limits.ts';
import { requiredText } from '../rules/text-schema.ts';
import { VALIDATION } from '../rules/validation-texts.ts';
import { webAddress } from '../rules/web-address-schema.ts';
import { toTelegram, toWhatsApp } from './chat-address.ts';

/** Where one writes to the hotel in a messenger; empty means: do not show the icon. */
function chatAddress(complete: (typed: string) => string, known: RegExp, refusal: string) {
  return v.pipe(
    v.string(),
    v.transform(complete),
    v.maxLength(URL_MAX, VALIDATION.tooLong(URL_MAX)),
    v.regex(known, refusal),
  );
}

export const contactInfoSchema = v.object({
  location: requiredText(SHORT_TEXT_MAX),
  phone: requiredText(PHONE_MAX),
  email: emailSchema,
  openingHours: requiredText(SHORT_TEXT_MAX),
  instagram: webAddress,
  facebook: webAddress,
  youtube: webAddress,
  whatsapp: chatAddress(
    toWhatsApp,
    /^(https:\/\/(wa\.me|([a-z]+\.)?whatsapp\.com)\/[^\s"'<>\\]+)?$/,
    VALIDATION.whatsAppInvalid,
  ),
  telegram: chatAddress(
    toTelegram,
    /^(https:\/\/t\.me\/[^\s"'<>\\]+)?$/,
    VALIDATION.telegramInvalid,
  ),
  messenger: webAddress,
  tripadvisor: webAddress,
  googleMaps: webAddress,
});
export type ContactInfo = v.InferOutput<typeof contactInfoSchema>;
