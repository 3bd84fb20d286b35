import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@/hotel/editing/admin/TextField';
import { toProfile, toTelegram, toWhatsApp } from '@/hotel/contact/chat-address';
import { toCountryCode } from '@/hotel/rules/phone-number';
import { SOCIAL_NETWORKS, type SocialNetwork } from '@/hotel/contact/social-networks';
import type { ContactInfo } from '@/hotel/contact/contact-info';
import { contactEditorWords } from '@/words/staff';
import { CONTACT_LABELS } from './contact-labels';

/** A messenger is known by a number as well; everything else has an address. */
const HOW_TYPED: Record<
  SocialNetwork,
  {
    type?: 'url';
    hint?: string;
    /** @param countryCode of numbers that begin with 0 */
    complete?: (typed: string, countryCode: string) => string;
  }
> = {
  whatsapp: { complete: toWhatsApp, hint: contactEditorWords.whatsAppHint },
  telegram: { complete: toTelegram, hint: contactEditorWords.telegramHint },
  messenger: { type: 'url', hint: contactEditorWords.messengerHint },
  line: byName('line'),
  instagram: byName('instagram'),
  facebook: byName('facebook'),
  tiktok: byName('tiktok'),
  youtube: byName('youtube'),
  tripadvisor: { type: 'url' },
  googleMaps: { type: 'url', hint: contactEditorWords.googleMapsHint },
};

/** Where an `@name` will do. */
function byName(network: Parameters<typeof toProfile>[0]) {
  return {
    complete: (typed: string) => toProfile(network, typed),
    hint: contactEditorWords.nameHint,
  };
}

/** The hotel's contact details, for the contact editor and the site configuration (DECISIONS 1). */
export function ContactFields({ form }: { form: UseFormReturn<ContactInfo> }) {
  function howTyped(network: SocialNetwork) {
    const { complete, ...how } = HOW_TYPED[network];
    if (!complete) return how;
    return {
      ...how,
      complete: (typed: string) => complete(typed, toCountryCode(form.getValues('countryCode'))),
    };
  }
  return (
    <>
      <TextField form={form} name="openingHours" label={CONTACT_LABELS.openingHours} />
      <TextField form={form} name="location" label={CONTACT_LABELS.location} />
      <div className="two">
        <TextField form={form} name="phone" label={CONTACT_LABELS.phone} type="tel" />
        <TextField
          form={form}
          name="countryCode"
          label={CONTACT_LABELS.countryCode}
          complete={toCountryCode}
          hint={contactEditorWords.countryCodeHint}
        />
      </div>
      <TextField form={form} name="email" label={CONTACT_LABELS.email} type="email" />
      <fieldset className="group">
        <legend>{contactEditorWords.socialLinks}</legend>
        <p className="hint">{contactEditorWords.socialHint}</p>
        {SOCIAL_NETWORKS.map((network) => (
          <TextField
            key={network}
            form={form}
            name={network}
            label={CONTACT_LABELS[network]}
            note={contactEditorWords.optional}
            {...howTyped(network)}
          />
        ))}
        <TextField
          form={form}
          name="wechat"
          label={CONTACT_LABELS.wechat}
          note={contactEditorWords.optional}
          hint={contactEditorWords.weChatHint}
        />
      </fieldset>
    </>
  );
}
