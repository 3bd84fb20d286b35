import { editorTexts } from '@/hotel/editing/admin/editor-texts';
import { preparePicture } from '@/hotel/pictures/admin/prepare-picture';
import { ImageField } from '@/hotel/pictures/admin/ImageField';
import { PreviewPane } from '@/hotel/editing/admin/PreviewPane';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { TextField } from '@/hotel/editing/admin/TextField';
import { withSlot } from '@/hotel/pictures/admin/with-slot';
import type { HotelImage } from '@/hotel/pictures/image';
import { ABOUT_IMAGE_SLOTS } from '@/hotel/rules/limits';
import { aboutSectionSchema } from '@/hotel/about/about-section';
import { useContent } from '@/hotel/content/queries/content';
import { aboutValue, useSaveAbout } from '@/hotel/about/staff-queries/about';
import { About } from '@/hotel/about/view/About';
import { aboutEditorWords } from '@/words/staff';

/** Also names the draft. */
const TITLE = aboutEditorWords.title;
const { storyPurpose: PURPOSE, labels: LABELS } = aboutEditorWords;
const SLOTS = Array.from({ length: ABOUT_IMAGE_SLOTS }, (_, slot) => slot);

/** The story (specification 2 and 7): words and exactly four pictures, saved together. */
export function StoryTab() {
  const { content } = useContent();
  const saving = useSaveAbout(prepareUnwatched);

  return (
    <SectionEditor
      draft="story"
      title={TITLE}
      purpose={PURPOSE}
      inTab
      schema={aboutSectionSchema}
      value={aboutValue(content)}
      labels={LABELS}
      texts={editorTexts('aboutSection')}
      save={(about) => saving.mutateAsync(about)}
      fields={(form) => (
        <>
          <TextField form={form} name="title" label={LABELS.title} />
          <TextField form={form} name="description" label={LABELS.description} rows={7} />
          {SLOTS.map((slot) => (
            <ImageField
              key={slot}
              label={aboutEditorWords.picture(slot + 1)}
              target={{ kind: 'section', category: 'about' }}
              reference={form.watch('images')[slot] ?? ''}
              onChange={(reference) =>
                form.setValue('images', withSlot(form.getValues('images'), slot, reference))
              }
            />
          ))}
        </>
      )}
      preview={(draft) => (
        <PreviewPane>
          {() => (
            <div className="page">
              <About section={draft} images={inDraftOrder(content.images, draft.images)} />
            </div>
          )}
        </PreviewPane>
      )}
    />
  );
}

function prepareUnwatched(file: Blob) {
  return preparePicture(file, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
}

/** Stored pictures where the draft has them; the ones it no longer names are left out. */
function inDraftOrder(images: readonly HotelImage[], references: readonly string[]): HotelImage[] {
  return references.flatMap((reference, position) => {
    const image = images.find(({ path }) => path === reference);
    return image ? [{ ...image, position }] : [];
  });
}
