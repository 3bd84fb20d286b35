import { useSection } from '@/hotel/editing/admin/use-section';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { staffToasts, contactEditorWords, siteConfigWords } from '@/words/staff';
import { configWords } from '@/hotel/editing/staff-queries/sections';
import { PreviewPane } from '@/hotel/editing/admin/PreviewPane';
import type { ContactInfo } from '@/hotel/contact/contact-info';
import { useContent } from '@/hotel/content/queries/content';
import { ContactDetails } from '@/hotel/contact/view/ContactDetails';
import { InfoBar } from '@/hotel/contact/view/InfoBar';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@/hotel/editing/admin/form-fields';
import { toProfile, toTelegram, toWhatsApp } from '@/hotel/contact/chat-address';
import { toCountryCode } from '@/hotel/rules/phone-number';
import { SOCIAL_NETWORKS, type SocialNetwork } from '@/hotel/contact/social-networks';

/** Contact editor (specification 2): opening hours, location, phone, and how else to reach us. */
export function ContactDetailsTab({ title }: { title: string }) {
  const section = useSection('contactInfo', { success: staffToasts.contactUpdated });
  return (
    <SectionEditor
      {...section}
      draft="contact-details"
      inTab
      title={title}
      purpose={contactEditorWords.detailsPurpose}
      labels={CONTACT_LABELS}
      fields={(form) => <ContactFields form={form} />}
      preview={(draft) => <ContactPreview contact={draft} />}
    />
  );
}

/** The same facts as in the contact editor, under the site configuration's own words. */
export function ContactInformationTab() {
  const section = useSection('contactInfo', configWords(siteConfigWords.tabs.contact));
  return (
    <SectionEditor
      {...section}
      draft="contact-information"
      inTab
      title={siteConfigWords.tabs.contact}
      purpose={contactEditorWords.siteConfigPurpose}
      labels={CONTACT_LABELS}
      fields={(form) => <ContactFields form={form} />}
      preview={(draft) => <ContactPreview contact={draft} />}
    />
  );
}

/** Where visitors meet the contact details: the bar of the home page, then the contact page. */
function ContactPreview({ contact }: { contact: ContactInfo }) {
  const { name } = useContent().content.sections.hotelInfo;
  return (
    <PreviewPane>
      {() => (
        <>
          <InfoBar contact={contact} />
          <div className="wrap py-12">
            <ContactDetails hotelName={name} contact={contact} />
          </div>
        </>
      )}
    </PreviewPane>
  );
}

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
function ContactFields({ form }: { form: UseFormReturn<ContactInfo> }) {
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

/** Names of the contact fields, the same in both editors that have them. */
const CONTACT_LABELS: Record<keyof ContactInfo, string> = contactEditorWords.labels;
