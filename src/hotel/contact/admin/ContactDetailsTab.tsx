import { EDITOR_TEXTS } from '@/hotel/editing/admin/editor-texts';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { contactInfoSchema } from '@/hotel/contact/contact-info';
import { staffToasts, contactEditorWords } from '@/words/staff';
import { useContent } from '@/hotel/content/queries/content';
import { useSaveSections } from '@/hotel/content/staff-queries/sections';
import { CONTACT_LABELS } from './contact-labels';
import { ContactFields } from './ContactFields';
import { ContactPreview } from './ContactPreview';

/** Contact editor (specification 2): opening hours, location, phone, and how else to reach us. */
export function ContactDetailsTab({ title }: { title: string }) {
  const { contactInfo } = useContent().content.sections;
  const saving = useSaveSections({
    success: staffToasts.contactUpdated,
    failure: staffToasts.updateFailed,
  });
  return (
    <SectionEditor
      draft="contact-details"
      inTab
      title={title}
      purpose={contactEditorWords.detailsPurpose}
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
