import { COPY } from '@/domain/copy';
import { PATH } from '@/domain/paths';
import { LegalPage } from './LegalPage';

export function PrivacyPage() {
  const { privacyTitle, privacySummary } = COPY.legal;
  return (
    <LegalPage part="privacy" title={privacyTitle} summary={privacySummary} path={PATH.privacy} />
  );
}
