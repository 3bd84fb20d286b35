import { LegalDocument } from './LegalDocument';

export function TermsPage() {
  return <LegalDocument part="terms" />;
}
