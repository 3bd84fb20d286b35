import { legalWords } from '@/words/visitors';
import { PATH } from '@/hotel/rules/paths';
import { LegalDocument } from './LegalDocument';

export function TermsPage() {
  const { termsTitle, termsSummary } = legalWords;
  return <LegalDocument part="terms" title={termsTitle} summary={termsSummary} path={PATH.terms} />;
}
