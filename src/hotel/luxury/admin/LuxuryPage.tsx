import { useSection } from '@/hotel/editing/admin/use-section';
import { EditorSkeleton } from '@/hotel/editing/admin/EditorTabs';
import { ImageField } from '@/hotel/pictures/admin/ImageField';
import { PreviewPane } from '@/hotel/editing/admin/PreviewPane';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { TextField } from '@/hotel/editing/admin/form-fields';
import { withSlot } from '@/hotel/pictures/admin/with-slot';
import { LUXURY_IMAGE_POSITIONS } from '@/hotel/rules/limits';
import { staffToasts, luxuryEditorWords } from '@/words/staff';
import { useContent } from '@/hotel/content/queries/content';
import { Luxury } from '@/hotel/luxury/view/Luxury';

const { title: TITLE, purpose: PURPOSE, labels: LABELS } = luxuryEditorWords;

/** Luxury-experience editor (specification 2): title, description and two pictures. */
export function LuxuryPage() {
  const { content, isLoading } = useContent();
  const section = useSection('luxuryExperience', { success: staffToasts.luxuryUpdated });
  if (isLoading) return <EditorSkeleton title={TITLE} purpose={PURPOSE} />;

  return (
    <SectionEditor
      {...section}
      draft="luxury"
      title={TITLE}
      purpose={PURPOSE}
      labels={LABELS}
      fields={(form) => (
        <>
          <TextField form={form} name="title" label={LABELS.title} />
          <TextField form={form} name="description" label={LABELS.description} rows={7} />
          {LUXURY_IMAGE_POSITIONS.map((position) => (
            <ImageField
              key={position}
              label={luxuryEditorWords.picture(position + 1)}
              // Both are read with one request, so only one of them tells that it failed.
              target={{ kind: 'slot', category: 'luxury', position }}
              reference={form.watch('images')[position] ?? ''}
              onChange={(reference) =>
                form.setValue('images', withSlot(form.getValues('images'), position, reference))
              }
            />
          ))}
        </>
      )}
      preview={(draft) => (
        <PreviewPane>{() => <Luxury section={draft} images={content.images} />}</PreviewPane>
      )}
    />
  );
}
