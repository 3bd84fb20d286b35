import { useState } from 'react';
import { forgetGuestDrafts, hasGuestDrafts } from '@/basics/drafts/admin/drafts';
import { useSignOut } from '@/basics/session/staff-calls/session';
import type { Leaving } from '@/basics/session/staff-calls/session-store';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { staffFrameWords } from '@/words/staff';
import { askBeforeLeaving } from './unsaved-work';

/**
 * Logging out at a shared desk leaves nothing about guests: unsaved notes are deleted, after a
 * question. Drafts of the site's own texts stay; the login page says so.
 */
export function useLogout(userId: string) {
  const signOut = useSignOut();
  const [asked, setAsked] = useState<Leaving>();

  function leave(how: Leaving): void {
    setAsked(undefined);
    // By its promise: this component is gone by then.
    signOut.mutateAsync({ how }).then(
      () => forgetGuestDrafts(userId),
      () => undefined, // the mutation has told; still signed in, so nothing is forgotten
    );
  }

  /** Asks first when something typed would be left behind or deleted. */
  function logOut(how: Leaving): void {
    if (signOut.isPending) return;
    askBeforeLeaving(() => (hasGuestDrafts(userId) ? setAsked(how) : leave(how)));
  }

  /** Belongs into the markup of whoever asks. */
  const question = (
    <Dialog
      open={asked !== undefined}
      onOpenChange={() => setAsked(undefined)}
      title={staffFrameWords.notesTitle}
      footer={
        <>
          <Button variant="ghost" onClick={() => asked && leave(asked)}>
            {staffFrameWords.notesLeave}
          </Button>
          <Button onClick={() => setAsked(undefined)}>{staffFrameWords.stay}</Button>
        </>
      }
    >
      <p className="mt-3">{staffFrameWords.notesText}</p>
    </Dialog>
  );
  return { logOut, isPending: signOut.isPending, isError: signOut.isError, question };
}
