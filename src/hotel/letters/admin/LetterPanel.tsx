import { Mail, Send } from 'lucide-react';
import { useState } from 'react';
import { letterLink } from '@/hotel/letters/guest-mail';
import type { Letter } from '@/hotel/letters/guest-mail';
import { newUuid } from '@/lib/uuid';
import { canSendLetters, useQueueLetter } from '@/hotel/letters/staff-queries/outbox';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { Field } from '@/ui/Field';
import { letterPanelWords } from '@/words/staff';
import { LetterNotice } from './LetterNotice';
import { OtherWays } from './OtherWays';
import { useLetter } from './use-letter';

type Props = {
  letter: Letter;
  reservationId: string;
  /** What it tells of: its calendar entry goes with it. */
  kind: string;
  phone: string | null;
};

/**
 * A ready letter to read over. It leaves through the reader's own mail program, or through the
 * hotel's mail service where there is one; the page never says that it was sent by itself.
 */
export function LetterPanel({ letter, reservationId, kind, phone }: Props) {
  const { written, edit, news } = useLetter(letter);
  const [id, setId] = useState(newUuid);
  const queue = useQueueLetter(reservationId);

  return (
    <section className="letter" aria-label={letterPanelWords.label}>
      <h3>{letterPanelWords.title}</h3>
      {news && <LetterNotice news={news} />}
      <Field label={letterPanelWords.subject}>
        {(control) => (
          <input
            {...control}
            value={written.subject}
            onChange={(event) => edit({ subject: event.target.value })}
          />
        )}
      </Field>
      <Field label={letterPanelWords.body}>
        {(control) => (
          <textarea
            {...control}
            dir="auto"
            rows={12}
            value={written.body}
            onChange={(event) => edit({ body: event.target.value })}
          />
        )}
      </Field>
      <div className="detail-acts">
        {letter.to !== '' && canSendLetters && (
          <Button
            loading={queue.isPending}
            onClick={() =>
              queue.mutate({ id, letter: written, kind }, { onSuccess: () => setId(newUuid()) })
            }
          >
            <Send className="icon" aria-hidden="true" />
            {letterPanelWords.send(letter.to)}
          </Button>
        )}
        {letter.to !== '' && (
          <a
            className={buttonClass(canSendLetters ? 'ghost' : 'primary')}
            href={letterLink(written)}
          >
            <Mail className="icon" aria-hidden="true" />
            {letterPanelWords.open}
          </a>
        )}
        <OtherWays letter={written} phone={phone} />
      </div>
      {letter.to === '' && <p className="hint">{letterPanelWords.noAddress}</p>}
      {letter.to !== '' && !canSendLetters && (
        <p className="hint">{letterPanelWords.nothingSentYet}</p>
      )}
    </section>
  );
}
