import { useFormContext, useWatch } from 'react-hook-form';
import { brandVariables, normaliseHex, contrast, textOn } from '@/basics/rules/colour';
import { useContent } from '@/content/store/queries/content';
import { HOTEL_LABELS, type HotelDraft } from './hotel-draft';
import { useFieldError } from '@/kit/editors/admin/form-fields';
import { Field } from '@/ui/Field';
import { colourWords } from '@/words/staff';
import { CONTRAST_AA } from '@/basics/rules/limits';

export function BrandColours() {
  const form = useFormContext<HotelDraft>();
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
      <ColourField name="primaryColor" textShade={used['--brand-text']} />
      <ColourField name="secondaryColor" textShade={used['--accent-text']} />
    </div>
  );
}

type Props = {
  name: 'primaryColor' | 'secondaryColor';
  /** The shade that the site uses for text in this colour. */
  textShade: string;
};

/** Suggestions with readable buttons: green, lagoon, mangosteen, charcoal, terracotta, indigo. */
const HOUSE_PALETTE = ['#006837', '#1f4e5f', '#5b2333', '#3d3a34', '#8a4b2a', '#24305e'];

function ColourField({ name, textShade }: Props) {
  const form = useFormContext<HotelDraft>();
  const label = HOTEL_LABELS[name];
  const error = useFieldError(name);
  const typed = useWatch({ control: form.control, name });
  const hex = normaliseHex(typed);

  function set(colour: string): void {
    form.setValue(name, colour, { shouldValidate: error !== undefined });
  }

  return (
    <div>
      <Field label={label} error={error}>
        {(control) => (
          <span className="flex items-center gap-[0.6rem]">
            <input
              type="color"
              className="flex-none w-[2.65rem] h-[2.65rem] p-[2px] border border-[rgb(0_0_0_/_0.16)] rounded-2"
              // The picker has its own label: the field's label names the text field beside it.
              aria-label={colourWords.openPicker[name]}
              value={hex ?? '#000000'}
              onChange={(event) => set(event.target.value)}
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
      <fieldset className="colour-chips flex flex-wrap gap-[0.4rem] mt-[0.6rem]">
        <legend className="sr-only aria-pressed:[outline:2px_solid_var(--ink)] aria-pressed:outline-offset-px">
          {label}
        </legend>
        {HOUSE_PALETTE.map((colour) => (
          <button
            className="w-[1.9rem] h-[1.9rem] border border-[rgb(0_0_0_/_0.14)] rounded-2 aria-pressed:[outline:2px_solid_var(--ink)] aria-pressed:outline-offset-px"
            key={colour}
            type="button"
            aria-label={colour}
            aria-pressed={colour === hex}
            style={{ background: colour }}
            onClick={() => set(colour)}
          />
        ))}
      </fieldset>
      {hex && <ContrastNote hex={hex} textShade={textShade} />}
    </div>
  );
}

type ContrastNoteProps = {
  hex: string;
  textShade: string;
};

/** Shows the contrast of text on and in the colour (DECISIONS 20). Any colour can be saved. */
function ContrastNote({ hex, textShade }: ContrastNoteProps) {
  const onIt = textOn(hex);
  const ratio = contrast(hex, onIt);
  const onItWords = onIt === '#ffffff' ? colourWords.whiteOnIt : colourWords.blackOnIt;
  return (
    <ul className="contrast grid gap-[0.35rem] text-ink-3 text-xs leading-[1.4] mt-[0.6rem]">
      <li className="flex items-center gap-2">
        <span
          className="sample flex-none w-8 border border-line rounded-1 bg-paper-2 font-semibold text-center"
          style={{ background: hex, color: onIt }}
          aria-hidden="true"
        >
          {colourWords.sample}
        </span>
        <span>
          <span>{onItWords(ratio.toFixed(1))}</span>
          {ratio < CONTRAST_AA && (
            <strong className="text-warn font-semibold"> {colourWords.hardToRead}</strong>
          )}
        </span>
      </li>
      <li className="flex items-center gap-2">
        <span
          className="sample flex-none w-8 border border-line rounded-1 bg-paper-2 font-semibold text-center"
          style={{ color: textShade }}
          aria-hidden="true"
        >
          {colourWords.sample}
        </span>
        <span>
          {textShade === hex ? colourWords.textAsItIs : colourWords.textDarkened(textShade)}
        </span>
      </li>
    </ul>
  );
}
