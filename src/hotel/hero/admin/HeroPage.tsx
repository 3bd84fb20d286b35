import * as v from 'valibot';
import { hotelInfoSchema } from '@/hotel/branding/hotel-info';
import { useContent } from '@/hotel/content/queries/content';
import { EditorSkeleton } from '@/hotel/editing/admin/EditorTabs';
import { TextField } from '@/hotel/editing/admin/form-fields';
import { SectionEditor } from '@/hotel/editing/admin/SectionEditor';
import { editorTexts } from '@/hotel/editing/admin/texts-to-translate';
import { useSaveSections } from '@/hotel/editing/staff-queries/section-queries';
import { heroSectionSchema } from '@/hotel/hero/hero-section';
import { Hero } from '@/hotel/hero/view/Hero';
import { SiteHeader } from '@/hotel/page/view/SiteHeader';
import { ImageField } from '@/hotel/pictures/admin/ImageField';
import { heroEditorWords as words, staffToasts } from '@/words/staff';

/** Hotel name, and the opening picture with its words: two sections, one editor. */
const schema = v.object({ name: hotelInfoSchema.entries.name, ...heroSectionSchema.entries });
const { labels } = words;

/** Hero editor (specification 2): hotel name, title, subtitle and picture, with live preview. */
export function HeroPage() {
  const { content, isLoading } = useContent();
  const saving = useSaveSections({
    success: staffToasts.heroUpdated,
    failure: staffToasts.updateFailed,
  });
  if (isLoading) return <EditorSkeleton title={words.title} purpose={words.purpose} />;

  const { sections, images } = content;
  const { hotelInfo, heroSection } = sections;
  return (
    <SectionEditor
      draft="hero"
      words={words}
      schema={schema}
      value={{ name: hotelInfo.name, ...heroSection }}
      texts={editorTexts('hotelInfo', 'heroSection')}
      save={({ base: { name: nameBefore, ...base }, mine: { name, ...mine } }) =>
        saving.mutateAsync({
          hotelInfo: { base: { name: nameBefore }, mine: { name } },
          heroSection: { base, mine },
        })
      }
      fields={(form) => (
        <>
          <TextField form={form} name="name" label={labels.name} />
          <TextField form={form} name="title" label={labels.title} hint={words.titleHint} />
          <TextField form={form} name="subtitle" label={labels.subtitle} rows={3} />
          <ImageField
            label={labels.image}
            target={{ kind: 'slot', category: 'hero', position: 0 }}
            reference={form.watch('image')}
            onChange={(reference) => form.setValue('image', reference)}
          />
        </>
      )}
      preview={({ name, ...hero }, device) => (
        <>
          <SiteHeader hotelInfo={{ ...hotelInfo, name }} images={images} tone="light" still />
          <Hero section={hero} images={images} shape={device === 'phone' ? 'tall' : 'wide'} />
        </>
      )}
    />
  );
}
