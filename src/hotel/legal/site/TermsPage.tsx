import { COPY } from '@/hotel/words/copy';
import { PATH } from '@/hotel/rules/paths';
import { LegalDocument } from './LegalDocument';

export function TermsPage() {
  const { termsTitle, termsSummary } = COPY.legal;
  return <LegalDocument part="terms" title={termsTitle} summary={termsSummary} path={PATH.terms} />;
}
