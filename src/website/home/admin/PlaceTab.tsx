import { useContent } from '@/content/store/queries/content';
import { PictureField } from '@/kit/editors/admin/picture-fields';
import { TextField } from '@/kit/editors/admin/form-fields';
import { SectionEditor, useSection } from '@/kit/editors/admin/SectionEditor';
import { Place } from '@/website/home/view/Place';
import { placeEditorWords as words, staffToasts } from '@/words/staff';

export function PlaceTab() {
  const { sections, images } = useContent().content;
  return (
    <SectionEditor
      {...useSection('place', { success: staffToasts.placeUpdated })}
      draft="place"
      inTab
      words={words}
      fields={
        <>
          <TextField name="sentence" rows={2} />
          <PictureField name="image" hint={words.imageHint} />
        </>
      }
      preview={(draft) => (
        <Place place={draft} gettingHere={sections.gettingHere} images={images} />
      )}
    />
  );
}
