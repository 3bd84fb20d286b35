import { useFormContext } from 'react-hook-form';
import { toProfile, toTelegram, toWhatsApp } from '@/content/schema/chat-address';
import { SOCIAL_NETWORKS, type SocialNetwork } from '@/hotel/contact/social-networks';
import { ContactDetails } from '@/hotel/contact/view/ContactDetails';
import { InfoBar } from '@/hotel/contact/view/InfoBar';
import { useContent } from '@/content/store/queries/content';
import { TextField } from '@/kit/editors/admin/form-fields';
import { SectionEditor, useSection } from '@/kit/editors/admin/SectionEditor';
import { toCountryCode } from '@/basics/rules/phone-number';
import { contactEditorWords as words } from '@/words/staff';

const HOW_TYPED: Record<
  SocialNetwork,
  {
    type?: 'url';
    hint?: string;
    /**
     * Form values from the stored section.
     * @param countryCode for numbers that begin with 0
     */
    complete?: (typed: string, countryCode: string) => string;
  }
> = {
  whatsapp: { complete: toWhatsApp, hint: words.whatsAppHint },
  telegram: { complete: toTelegram, hint: words.telegramHint },
  messenger: { type: 'url', hint: words.messengerHint },
  line: byName('line'),
  instagram: byName('instagram'),
  facebook: byName('facebook'),
  tiktok: byName('tiktok'),
  youtube: byName('youtube'),
  tripadvisor: { type: 'url' },
  googleMaps: { type: 'url', hint: words.googleMapsHint },
};

/** Completes an `@name` to an address, on networks that have names. */
function byName(network: Parameters<typeof toProfile>[0]) {
  return { complete: (typed: string) => toProfile(network, typed), hint: words.nameHint };
}

type Props = {
  draft: string;
  title: string;
  purpose: string;
  /** Toasts after a successful and a failed save. */
  saved: Parameters<typeof useSection>[1];
};

/** The contact editor and the site configuration both show this tab (DECISIONS 1). */
export function ContactTab({ draft, title, purpose, saved }: Props) {
  const { name: hotelName } = useContent().content.sections.hotelInfo;
  return (
    <SectionEditor
      {...useSection('contactInfo', saved)}
      draft={draft}
      right="manage"
      inTab
      words={{ title, purpose, labels: words.labels }}
      fields={<ContactFields />}
      preview={(contact) => (
        <>
          <InfoBar contact={contact} />
          <div className="wrap py-12">
            <ContactDetails hotelName={hotelName} contact={contact} />
          </div>
        </>
      )}
    />
  );
}

function ContactFields() {
  const { getValues } = useFormContext();
  return (
    <>
      <TextField name="openingHours" />
      <TextField name="location" />
      <div className="two">
        <TextField name="phone" type="tel" />
        <TextField name="countryCode" complete={toCountryCode} hint={words.countryCodeHint} />
      </div>
      <TextField name="email" type="email" />
      <fieldset className="group mt-7 pt-5 border-t border-line">
        <legend>{words.socialLinks}</legend>
        <p className="hint">{words.socialHint}</p>
        {SOCIAL_NETWORKS.map((network) => {
          const { complete, ...how } = HOW_TYPED[network];
          return (
            <TextField
              key={network}
              name={network}
              optional
              {...how}
              {...(complete && {
                complete: (typed: string) =>
                  complete(typed, toCountryCode(getValues('countryCode'))),
              })}
            />
          );
        })}
        <TextField name="wechat" optional hint={words.weChatHint} />
      </fieldset>
    </>
  );
}
