import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Letter } from '@/guests/letters/guest-mail';
import type { LetterTopic } from '@/guests/letters/stay-letter';
import { useQueueLetter } from '@/guests/letters/staff-calls/queue-letter';
import { canSendLetters } from '@/guests/letters/staff-calls/outbox';
import { Button } from '@/ui/Button';
import { InputField, SelectField, TextareaField } from '@/ui/Field';
import { letterPanelWords as words, commonWords, editorWords } from '@/words/staff';
import { OpenMail, OtherWays } from './OtherWays';
import { useLetter, type LetterAbout, type LetterNews } from './use-letter';
import { SmallButton } from '@/ui/SmallButton';
import { options } from '@/ui/options';

type Props = {
  letter: Letter;
  reservationId: string;
  about: LetterAbout;
  topics: readonly LetterTopic[];
  onTopic: (topic: LetterTopic) => void;
  /** Rooms of one booking that it tells of. */
  stays: readonly string[];
  phone: string | null;
  onClose: () => void;
  isWanted: boolean;
};

/**
 * A letter to read over. It leaves through the reader's mail program or the hotel's mail service;
 * once that has it, it stays as it was and cannot be sent again.
 */
export function LetterPanel(props: Props) {
  const { letter, reservationId, about, topics, onTopic, stays, phone, onClose, isWanted } = props;
  const { written, newId, edit, news, forget } = useLetter(letter, reservationId, about);
  const [left, setLeft] = useState<Letter>();
  const queue = useQueueLetter(reservationId);
  const shown = left ?? written;

  function send(): void {
    const kind = about.topic === 'general' || about.topic === 'offer' ? 'letter' : about.topic;
    const done = () => {
      setLeft(written);
      forget();
    };
    queue.mutate({ id: newId, letter: written, kind, stays }, { onSuccess: done });
  }

  return (
    <section
      className="letter box mt-[1.4rem] p-[1.1rem] [background:var(--admin-ground)]"
      aria-label={words.label}
    >
      <h3 tabIndex={-1} ref={isWanted ? bringIntoView : undefined}>
        {words.title}
      </h3>
      {news && !left && <LetterNotice news={news} />}
      {topics.length > 1 && !left && (
        <SelectField
          label={words.about}
          value={about.topic}
          onChange={({ target }) => {
            const chosen = topics.find((topic) => topic === target.value);
            if (chosen) onTopic(chosen);
          }}
        >
          {options(topics.map((topic) => [topic, words.topics[topic]]))}
        </SelectField>
      )}
      <InputField
        label={words.subject}
        readOnly={left !== undefined}
        value={shown.subject}
        onChange={(event) => edit({ subject: event.target.value })}
      />
      <TextareaField
        label={words.body}
        dir="auto"
        rows={12}
        readOnly={left !== undefined}
        value={shown.body}
        onChange={(event) => edit({ body: event.target.value })}
      />
      <div className="detail-acts mt-[0.9rem]">
        {letter.to !== '' && canSendLetters && (
          // The button stays in place, so that the second click of a double click does nothing.
          <Button
            icon={Send}
            variant={left ? 'ghost' : 'primary'}
            loading={queue.isPending}
            resting={left !== undefined}
            onClick={send}
          >
            {left ? words.left(left.to) : words.send(letter.to)}
          </Button>
        )}
        {letter.to !== '' && !left && <OpenMail letter={written} isFirst={!canSendLetters} />}
        {!left && <OtherWays letter={written} phone={phone} />}
        <Button variant="ghost" onClick={onClose}>
          {commonWords.close}
        </Button>
      </div>
      {letter.to === '' && <p className="hint">{words.noAddress}</p>}
      {letter.to !== '' && !canSendLetters && <p className="hint">{words.nothingSentYet}</p>}
    </section>
  );
}

/** Once, when it appears. */
function bringIntoView(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/** Over a letter that someone has written in: the stay it tells of is not what it was. */
function LetterNotice({ news }: { news: LetterNews }) {
  return (
    <div className="notice row mt-[0.7rem] mb-0" role="alert">
      <p>{`${words.changed} ${news.losesNothing ? words.factsFit : words.factsDoNotFit}`}</p>
      <SmallButton
        label={news.losesNothing ? words.takeFacts : words.beginAnew}
        onClick={news.takeNew}
      />
      <SmallButton label={editorWords.keepMine} onClick={news.keepMine} />
    </div>
  );
}
