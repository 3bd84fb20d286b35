import { useWatch, useFormState, type UseFormReturn } from 'react-hook-form';
import { brandVariables, normaliseHex, contrast, textOn } from '@/hotel/rules/colour';
import { useContent } from '@/hotel/content/queries/content';
import { HOTEL_LABELS, type HotelDraft } from './hotel-draft';
import { useId, useState } from 'react';
import { ColourPicker } from '@/ui/ColourPicker';
import { Field } from '@/ui/Field';
import { colourWords } from '@/words/staff';
import { CONTRAST_AA } from '@/hotel/rules/limits';

/** The two colours everything else is derived from, side by side. */
export function BrandColours({ form }: { form: UseFormReturn<HotelDraft> }) {
  const saved = useContent().content.sections.hotelInfo;
  const [primary, secondary] = useWatch({
    control: form.control,
    name: ['primaryColor', 'secondaryColor'],
  });
  const used = brandVariables(
    normaliseHex(primary) ?? saved.primaryColor,
    normaliseHex(secondary) ?? saved.secondaryColor,
  );
  return (
    <div className="colours two [--two-min:12.5rem]">
      <ColourField form={form} name="primaryColor" textShade={used['--brand-text']} />
      <ColourField form={form} name="secondaryColor" textShade={used['--accent-text']} />
    </div>
  );
}

type Props = {
  form: UseFormReturn<HotelDraft>;
  name: 'primaryColor' | 'secondaryColor';
  /** What the site makes of the colour where it is used as text. */
  textShade: string;
};

/** A brand colour: typed as `#rgb` or `#rrggbb`, or picked (specification 2). */
function ColourField({ form, name, textShade }: Props) {
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
          <span className="flex items-center gap-[0.6rem]">
            <button
              type="button"
              className="swatch"
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

type ContrastNoteProps = {
  /** `#rrggbb` as it will be saved. */
  hex: string;
  textShade: string;
};

/**
 * How text on the colour and in the colour will read (DECISIONS 20). It only tells: any colour may
 * be saved, and the saved one stays as it is.
 */
function ContrastNote({ hex, textShade }: ContrastNoteProps) {
  const onIt = textOn(hex);
  const ratio = contrast(hex, onIt);
  const onItWords = onIt === '#ffffff' ? colourWords.whiteOnIt : colourWords.blackOnIt;
  return (
    <ul className="contrast">
      <li className="flex items-center gap-2">
        <span className="sample" style={{ background: hex, color: onIt }} aria-hidden="true">
          {colourWords.sample}
        </span>
        <span>
          {onItWords(ratio.toFixed(1))}
          {ratio < CONTRAST_AA && <strong> {colourWords.hardToRead}</strong>}
        </span>
      </li>
      <li className="flex items-center gap-2">
        <span className="sample" style={{ color: textShade }} aria-hidden="true">
          {colourWords.sample}
        </span>
        <span>
          {textShade === hex ? colourWords.textAsItIs : colourWords.textDarkened(textShade)}
        </span>
      </li>
    </ul>
  );
}
