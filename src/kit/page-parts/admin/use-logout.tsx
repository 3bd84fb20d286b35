import { useState } from 'react';
import { removeGuestDrafts, hasGuestDrafts } from '@/basics/drafts/admin/drafts';
import { useSignOut } from '@/basics/session/staff-calls/session';
import type { SignOutScope } from '@/basics/session/staff-calls/session-store';
import { staffFrameWords } from '@/words/staff';
import { ConfirmDialog } from './ConfirmDialog';
import { askBeforeLeaving } from './unsaved-work';

/** Asks, then logs out and deletes unsaved notes about guests: computers are shared. */
export function useLogout(userId: string) {
  const signOut = useSignOut();
  const [asked, setAsked] = useState<SignOutScope>();

  function leave(how: SignOutScope): void {
    setAsked(undefined);
    // Uses the promise: logging out unmounts this component, so callbacks would not run.
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

  /** The confirmation dialog, which the calling component must render. */
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
