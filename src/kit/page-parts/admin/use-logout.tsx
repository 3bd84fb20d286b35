import { useState } from 'react';
import { forgetGuestDrafts, hasGuestDrafts } from '@/basics/drafts/admin/drafts';
import { useSignOut } from '@/basics/session/staff-calls/session';
import type { Leaving } from '@/basics/session/staff-calls/session-store';
import { staffFrameWords } from '@/words/staff';
import { AskDialog } from './AskDialog';
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

  /** Belongs into the markup of the one who asks. */
  const question = (
    <AskDialog
      isOpen={asked !== undefined}
      title={staffFrameWords.notesTitle}
      variant="primary"
      yes={staffFrameWords.stay}
      no={staffFrameWords.notesLeave}
      onYes={() => setAsked(undefined)}
      onNo={() => asked && leave(asked)}
      onClose={() => setAsked(undefined)}
    >
      {staffFrameWords.notesText}
    </AskDialog>
  );
  return { logOut, isPending: signOut.isPending, isError: signOut.isError, question };
}
