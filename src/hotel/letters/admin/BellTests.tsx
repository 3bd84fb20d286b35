import { useOutbox, useSendTest } from '@/hotel/letters/staff-queries/outbox';
import { Button } from '@/ui/Button';
import { houseBellWords as words } from '@/words/staff';
import { OutboxEntry } from './OutboxEntry';

const SHOWN = 4;

/** Sends a line on each way, and shows what became of the last ones. */
export function BellTests({ addresses, byTelegram }: { addresses: string[]; byTelegram: boolean }) {
  const test = useSendTest();
  const { data: sent = [] } = useOutbox('test');
  return (
    <>
      <div className="detail-acts mt-4">
        {addresses.length > 0 && (
          <Button variant="ghost" loading={test.isPending} onClick={() => test.mutate(addresses)}>
            {words.testEmail}
          </Button>
        )}
        {byTelegram && (
          <Button variant="ghost" loading={test.isPending} onClick={() => test.mutate('telegram')}>
            {words.testTelegram}
          </Button>
        )}
      </div>
      {sent.length > 0 && (
        <ul className="outbox" aria-label={words.tests}>
          {sent.slice(0, SHOWN).map((entry) => (
            <OutboxEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </>
  );
}
