import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@/hotel/editing/admin/TextField';
import { toTelegram, toWhatsApp } from '@/hotel/contact/chat-address';
import { SOCIAL_NETWORKS } from '@/hotel/contact/social-networks';
import type { SocialNetwork } from '@/hotel/contact/social-networks';
import type { ContactInfo } from '@/hotel/contact/contact-info';
import { contactEditorWords } from '@/words/staff';
import { CONTACT_LABELS } from './contact-labels';

/** A messenger is known by a number as well; everything else has an address. */
const HOW_TYPED: Record<
  SocialNetwork,
  Pick<ComponentProps<typeof TextField>, 'type' | 'complete' | 'hint'>
> = {
  whatsapp: { complete: toWhatsApp, hint: contactEditorWords.whatsAppHint },
  telegram: { complete: toTelegram, hint: contactEditorWords.telegramHint },
  messenger: { type: 'url', hint: contactEditorWords.messengerHint },
  instagram: { type: 'url' },
  facebook: { type: 'url' },
  youtube: { type: 'url' },
  tripadvisor: { type: 'url' },
  googleMaps: { type: 'url', hint: contactEditorWords.googleMapsHint },
};

/** The hotel's contact details, for the contact editor and the site configuration (decision 1). */
export function ContactFields({ form }: { form: UseFormReturn<ContactInfo> }) {
  return (
    <>
      <TextField form={form} name="openingHours" label={CONTACT_LABELS.openingHours} />
      <TextField form={form} name="location" label={CONTACT_LABELS.location} />
      <TextField form={form} name="phone" label={CONTACT_LABELS.phone} type="tel" />
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
            {...HOW_TYPED[network]}
          />
        ))}
      </fieldset>
    </>
  );
}
