import { SECTIONS } from '@/content/schema/sections';
import { aboutValue, useSaveAbout } from '@/website/about/staff-calls/save-about';
import { About, HotelGallery, AboutStory } from '@/website/about/view/About';
import { useContent } from '@/content/store/queries/content';
import { EditorTabs } from '@/kit/editors/admin/EditorTabs';
import { PictureField, PicturesField } from '@/kit/editors/admin/picture-fields';
import { TextField } from '@/kit/editors/admin/form-fields';
import { SectionEditor, useSection } from '@/kit/editors/admin/SectionEditor';
import { sectionEditorTexts } from '@/kit/editors/admin/texts-to-translate';
import { preparePicture } from '@/content/pictures/admin/prepare-picture';
import type { HotelImage } from '@/content/schema/image';
import { ABOUT_IMAGE_SLOTS, GALLERY_IMAGES_MAX, ABOUT_SERVICES_MAX } from '@/basics/rules/limits';
import {
  aboutEditorWords as words,
  daysEditorWords as days,
  partWords,
  pictureWords,
  rowWords,
  staffToasts,
} from '@/words/staff';
import { aboutWords } from '@/words/visitors';
import { ListField } from '@/kit/editors/admin/ListField';

export function AboutEditorPage() {
  return (
    <EditorTabs
      words={words}
      tabs={[
        { name: words.storyTab, part: partWords.story, content: <StoryTab /> },
        { name: days.title, part: partWords.days, content: <DaysTab /> },
        { name: aboutWords.galleryTitle, part: partWords.gallery, content: <MoreOfTheHouseTab /> },
      ]}
    />
  );
}

const STORY_WORDS = { ...words, purpose: words.storyPurpose };
const SLOTS = Array.from({ length: ABOUT_IMAGE_SLOTS }, (_, slot) => slot);

/** The story and exactly four pictures, saved together (specification 2 and 7). */
function StoryTab() {
  const { content } = useContent();
  const saving = useSaveAbout(prepareUnwatched);
  return (
    <SectionEditor
      draft="story"
      sections={['aboutSection']}
      words={STORY_WORDS}
      inTab
      schema={SECTIONS.aboutSection.schema}
      value={aboutValue(content)}
      texts={sectionEditorTexts('aboutSection')}
      save={(about) => saving.mutateAsync(about)}
      fields={
        <>
          <TextField name="title" />
          <TextField name="description" rows={7} />
          {SLOTS.map((slot) => (
            <PictureField
              name="images"
              slot={slot}
              key={slot}
              label={pictureWords.picture(slot + 1)}
              target={{ kind: 'section', category: 'about' }}
            />
          ))}
        </>
      }
      preview={(draft, _device, images) => (
        <div className="page">
          <About section={draft} images={inDraftOrder(images, draft.images)} />
        </div>
      )}
    />
  );
}

function prepareUnwatched(file: Blob) {
  const { signal } = new AbortController();
  return preparePicture(file, { signal, onProgress: () => undefined });
}

function inDraftOrder(images: readonly HotelImage[], references: readonly string[]): HotelImage[] {
  return references.flatMap((reference, position) => {
    const image = images.find(({ path }) => path === reference);
    return image ? [{ ...image, position }] : [];
  });
}

const GALLERY_WORDS = {
  title: aboutWords.galleryTitle,
  purpose: words.galleryPurpose,
  labels: words.galleryLabels,
};

function MoreOfTheHouseTab() {
  const { sections, images } = useContent().content;
  return (
    <SectionEditor
      {...useSection('gallery', { success: staffToasts.galleryUpdated })}
      draft="gallery"
      words={GALLERY_WORDS}
      inTab
      fields={<PicturesField name="images" max={GALLERY_IMAGES_MAX} hint={words.galleryHint} />}
      preview={(draft) => (
        <div className="page">
          <HotelGallery section={draft} images={images} hotelName={sections.hotelInfo.name} />
        </div>
      )}
    />
  );
}

const INNER_LABELS = { 'services.title': days.serviceTitle, 'services.text': days.serviceText };

/** The lower part of the About page: a text in paragraphs, and the hotel's services. */
function DaysTab() {
  return (
    <SectionEditor
      {...useSection('aboutStory', { success: staffToasts.aboutUpdated }, INNER_LABELS)}
      draft="days"
      inTab
      words={days}
      fields={
        <>
          <TextField name="daysTitle" />
          <TextField name="days" rows={9} hint={days.daysHint} />
          <ListField
            name="services"
            hint={days.servicesHint}
            noun={rowWords.service}
            blank={{ title: '', text: '' }}
            max={ABOUT_SERVICES_MAX}
            row={(nth) => (
              <>
                <TextField name={`services.${nth}.title`} />
                <TextField name={`services.${nth}.text`} rows={2} />
              </>
            )}
          />
          <TextField name="onwardTitle" />
        </>
      }
      preview={(draft) => (
        <div className="page">
          <AboutStory story={draft} />
        </div>
      )}
    />
  );
}
