import { EditorSkeleton } from '@/admin/section-editor/EditorSkeleton';
import { ImageField } from '@/admin/section-editor/ImageField';
import { PreviewPane } from '@/admin/section-editor/PreviewPane';
import { SectionEditor } from '@/admin/section-editor/SectionEditor';
import { TextField } from '@/admin/section-editor/TextField';
import { withSlot } from '@/admin/section-editor/with-slot';
import { LUXURY_IMAGE_POSITIONS } from '@/domain/limits';
import { luxuryExperienceSchema } from '@/domain/sections';
import { TOAST } from '@/domain/texts';
import { useContent } from '@/queries/content';
import { useSaveSections } from '@/queries/staff/sections';
import { Luxury } from '@/site/sections/Luxury';

const TITLE = 'Luxury Experience';
const PURPOSE = 'The dark band with two pictures on the home page.';

const LABELS = { title: 'Title', description: 'Description', images: 'Pictures' };

/** Luxury-experience editor (specification 2): title, description and two pictures. */
export function LuxuryPage() {
  const { content, isLoading } = useContent();
  const saving = useSaveSections({ success: TOAST.luxuryUpdated, failure: TOAST.updateFailed });
  if (isLoading) return <EditorSkeleton title={TITLE} purpose={PURPOSE} />;

  const { luxuryExperience } = content.sections;
  return (
    <SectionEditor
      title={TITLE}
      purpose={PURPOSE}
      schema={luxuryExperienceSchema}
      value={luxuryExperience}
      labels={LABELS}
      save={(luxury) => saving.mutateAsync({ luxuryExperience: luxury })}
      fields={(form) => (
        <>
          <TextField form={form} name="title" label={LABELS.title} />
          <TextField form={form} name="description" label={LABELS.description} rows={7} />
          {LUXURY_IMAGE_POSITIONS.map((position) => (
            <ImageField
              key={position}
              label={`Picture ${position + 1}`}
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
