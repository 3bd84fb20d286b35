import { useState } from 'react';
import { removeGuestDrafts, hasGuestDrafts } from '@/basics/drafts/admin/drafts';
import { useSignOut } from '@/basics/session/staff-calls/session';
import type { SignOutScope } from '@/basics/session/staff-calls/session-store';
import { staffFrameWords } from '@/words/staff';
import { ConfirmDialog } from './ConfirmDialog';
import { askBeforeLeaving } from './unsaved-work';

/** Logging out deletes unsaved notes about guests, because computers are shared; it asks first. */
export function useLogout(userId: string) {
  const signOut = useSignOut();
  const [asked, setAsked] = useState<SignOutScope>();

  function leave(how: SignOutScope): void {
    setAsked(undefined);
    // The promise, because this component is unmounted by then.
    signOut.mutateAsync({ how }).then(
      () => removeGuestDrafts(userId),
      () => undefined, // the mutation has told; still signed in, so nothing is forgotten
    );
  }

  /** Asks first if unsaved text would be left or deleted. */
  function logOut(how: SignOutScope): void {
    if (signOut.isPending) return;
    askBeforeLeaving(() => (hasGuestDrafts(userId) ? setAsked(how) : leave(how)));
  }

  /** The calling component must render it. */
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
