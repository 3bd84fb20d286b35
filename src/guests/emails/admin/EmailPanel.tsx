import { Send } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { GuestEmail } from '@/guests/emails/guest-email';
import { canSendEmails } from '@/guests/emails/staff-calls/outbox';
import { Button } from '@/ui/Button';
import { InputField, TextareaField } from '@/ui/Field';
import { emailPanelWords as words, commonWords, editorWords } from '@/words/staff';
import { OpenMail, OtherDelivery } from './OtherDelivery';
import { useEmailDraft, type DraftConflict } from './use-email-draft';
import { SmallButton } from '@/ui/SmallButton';

type Props = {
  label: string;
  title: string;
  ready: GuestEmail;
  /** Storage key of the draft (see `useEmailDraft`). */
  place: string;
  about?: string;
  /** Adds the e-mail to the outbox of the hotel's mail service. */
  queue: {
    isPending: boolean;
    mutate: (what: { id: string; email: GuestEmail }, then: { onSuccess: () => void }) => void;
  };
  headingRef: ((heading: HTMLElement | null) => void) | undefined;
  hint: string | undefined;
  /** Content above the fields, until the e-mail is sent. */
  children?: ReactNode;
  /** The guest's telephone number, to send the text in a chat instead. */
  phone?: string | null;
  /** Called after sending. Without it the sent e-mail stays visible and cannot be sent again. */
  onSent?: () => void;
  onClose: () => void;
};

/** An e-mail that staff check and send, by their mail program or the hotel's mail service. */
export function EmailPanel(props: Props) {
  const { label, title, ready, place, about, queue, headingRef, hint, phone, onSent } = props;
  const { written, newId, edit, news, forget } = useEmailDraft(place, ready, about);
  const [left, setLeft] = useState<GuestEmail>();
  const email: GuestEmail = left ?? { ...written, to: ready.to };
  const hasAddress = ready.to !== '';

  function send(): void {
    const onSuccess = () => {
      setLeft(email);
      forget();
      onSent?.();
    };
    queue.mutate({ id: newId, email }, { onSuccess });
  }

  return (
    <section
      className="email-panel box mt-[1.4rem] p-[1.1rem] [background:var(--admin-ground)]"
      aria-label={label}
    >
      <h3 tabIndex={-1} ref={headingRef}>
        {title}
      </h3>
      {news && !left && <EmailChangedNotice news={news} />}
      {!left && props.children !== undefined && <div className="contents">{props.children}</div>}
      <InputField
        label={words.subject}
        dir="auto"
        readOnly={left !== undefined}
        value={email.subject}
        onChange={({ target }) => edit({ subject: target.value })}
      />
      <TextareaField
        label={words.body}
        dir="auto"
        rows={12}
        readOnly={left !== undefined}
        value={email.body}
        onChange={({ target }) => edit({ body: target.value })}
      />
      <div className="detail-acts mt-[0.9rem]">
        {hasAddress && canSendEmails && (
          // The button stays in place, so that the second click of a double click does nothing.
          <Button
            icon={Send}
            variant={left ? 'ghost' : 'primary'}
            loading={queue.isPending}
            resting={left !== undefined}
            onClick={send}
          >
            {left ? words.left(left.to) : words.send(ready.to)}
          </Button>
        )}
        {hasAddress && !left && <OpenMail email={email} isFirst={!canSendEmails} />}
        {!left && phone !== undefined && <OtherDelivery email={email} phone={phone} />}
        <Button variant="ghost" onClick={props.onClose}>
          {commonWords.close}
        </Button>
      </div>
      {hint && <p className="hint">{hint}</p>}
    </section>
  );
}

/** Says that the stay has changed since somebody edited this e-mail, with a choice of the text. */
function EmailChangedNotice({ news }: { news: DraftConflict }) {
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
