import { useSection } from '@/hotel/editing/admin/use-section';
import { CONTACT_LABELS } from './contact-labels';
import { ContactFields } from './ContactFields';
import { ContactPreview } from './ContactPreview';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { configWords } from '@/hotel/editing/staff-queries/sections';
import { siteConfigWords, contactEditorWords } from '@/words/staff';

/** The same facts as in the contact editor, under the site configuration's own words. */
export function ContactInformationTab() {
  const section = useSection('contactInfo', configWords(siteConfigWords.tabs.contact));
  return (
    <SectionEditor
      {...section}
      draft="contact-information"
      inTab
      title={siteConfigWords.tabs.contact}
      purpose={contactEditorWords.siteConfigPurpose}
      labels={CONTACT_LABELS}
      fields={(form) => <ContactFields form={form} />}
      preview={(draft) => <ContactPreview contact={draft} />}
    />
  );
}
