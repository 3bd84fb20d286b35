import { legalWords } from '@/words/visitors';
import { PATH } from '@/hotel/rules/paths';
import { LegalDocument } from './LegalDocument';

export function PrivacyPage() {
  const { privacyTitle, privacySummary } = legalWords;
  return (
    <LegalDocument
      part="privacy"
      title={privacyTitle}
      summary={privacySummary}
      path={PATH.privacy}
    />
  );
}
