import { EditorSkeleton } from '@/admin/section-editor/EditorSkeleton';
import { SectionEditor } from '@/admin/section-editor/SectionEditor';
import { contactInfoSchema } from '@/domain/sections';
import { TOAST } from '@/domain/texts';
import { useContent } from '@/queries/content';
import { useSaveSections } from '@/queries/staff/sections';
import { CONTACT_LABELS } from './contact-labels';
import { ContactFields } from './ContactFields';
import { ContactPreview } from './ContactPreview';

const TITLE = 'Contact';
const PURPOSE = 'How visitors find and reach the house.';

/** Contact editor (specification 2): opening hours, location, phone, and how else to reach us. */
export function ContactPage() {
  const { content, isLoading } = useContent();
  const saving = useSaveSections({ success: TOAST.contactUpdated, failure: TOAST.updateFailed });
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
