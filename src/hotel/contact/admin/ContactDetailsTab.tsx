import { useSection } from '@/hotel/editing/admin/use-section';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { staffToasts, contactEditorWords } from '@/words/staff';
import { CONTACT_LABELS } from './contact-labels';
import { ContactFields } from './ContactFields';
import { ContactPreview } from './ContactPreview';

/** Contact editor (specification 2): opening hours, location, phone, and how else to reach us. */
export function ContactDetailsTab({ title }: { title: string }) {
  const section = useSection('contactInfo', { success: staffToasts.contactUpdated });
  return (
    <SectionEditor
      {...section}
      draft="contact-details"
      inTab
      title={title}
      purpose={contactEditorWords.detailsPurpose}
      labels={CONTACT_LABELS}
      fields={(form) => <ContactFields form={form} />}
      preview={(draft) => <ContactPreview contact={draft} />}
    />
  );
}
