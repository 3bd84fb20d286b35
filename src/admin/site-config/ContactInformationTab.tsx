import { CONTACT_LABELS } from '@/admin/contact/contact-labels';
import { ContactFields } from '@/admin/contact/ContactFields';
import { ContactPreview } from '@/admin/contact/ContactPreview';
import { SectionEditor } from '@/admin/section-editor/SectionEditor';
import { contactInfoSchema } from '@/domain/sections';
import { useContent } from '@/queries/content';
import { configWords, useSaveSections } from '@/queries/staff/sections';
import { TAB } from './tab-names';

/** The same facts as in the contact editor, under the site configuration's own words. */
export function ContactInformationTab() {
  const { contactInfo } = useContent().content.sections;
  const saving = useSaveSections(configWords(TAB.contact));
  return (
    <SectionEditor
      inTab
      title={TAB.contact}
      purpose="Shown in the footer, on the contact page and below the opening picture."
      schema={contactInfoSchema}
      value={contactInfo}
      labels={CONTACT_LABELS}
      save={(contact) => saving.mutateAsync({ contactInfo: contact })}
      fields={(form) => <ContactFields form={form} />}
      preview={(draft) => <ContactPreview contact={draft} />}
    />
  );
}
