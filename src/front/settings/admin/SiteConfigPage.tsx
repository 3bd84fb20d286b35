import { ContactTab } from '@/hotel/contact/admin/ContactTab';
import { EditorTabs } from '@/kit/editors/admin/EditorTabs';
import { configWords } from '@/kit/editors/staff-calls/save-sections';
import { PublishNote } from '@/kit/page-parts/admin/PublishNote';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { contactEditorWords, partWords, siteConfigWords as words } from '@/words/staff';
import { HotelInformationTab } from './HotelInformationTab';
import { TranslationOverview } from './TranslationOverview';

export function SiteConfigPage() {
  const { hotel, contact } = words.tabs;
  const contactTab = (
    <ContactTab
      draft="contact-information"
      title={contact}
      purpose={contactEditorWords.siteConfigPurpose}
      saved={configWords(contact)}
    />
  );
  return (
    <EditorTabs
      words={words}
      tabs={[
        { name: hotel, part: partWords.hotelInformation, content: <HotelInformationTab /> },
        { name: contact, part: partWords.contactInformation, content: contactTab },
      ]}
    >
      <PublishNote about="name" />
      <StaffErrorBoundary name={partWords.translations}>
        <TranslationOverview />
      </StaffErrorBoundary>
    </EditorTabs>
  );
}
