import { EditorTabs } from '@/hotel/editing/admin/EditorTabs';
import { aboutWords } from '@/words/visitors';
import { aboutEditorWords, partWords, daysEditorWords, staffToasts } from '@/words/staff';
import { DaysTab } from './DaysTab';
import { useSection } from '@/hotel/editing/admin/use-section';
import { PreviewPane } from '@/hotel/editing/admin/PreviewPane';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { PictureListField } from '@/hotel/pictures/admin/PictureListField';
import { MoreOfTheHouse } from '@/hotel/about/view/MoreOfTheHouse';
import { useContent } from '@/hotel/content/queries/content';
import { GALLERY_IMAGES_MAX, ABOUT_IMAGE_SLOTS } from '@/hotel/rules/limits';
import { editorTexts } from '@/hotel/editing/admin/texts-to-translate';
import { preparePicture } from '@/hotel/pictures/admin/prepare-picture';
import { ImageField } from '@/hotel/pictures/admin/ImageField';
import { TextField } from '@/hotel/editing/admin/form-fields';
import { withSlot } from '@/hotel/pictures/admin/with-slot';
import type { HotelImage } from '@/hotel/pictures/image';
import { aboutSectionSchema } from '@/hotel/about/about-sections';
import { aboutValue, useSaveAbout } from '@/hotel/about/staff-queries/about-queries';
import { About } from '@/hotel/about/view/About';

const { title: TITLE, purpose: PURPOSE } = aboutEditorWords;

/** About editor (specification 2): the story with its four pictures, and what stands below it. */
export function AboutPage() {
  return (
    <EditorTabs
      title={TITLE}
      purpose={PURPOSE}
      tabs={[
        { name: aboutEditorWords.storyTab, part: partWords.story, content: <StoryTab /> },
        { name: daysEditorWords.title, part: partWords.days, content: <DaysTab /> },
        { name: aboutWords.galleryTitle, part: partWords.gallery, content: <MoreOfTheHouseTab /> },
      ]}
    />
  );
}

const GALLERY_TITLE = aboutWords.galleryTitle;
const GALLERY_LABELS = aboutEditorWords.galleryLabels;

/** The gallery of the house: as many pictures as there is room for, or none and no heading. */
function MoreOfTheHouseTab() {
  const { sections, images } = useContent().content;
  const section = useSection('gallery', { success: staffToasts.galleryUpdated });
  return (
    <SectionEditor
      {...section}
      draft="gallery"
      title={GALLERY_TITLE}
      purpose={aboutEditorWords.galleryPurpose}
      inTab
      labels={GALLERY_LABELS}
      fields={(form) => (
        <PictureListField
          label={GALLERY_LABELS.images}
          category="general"
          names={form.watch('images')}
          max={GALLERY_IMAGES_MAX}
          change={(update) => form.setValue('images', update(form.getValues('images')))}
          hint={aboutEditorWords.galleryHint}
        />
      )}
      preview={(draft) => (
        <PreviewPane>
          {() => (
            <div className="page">
              <MoreOfTheHouse section={draft} images={images} hotelName={sections.hotelInfo.name} />
            </div>
          )}
        </PreviewPane>
      )}
    />
  );
}

/** Also names the draft. */
const STORY_TITLE = aboutEditorWords.title;
const { storyPurpose: STORY_PURPOSE, labels: LABELS } = aboutEditorWords;
const SLOTS = Array.from({ length: ABOUT_IMAGE_SLOTS }, (_, slot) => slot);

/** The story (specification 2 and 7): words and exactly four pictures, saved together. */
function StoryTab() {
  const { content } = useContent();
  const saving = useSaveAbout(prepareUnwatched);

  return (
    <SectionEditor
      draft="story"
      title={STORY_TITLE}
      purpose={STORY_PURPOSE}
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
