import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { inOwnLanguage } from '@/hotel/accounts/staff-queries/staff-language';
import { PageSpinner } from '@/ui/PageSpinner';
import { signInWords } from '@/words/staff';

/** Goes on to a page of the staff, in the language of whoever has signed in. */
export function Arrival({ page }: { page: string }) {
  const address = inOwnLanguage(page);
  useEffect(() => {
    if (address) window.location.replace(address);
  }, [address]);
  if (!address) return <Navigate to={page} replace />;
  return <PageSpinner label={signInWords.checkingSession} />;
}
