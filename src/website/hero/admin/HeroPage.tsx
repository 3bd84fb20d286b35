import { useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import { SECTIONS } from '@/content/schema/sections';
import { useContent } from '@/content/store/queries/content';
import { EditorSkeleton } from '@/kit/editors/admin/EditorTabs';
import { useMay } from '@/basics/session/staff-calls/session';
import { EditableBy } from '@/kit/page-parts/admin/rights';
import { PictureField } from '@/kit/editors/admin/picture-fields';
import { TextField } from '@/kit/editors/admin/form-fields';
import { SectionEditor } from '@/kit/editors/admin/SectionEditor';
import { sectionEditorTexts } from '@/kit/editors/admin/texts-to-translate';
import { useSaveSections } from '@/kit/editors/staff-calls/save-sections';
import { heroSky, ownHeroPicture } from '@/website/hero/view/hero-pictures';
import type { SkySpot } from '@/hotel/moon/view/moon-parts';
import { useMoon } from '@/hotel/moon/view/use-moon';
import { FocalPoint } from '@/content/pictures/admin/FocalPoint';
import { Hero } from '@/website/hero/view/Hero';
import { SiteHeader } from '@/kit/page-parts/view/SiteHeader';
import { Checkbox } from '@/ui/Checkbox';
import { heroEditorWords as words, staffToasts } from '@/words/staff';

/** Fields of two sections in one editor: the hotel's name and the hero. */
const schema = v.object({
  name: SECTIONS.hotelInfo.schema.entries.name,
  ...SECTIONS.heroSection.schema.entries,
});

export function HeroPage() {
  const { content, isLoading } = useContent();
  const Moon = useMoon(content.sections.moon);
  const manages = useMay('manage');
  const saving = useSaveSections({
    success: staffToasts.heroUpdated,
    failure: staffToasts.updateFailed,
  });
  if (isLoading) return <EditorSkeleton title={words.title} purpose={words.purpose} />;

  const { sections } = content;
  const { hotelInfo, heroSection, moon, gettingHere } = sections;
  const moonIn = (spot: SkySpot | undefined) => Moon && spot && <Moon.SkyMoon spot={spot} />;
  const tonight = Moon && (
    <Moon.Tonight className="hero-tonight" moon={moon} coordinates={gettingHere.coordinates} />
  );
  return (
    <SectionEditor
      draft="hero"
      sections={['hotelInfo', 'heroSection']}
      words={words}
      schema={schema}
      value={{ name: hotelInfo.name, ...heroSection }}
      texts={sectionEditorTexts('hotelInfo', 'heroSection')}
      save={({ base: { name: nameBefore, ...base }, mine: { name, ...mine } }) =>
        saving.mutateAsync({
          ...(manages && { hotelInfo: { base: { name: nameBefore }, mine: { name } } }),
          heroSection: { base, mine },
        })
      }
      fields={
        <>
          <EditableBy right="manage" note>
            <TextField name="name" />
          </EditableBy>
          <TextField name="title" hint={words.titleHint} />
          <TextField name="subtitle" rows={3} />
          <PictureField name="image" target={{ kind: 'slot', category: 'hero', position: 0 }} />
          {Moon && <SkyField />}
        </>
      }
      preview={({ name, ...hero }, device, shown) => (
        <>
          <SiteHeader hotelInfo={{ ...hotelInfo, name }} images={shown} tone="light" still />
          <Hero
            section={hero}
            images={shown}
            shape={device === 'phone' ? 'tall' : 'wide'}
            moon={moonIn(heroSky(hero, shown, device === 'phone'))}
            tonight={tonight}
          />
        </>
      )}
    />
  );
}

type Draft = v.InferOutput<typeof schema>;
/** The moon's first position, in percent from left and top. */
const UPPER_MIDDLE = '50 30';

/** Places the moon in the hotel's own picture; built-in pictures define its place themselves. */
function SkyField() {
  const form = useFormContext<Draft>();
  const { images } = useContent().content;
  const { sky, image } = form.watch();
  const picture = ownHeroPicture(image, images);
  if (!picture) return null;
  const [x = 50, y = 30] = sky.split(' ').map(Number);
  const put = (place: string) => form.setValue('sky', place, { shouldDirty: true });
  return (
    <div className="field">
      <div className="checks one">
        <Checkbox checked={sky !== ''} onChange={(isOn) => put(isOn ? UPPER_MIDDLE : '')}>
          {words.labels.sky}
        </Checkbox>
      </div>
      {sky === '' ? (
        <p className="hint">{words.skyHint}</p>
      ) : (
        <FocalPoint
          picture={picture}
          x={x / 100}
          y={y / 100}
          step={1}
          words={words.skyPlace}
          onChange={(left, top) => put(`${Math.round(left * 100)} ${Math.round(top * 100)}`)}
        />
      )}
    </div>
  );
}
