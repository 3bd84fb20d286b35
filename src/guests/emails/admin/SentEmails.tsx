import { useEmails } from '@/guests/emails/staff-calls/outbox';
import { emailPanelWords } from '@/words/staff';
import { OutboxEntries } from './OutboxEntries';

type Props = {
  reservationId: string;
  /** Reservations booked together: an e-mail about all of them is stored with only one. */
  together?: readonly string[];
};

/** The e-mails about a reservation, with their status. Renders nothing without any. */
export function SentEmails({ reservationId, together }: Props) {
  const { data = [] } = useEmails(reservationId, together);
  if (data.length === 0) return null;
  return (
    <section className="mt-[1.6rem]">
      <h3>{emailPanelWords.sentLabel}</h3>
      <OutboxEntries role="status" entries={data} />
    </section>
  );
}
