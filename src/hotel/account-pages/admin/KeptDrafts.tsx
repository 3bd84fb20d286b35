import { useState } from 'react';
import { forgetDrafts, hasDrafts } from '@/hotel/drafts/admin/drafts';
import { signInWords } from '@/words/staff';

/** Tells whoever logs out at a shared computer that unsaved edits of the site wait in it. */
export function KeptDrafts() {
  const [isKept, setKept] = useState(hasDrafts);
  if (!isKept) return null;

  function forget(): void {
    forgetDrafts();
    setKept(false);
  }

  return (
    <p className="login-kept">
      {signInWords.keptDrafts}{' '}
      <button type="button" onClick={forget}>
        {signInWords.deleteDrafts}
      </button>
    </p>
  );
}
