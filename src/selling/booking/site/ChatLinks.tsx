import type { ContactInfo } from '@/content/schema/sections/contact-info';
import type { Room } from '@/content/schema/room';
import { useMoney } from '@/content/store/queries/use-money';
import { staySentence } from '@/selling/booking/stay-days';
import { bookingWords, countWords } from '@/words/visitors';
import type { FormStay } from './use-booking-form';

type Props = {
  room: Room;
  stay: FormStay;
  contact: ContactInfo;
  /** Undefined if it is unknown. */
  total: number | undefined;
};

/** Links that open a chat with the hotel, in which the guest's question is already written. */
export function ChatLinks({ room, stay, contact, total }: Props) {
  const { whatsapp, telegram } = contact;
  const money = useMoney();
  const { askOn, askAbout, askFor } = bookingWords;
  const people = countWords.guestsInText(stay.guests, stay.children);
  const dated = stay.checkIn && [
    staySentence(stay),
    askFor(people, total === undefined ? undefined : money(total)),
  ];
  const question = [askAbout(room.name), ...(dated || [])].join(' ');
  function link(name: string, address: string) {
    const href = `${address}${address.includes('?') ? '&' : '?'}text=${encodeURIComponent(question)}`;
    return (
      address && (
        <a className="link" href={href} rel="noopener noreferrer" target="_blank">
          {askOn(name)}
        </a>
      )
    );
  }

  return (
    (whatsapp || telegram) && (
      <p className="panel-note">
        {link('WhatsApp', whatsapp)} {link('Telegram', telegram)}
      </p>
    )
  );
}
