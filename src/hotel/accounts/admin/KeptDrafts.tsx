import { useState } from 'react';
import { forgetDrafts, hasDrafts } from '@/hotel/editing/admin/drafts';

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
      Unsaved changes to the website's texts are kept in this browser until you sign in again.{' '}
      <button type="button" onClick={forget}>
        Delete them
      </button>
    </p>
  );
}
