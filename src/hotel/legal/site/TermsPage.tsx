import { COPY } from '@/hotel/words/copy';
import { PATH } from '@/hotel/rules/paths';
import { LegalPage } from './LegalPage';

export function TermsPage() {
  const { termsTitle, termsSummary } = COPY.legal;
  return <LegalPage part="terms" title={termsTitle} summary={termsSummary} path={PATH.terms} />;
}
