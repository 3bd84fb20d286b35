import * as v from 'valibot';
import { emailSchema } from '../../../basics/rules/email.ts';
import { PHONE_MAX, SHORT_TEXT_MAX, URL_MAX } from '../../../basics/rules/limits.ts';
import { requiredText } from '../../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../../basics/rules/validation-texts.ts';
import { webAddress } from '../../../basics/rules/web-address-schema.ts';
import { toProfile, toTelegram, toWhatsApp } from '../chat-address.ts';
import { toCountryCode } from '../../../basics/rules/phone-number.ts';
import { defineSection } from '../section.ts';

/** The hotel's address in a messenger; '' hides the icon. */
function chatAddress(complete: (typed: string) => string, known: RegExp, refusal: string) {
  return v.pipe(
    v.string(),
    v.transform((typed) => complete(typed)),
    v.maxLength(URL_MAX, VALIDATION.tooLong(URL_MAX)),
    v.regex(known, refusal),
  );
}

const profile = (network: Parameters<typeof toProfile>[0]) =>
  v.pipe(
    v.string(),
    v.transform((typed) => toProfile(network, typed)),
    webAddress,
  );

/** The hotel's country code, `+855`; 855 and 00855 are completed. */
const countryCode = v.pipe(
  v.string(),
  v.transform(toCountryCode),
  v.regex(/^\+[1-9]\d{0,3}$/, VALIDATION.countryCodeInvalid),
);

/** The hotel's WeChat ID, because WeChat has no web addresses; '' for none. */
const wechat = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^([A-Za-z][\w-]{5,19})?$/, VALIDATION.weChatInvalid),
);

export const contactInfo = defineSection({
  schema: v.object({
    location: requiredText(SHORT_TEXT_MAX),
    phone: requiredText(PHONE_MAX),
    /** Completes telephone numbers that begin with 0, of the hotel and its guests. */
    countryCode,
    email: emailSchema,
    openingHours: requiredText(SHORT_TEXT_MAX),
    instagram: profile('instagram'),
    facebook: profile('facebook'),
    youtube: profile('youtube'),
    tiktok: profile('tiktok'),
    line: profile('line'),
    wechat,
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
  }),
  texts: ['location', 'openingHours'],
  // The street address may stay untranslated, because guests need it as it is written locally.
  optionalTexts: ['location'],
  editor: 'adminContact',
  sample: {
    location: 'Sample Coast Road, Kep, Cambodia',
    phone: '+855 00 555 0142',
    countryCode: '+855',
    email: 'info@example.com',
    openingHours: 'Reception open daily, 24 hours',
    instagram: 'https://www.instagram.com/sample',
    facebook: 'https://www.facebook.com/sample',
    youtube: 'https://www.youtube.com/@sample',
    tiktok: '',
    line: '',
    wechat: '',
    whatsapp: 'https://wa.me/855005550142',
    telegram: '',
    messenger: '',
    tripadvisor: '',
    googleMaps: 'https://www.google.com/maps/search/?api=1&query=Kep%2C%20Cambodia',
  },
});
export type ContactInfo = v.InferOutput<typeof contactInfo.schema>;
