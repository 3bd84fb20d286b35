import { COPY } from '@/domain/copy';
import { PATH } from '@/domain/paths';
import { LegalPage } from './LegalPage';

export function TermsPage() {
  const { termsTitle, termsSummary } = COPY.legal;
  return <LegalPage part="terms" title={termsTitle} summary={termsSummary} path={PATH.terms} />;
}
