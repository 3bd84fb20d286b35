import { useEmails } from '@/guests/emails/staff-calls/outbox';
import { letterPanelWords } from '@/words/staff';
import { OutboxEntries } from './OutboxEntries';

type Props = {
  reservationId: string;
  /** Rooms that were booked with it: a letter about all of them lies with one. */
  together?: readonly string[];
};

/** What has become of the letters about a reservation; nothing as long as there is none. */
export function SentEmails({ reservationId, together }: Props) {
  const { data = [] } = useEmails(reservationId, together);
  if (data.length === 0) return null;
  return (
    <section className="mt-[1.6rem]">
      <h3>{letterPanelWords.sentLabel}</h3>
      <OutboxEntries role="status" entries={data} />
    </section>
  );
}
