import { useId, useState } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { normaliseHex } from '@/hotel/rules/colour';
import { ColourPicker } from '@/ui/ColourPicker';
import { Field } from '@/ui/Field';
import { colourWords } from '@/words/staff';
import { ContrastNote } from './ContrastNote';
import { HOTEL_LABELS, type HotelDraft } from './hotel-draft';

type Props = {
  form: UseFormReturn<HotelDraft>;
  name: 'primaryColor' | 'secondaryColor';
  /** What the site makes of the colour where it is used as text. */
  textShade: string;
};

/** A brand colour: typed as `#rgb` or `#rrggbb`, or picked (specification 2). */
export function ColourField({ form, name, textShade }: Props) {
  const label = HOTEL_LABELS[name];
  const [isOpen, setOpen] = useState(false);
  const pickerId = useId();
  const { errors } = useFormState({ control: form.control, name, exact: true });
  const typed = useWatch({ control: form.control, name });
  const hex = normaliseHex(typed);

  function set(colour: string): void {
    form.setValue(name, colour, { shouldValidate: errors[name] !== undefined });
  }

  return (
    <div>
      <Field label={label} error={errors[name]?.message}>
        {(control) => (
          <span className="swatch">
            <button
              type="button"
              className="chip"
              // Not the label of the field itself, which names the text beside the button.
              aria-label={(isOpen ? colourWords.closePicker : colourWords.openPicker)[name]}
              aria-expanded={isOpen}
              aria-controls={isOpen ? pickerId : undefined}
              style={{ background: hex }}
              onClick={() => setOpen(!isOpen)}
            />
            <input
              {...control}
              {...form.register(name, { onBlur: () => hex && hex !== typed && set(hex) })}
              spellCheck={false}
              autoComplete="off"
            />
          </span>
        )}
      </Field>
      {isOpen && (
        <div id={pickerId} className="mt-2">
          <ColourPicker label={label} value={hex ?? '#000000'} onChange={set} />
        </div>
      )}
      {hex && <ContrastNote hex={hex} textShade={textShade} />}
    </div>
  );
}
