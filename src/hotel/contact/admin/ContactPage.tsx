import { EditorSkeleton } from '@/hotel/editing/admin/EditorSkeleton';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { contactInfoSchema } from '@/hotel/contact/contact-info';
import { staffToasts } from '@/words/staff';
import { useContent } from '@/hotel/content/queries/content';
import { useSaveSections } from '@/hotel/content/staff-queries/sections';
import { CONTACT_LABELS } from './contact-labels';
import { ContactFields } from './ContactFields';
import { ContactPreview } from './ContactPreview';

const TITLE = 'Contact';
const PURPOSE = 'How visitors find and reach the house.';

/** Contact editor (specification 2): opening hours, location, phone, and how else to reach us. */
export function ContactPage() {
  const { content, isLoading } = useContent();
  const saving = useSaveSections({
    success: staffToasts.contactUpdated,
    failure: staffToasts.updateFailed,
  });
  if (isLoading) return <EditorSkeleton title={TITLE} purpose={PURPOSE} />;

  return (
    <SectionEditor
      title={TITLE}
      purpose={PURPOSE}
      schema={contactInfoSchema}
      value={content.sections.contactInfo}
      labels={CONTACT_LABELS}
      save={(contact) => saving.mutateAsync({ contactInfo: contact })}
      fields={(form) => <ContactFields form={form} />}
      preview={(draft) => <ContactPreview contact={draft} />}
    />
  );
}
