import { EDITOR_TEXTS } from '@/hotel/editing/admin/editor-texts';
import { CONTACT_LABELS } from './contact-labels';
import { ContactFields } from './ContactFields';
import { ContactPreview } from './ContactPreview';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { contactInfoSchema } from '@/hotel/contact/contact-info';
import { useContent } from '@/hotel/content/queries/content';
import { configWords, useSaveSections } from '@/hotel/content/staff-queries/sections';
import { siteConfigWords, contactEditorWords } from '@/words/staff';

/** The same facts as in the contact editor, under the site configuration's own words. */
export function ContactInformationTab() {
  const { contactInfo } = useContent().content.sections;
  const saving = useSaveSections(configWords(siteConfigWords.tabs.contact));
  return (
    <SectionEditor
      draft="contact-information"
      inTab
      title={siteConfigWords.tabs.contact}
      purpose={contactEditorWords.siteConfigPurpose}
      schema={contactInfoSchema}
      value={contactInfo}
      labels={CONTACT_LABELS}
      texts={EDITOR_TEXTS.contact}
      save={(contact) => saving.mutateAsync({ contactInfo: contact })}
      fields={(form) => <ContactFields form={form} />}
      preview={(draft) => <ContactPreview contact={draft} />}
    />
  );
}
