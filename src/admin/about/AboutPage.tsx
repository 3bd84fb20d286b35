import { preparePicture } from '@/admin/images/prepare-picture';
import { EditorSkeleton } from '@/admin/section-editor/EditorSkeleton';
import { ImageField } from '@/admin/section-editor/ImageField';
import { PreviewPane } from '@/admin/section-editor/PreviewPane';
import { SectionEditor } from '@/admin/section-editor/SectionEditor';
import { TextField } from '@/admin/section-editor/TextField';
import { withSlot } from '@/admin/section-editor/with-slot';
import type { HotelImage } from '@/domain/image';
import { ABOUT_IMAGE_SLOTS } from '@/domain/limits';
import { aboutSectionSchema } from '@/domain/sections';
import { useContent } from '@/queries/content';
import { aboutValue, useSaveAbout } from '@/queries/staff/about';
import { About } from '@/site/sections/About';

const TITLE = 'About';
const PURPOSE = 'The story of the house, with four pictures.';
const LABELS = { title: 'Title', description: 'Description', images: 'Pictures' };
const SLOTS = Array.from({ length: ABOUT_IMAGE_SLOTS }, (_, slot) => slot);

/** About editor (specification 2 and 7): words and exactly four pictures, saved together. */
export function AboutPage() {
  const { content, isLoading } = useContent();
  const saving = useSaveAbout(prepareUnwatched);
  if (isLoading) return <EditorSkeleton title={TITLE} purpose={PURPOSE} />;

  return (
    <SectionEditor
      title={TITLE}
      purpose={PURPOSE}
      schema={aboutSectionSchema}
      value={aboutValue(content)}
      labels={LABELS}
      save={(about) => saving.mutateAsync(about)}
      fields={(form) => (
        <>
          <TextField form={form} name="title" label={LABELS.title} />
          <TextField form={form} name="description" label={LABELS.description} rows={7} />
          {SLOTS.map((slot) => (
            <ImageField
              key={slot}
              label={`Picture ${slot + 1}`}
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
