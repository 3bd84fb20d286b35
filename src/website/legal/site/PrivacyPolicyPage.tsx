import { LegalDocument } from './LegalDocument';

export function PrivacyPolicyPage() {
  return <LegalDocument part="privacy" />;
}
