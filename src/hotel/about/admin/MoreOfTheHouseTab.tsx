import { useSection } from '@/hotel/editing/admin/use-section';
import { PreviewPane } from '@/hotel/editing/admin/PreviewPane';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { PictureListField } from '@/hotel/pictures/admin/PictureListField';
import { MoreOfTheHouse } from '@/hotel/about/view/MoreOfTheHouse';
import { useContent } from '@/hotel/content/queries/content';
import { GALLERY_IMAGES_MAX } from '@/hotel/rules/limits';
import { aboutWords } from '@/words/visitors';
import { aboutEditorWords, staffToasts } from '@/words/staff';

const TITLE = aboutWords.galleryTitle;
const LABELS = aboutEditorWords.galleryLabels;

/** The gallery of the house: as many pictures as there is room for, or none and no heading. */
export function MoreOfTheHouseTab() {
  const { sections, images } = useContent().content;
  const section = useSection('gallery', { success: staffToasts.galleryUpdated });
  return (
    <SectionEditor
      {...section}
      draft="gallery"
      title={TITLE}
      purpose={aboutEditorWords.galleryPurpose}
      inTab
      labels={LABELS}
      fields={(form) => (
        <PictureListField
          label={LABELS.images}
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
