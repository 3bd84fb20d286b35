import { useFormContext, useWatch } from 'react-hook-form';
import { LANGUAGES, type LanguageCode } from '@/words/languages';
import { hotelEditorWords } from '@/words/staff';
import { SelectField } from '@/ui/Field';
import type { HotelDraft } from './hotel-draft';

/** The languages offered to visitors; the first one is the site's main language. */
export function LanguagesField() {
  const form = useFormContext<HotelDraft>();
  const offered = useWatch({ control: form.control, name: 'languages' });
  const [first] = offered;
  const change = (languages: LanguageCode[]) =>
    form.setValue('languages', languages, { shouldDirty: true, shouldTouch: true });

  return (
    <fieldset className="group mt-7 pt-5 border-t border-line">
      <legend>{hotelEditorWords.legend}</legend>
      <p className="hint">{hotelEditorWords.hint}</p>
      <div className="checks">
        {LANGUAGES.map(({ code, name, tag }) => (
          <label key={code}>
            <input
              type="checkbox"
              checked={offered.includes(code)}
              disabled={code === first}
              onChange={({ currentTarget }) =>
                change(
                  currentTarget.checked
                    ? [...offered, code]
                    : offered.filter((other) => other !== code),
                )
              }
            />
            <span lang={tag}>{name}</span>
          </label>
        ))}
      </div>
      <SelectField
        label={hotelEditorWords.first}
        hint={hotelEditorWords.firstHint}
        value={first}
        onChange={({ currentTarget }) => {
          const chosen = LANGUAGES.find(({ code }) => code === currentTarget.value)?.code;
          if (chosen) change([chosen, ...offered.filter((other) => other !== chosen)]);
        }}
      >
        {LANGUAGES.filter(({ code }) => offered.includes(code)).map(({ code, name, tag }) => (
          <option key={code} value={code} lang={tag}>
            {name}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}
