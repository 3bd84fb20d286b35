import { ChoiceField, TextField } from '@/kit/editors/admin/form-fields';
import { SectionEditor, useSection } from '@/kit/editors/admin/SectionEditor';
import { ageOfNight, elongationOfNight, litPart } from '@/hotel/moon/moon';
import { MOON_OVER } from '@/content/schema/sections/moon-section';
import { useContent } from '@/content/store/queries/content';
import { Tonight, useTonight } from '@/hotel/moon/view/moon-parts';
import { moonEditorWords as words, staffToasts } from '@/words/staff';

export function MoonTab() {
  const { coordinates } = useContent().content.sections.gettingHere;
  const tonight = useTonight();
  const lit = Math.round(100 * litPart(elongationOfNight(tonight)));
  return (
    <SectionEditor
      {...useSection('moon', { success: staffToasts.moonUpdated })}
      draft="moon"
      inTab
      words={words}
      fields={
        <>
          <ChoiceField
            name="over"
            hint={words.overHint}
            choices={MOON_OVER.map((over) => [over, words.over[over]])}
          />
          {(['rising', 'full', 'dark'] as const).map((name) => (
            <TextField
              key={name}
              name={name}
              optional
              hint={name === 'dark' ? undefined : words.timeHint}
            />
          ))}
        </>
      }
      isUnframed
      preview={(draft) =>
        draft.over === 'off' ? (
          <p>{words.nothing}</p>
        ) : (
          <>
            <Tonight moon={draft} coordinates={coordinates} />
            <p className="hint">{words.light(lit, ageOfNight(tonight).toFixed(1))}</p>
          </>
        )
      }
    />
  );
}
