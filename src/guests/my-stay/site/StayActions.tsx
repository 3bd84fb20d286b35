import { useEffect, useRef } from 'react';
import { useRequestChange, useCancelStay } from '@/guests/my-stay/queries/guest-stay-queries';
import type { ChangeRequest, GuestStay, StayLink } from '@/guests/my-stay/guest-stay';
import { useBoundaryState } from '@/ui/boundary-memory';
import { Button } from '@/ui/Button';
import { stayPageWords, stayRoomsWords } from '@/words/visitors';
import { CancelQuestion } from './CancelQuestion';
import { ChangeForm, type ChangeDraft } from './ChangeForm';

type Open = 'change' | 'cancel' | undefined;
export function StayActions({ stay, link }: { stay: GuestStay; link: StayLink }) {
  const ask = useRequestChange(link);
  const cancel = useCancelStay(link);
  const [open, setOpen] = useBoundaryState<Open>('open');
  /** The draft outlives the closed form, so that typed text is not lost. */
  const [draft, setDraft] = useBoundaryState<ChangeDraft>('draft');
  const [done, setDone] = useBoundaryState<string>('done');
  const status = useRef<HTMLParagraphElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  /** The button that opened the form. Closing the form returns the focus to this button. */
  const leaving = useRef<Open>(undefined);
  const { actions, closed, change: changeWords, cancelling } = stayPageWords;
  const canCancel = stay.isOpen || stay.rooms.some((room) => room.isOpen);
  const isComing = stay.status === 'confirmed' || stay.status === 'pending';

  useEffect(() => {
    if (done) status.current?.focus();
  }, [done]);
  useEffect(() => {
    if (open !== undefined) return;
    buttons.current?.querySelector<HTMLElement>(`[data-opens='${leaving.current}']`)?.focus();
    leaving.current = undefined;
  }, [open]);

  function close(): void {
    leaving.current = open;
    setOpen(undefined);
  }

  function begin(what: Open): void {
    setDone('');
    setOpen(what);
  }

  /** Replaces the form by a message about the result, which gets the focus. */
  function finish(sentence: string): void {
    setOpen(undefined);
    setDone(sentence);
  }

  function send(wanted: ChangeRequest): void {
    if (ask.isPending) return;
    ask.mutate(wanted, {
      onSuccess: (asked) => {
        if (!('stay' in asked)) return;
        setDraft(undefined);
        finish(changeWords.done);
      },
    });
  }

  function cancelNow(whole: boolean): void {
    if (cancel.isPending) return;
    cancel.mutate(whole, {
      onSuccess: (result) => {
        // If staff replaced the link meanwhile, the answer has no stay.
        if ('stay' in result && typeof result.stay === 'object')
          finish(result.stay?.wasCancelled ? cancelling.already : cancelling.done);
      },
    });
  }

  return (
    <section className="guest-actions" aria-label={actions.label}>
      <p ref={status} className="guest-done" role="status" tabIndex={-1}>
        {done}
      </p>
      {stay.isOpen && open === 'change' && (
        <ChangeForm
          stay={stay}
          link={link}
          draft={draft}
          isSending={ask.isPending}
          refusal={ask.data && 'problem' in ask.data ? ask.data : undefined}
          isFailed={ask.isError}
          onType={setDraft}
          onSend={send}
          onClose={close}
        />
      )}
      {canCancel && open === 'cancel' && (
        <CancelQuestion
          stay={stay}
          isSending={cancel.isPending}
          problem={
            cancel.isError
              ? cancelling.failed
              : cancel.data && 'problem' in cancel.data
                ? cancel.data.problem
                : undefined
          }
          onCancel={cancelNow}
          onKeep={close}
        />
      )}
      {open === undefined && (
        <div className="guest-buttons" ref={buttons}>
          {stay.isOpen && (
            <Button variant="ghost" data-opens="change" onClick={() => begin('change')}>
              {stay.change?.status === 'asked' ? actions.changeAgain : actions.change}
            </Button>
          )}
          {canCancel && (
            <button
              type="button"
              className="link"
              data-opens="cancel"
              onClick={() => begin('cancel')}
            >
              {stay.isOpen ? actions.cancel : stayRoomsWords.cancelAll}
            </button>
          )}
        </div>
      )}
      {!stay.isOpen && isComing && <p>{closed}</p>}
    </section>
  );
}
