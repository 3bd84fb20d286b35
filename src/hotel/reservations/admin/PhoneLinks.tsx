import { phoneLink } from '@/hotel/rules/phone-number';
import { whatsAppLink } from '@/hotel/contact/chat-address';
import { useContent } from '@/hotel/content/queries/content';
import { todayWords } from '@/words/staff';

type Props = { phone: string; guest: string };

/** A guest's number: to call, and to write to where it is known of which country it is. */
export function PhoneLinks({ phone, guest }: Props) {
  const { countryCode } = useContent().content.sections.contactInfo;
  const chat = whatsAppLink(phone, countryCode);
  return (
    <span className="inline-flex flex-wrap gap-x-4">
      <a
        className="quiet-link tap"
        href={phoneLink({ phone, countryCode })}
        aria-label={todayWords.call(guest, phone)}
      >
        {phone}
      </a>
      {chat && (
        <a
          className="quiet-link tap"
          href={chat}
          target="_blank"
          rel="noreferrer"
          aria-label={todayWords.chat(guest)}
        >
          {todayWords.whatsApp}
        </a>
      )}
    </span>
  );
}
