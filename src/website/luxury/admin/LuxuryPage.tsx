import { useContent } from '@/content/store/queries/content';
import { EditorSkeleton } from '@/kit/editors/admin/EditorTabs';
import { PictureField } from '@/kit/editors/admin/picture-fields';
import { TextField } from '@/kit/editors/admin/form-fields';
import { SectionEditor, useSection } from '@/kit/editors/admin/SectionEditor';
import { Luxury } from '@/website/luxury/view/Luxury';
import { LUXURY_IMAGE_POSITIONS } from '@/basics/rules/limits';
import { luxuryEditorWords as words, staffToasts, pictureWords } from '@/words/staff';

export function LuxuryPage() {
  const { isLoading } = useContent();
  const section = useSection('luxuryExperience', { success: staffToasts.luxuryUpdated });
  if (isLoading) return <EditorSkeleton title={words.title} purpose={words.purpose} />;

  return (
    <SectionEditor
      {...section}
      draft="luxury"
      words={words}
      fields={
        <>
          <TextField name="title" />
          <TextField name="description" rows={7} />
          {LUXURY_IMAGE_POSITIONS.map((position) => (
            <PictureField
              name="images"
              slot={position}
              key={position}
              label={pictureWords.picture(position + 1)}
              target={{ kind: 'slot', category: 'luxury', position }}
            />
          ))}
        </>
      }
      preview={(draft, _device, images) => <Luxury section={draft} images={images} />}
    />
  );
}
