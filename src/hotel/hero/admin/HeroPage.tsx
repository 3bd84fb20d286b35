import { editorTexts } from '@/hotel/editing/admin/texts-to-translate';
import * as v from 'valibot';
import { EditorSkeleton } from '@/hotel/editing/admin/EditorTabs';
import { ImageField } from '@/hotel/pictures/admin/ImageField';
import { PreviewPane } from '@/hotel/editing/admin/PreviewPane';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { TextField } from '@/hotel/editing/admin/form-fields';
import { heroSectionSchema } from '@/hotel/hero/hero-section';
import { hotelInfoSchema } from '@/hotel/branding/hotel-info';
import { staffToasts, heroEditorWords } from '@/words/staff';
import { useContent } from '@/hotel/content/queries/content';
import { useSaveSections } from '@/hotel/editing/staff-queries/sections';
import { Hero } from '@/hotel/hero/view/Hero';
import { SiteHeader } from '@/hotel/page/view/SiteHeader';

const { title: TITLE, purpose: PURPOSE, labels: LABELS } = heroEditorWords;

/** Hotel name, and the opening picture with its words: two sections, one editor. */
const schema = v.object({ name: hotelInfoSchema.entries.name, ...heroSectionSchema.entries });

/** Hero editor (specification 2): hotel name, title, subtitle and picture, with live preview. */
export function HeroPage() {
  const { content, isLoading } = useContent();
  const saving = useSaveSections({
    success: staffToasts.heroUpdated,
    failure: staffToasts.updateFailed,
  });
  if (isLoading) return <EditorSkeleton title={TITLE} purpose={PURPOSE} />;

  const { sections, images } = content;
  const { hotelInfo, heroSection } = sections;
  return (
    <SectionEditor
      draft="hero"
      title={TITLE}
      purpose={PURPOSE}
      schema={schema}
      value={{ name: hotelInfo.name, ...heroSection }}
      labels={LABELS}
      texts={editorTexts('hotelInfo', 'heroSection')}
      save={({ base: { name: nameBefore, ...base }, mine: { name, ...mine } }) =>
        saving.mutateAsync({
          hotelInfo: { base: { name: nameBefore }, mine: { name } },
          heroSection: { base, mine },
        })
      }
      fields={(form) => (
        <>
          <TextField form={form} name="name" label={LABELS.name} />
          <TextField
            form={form}
            name="title"
            label={LABELS.title}
            hint={heroEditorWords.titleHint}
          />
          <TextField form={form} name="subtitle" label={LABELS.subtitle} rows={3} />
          <ImageField
            label={LABELS.image}
            target={{ kind: 'slot', category: 'hero', position: 0 }}
            reference={form.watch('image')}
            onChange={(reference) => form.setValue('image', reference)}
          />
        </>
      )}
      preview={({ name, ...hero }) => (
        <PreviewPane>
          {(device) => (
            <>
              <SiteHeader hotelInfo={{ ...hotelInfo, name }} images={images} tone="light" still />
              <Hero section={hero} images={images} shape={device === 'phone' ? 'tall' : 'wide'} />
            </>
          )}
        </PreviewPane>
      )}
    />
  );
}
