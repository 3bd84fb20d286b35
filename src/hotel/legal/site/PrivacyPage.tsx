import { COPY } from '@/hotel/words/copy';
import { PATH } from '@/hotel/rules/paths';
import { LegalPage } from './LegalPage';

export function PrivacyPage() {
  const { privacyTitle, privacySummary } = COPY.legal;
  return (
    <LegalPage part="privacy" title={privacyTitle} summary={privacySummary} path={PATH.privacy} />
  );
}
