import { COPY } from '@/hotel/words/copy';
import { PATH } from '@/hotel/rules/paths';
import { LegalDocument } from './LegalDocument';

export function PrivacyPage() {
  const { privacyTitle, privacySummary } = COPY.legal;
  return (
    <LegalDocument
      part="privacy"
      title={privacyTitle}
      summary={privacySummary}
      path={PATH.privacy}
    />
  );
}
