import { useState } from 'react';
import { removeGuestDrafts, hasGuestDrafts } from '@/basics/drafts/admin/drafts';
import { useSignOut } from '@/basics/session/staff-calls/session';
import type { SignOutScope } from '@/basics/session/staff-calls/session-store';
import { staffFrameWords } from '@/words/staff';
import { ConfirmDialog } from './ConfirmDialog';
import { askBeforeLeaving } from './unsaved-work';

/**
 * Logging out at a shared desk leaves nothing about guests: unsaved notes are deleted, after a
 * question. Drafts of the site's own texts stay; the login page says so.
 */
export function useLogout(userId: string) {
  const signOut = useSignOut();
  const [asked, setAsked] = useState<SignOutScope>();

  function leave(how: SignOutScope): void {
    setAsked(undefined);
    // By its promise: this component is gone by then.
    signOut.mutateAsync({ how }).then(
      () => removeGuestDrafts(userId),
      () => undefined, // the mutation has told; still signed in, so nothing is forgotten
    );
  }

  /** Asks first when something typed would be left behind or deleted. */
  function logOut(how: SignOutScope): void {
    if (signOut.isPending) return;
    askBeforeLeaving(() => (hasGuestDrafts(userId) ? setAsked(how) : leave(how)));
  }

  /** Belongs into the markup of the one who asks. */
  const question = (
    <ConfirmDialog
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
    </ConfirmDialog>
  );
  return { logOut, isPending: signOut.isPending, isError: signOut.isError, question };
}
