import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { numbersIn } from '@/basics/rules/number-reader';
import { toCents } from '@/basics/rules/price';
import { VALIDATION } from '@/basics/rules/validation-texts';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { numberFieldWords as words } from '@/words/staff';

type Props = Pick<ComponentProps<typeof Field>, 'label' | 'note' | 'hint' | 'error'> & {
  /** The field's number; NaN if the text is not a number. */
  value: number;
  onChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  step?: 1 | 'any';
  name?: string;
  ref?: (element: HTMLInputElement | null) => void;
  onBlur?: () => void;
};

/**
 * A text field for numbers, because `type="number"` drops commas and other scripts' digits, and
 * changes with the mouse wheel. Unreadable text makes the field invalid, which stops `Form`.
 */
export function NumberInput(props: Props) {
  const { value, onChange, onBlur, min = 0, max, step = 1, name, ref, error, ...labels } = props;
  const [typed, setTyped] = useState('');
  const [isJudged, setJudged] = useState(false);
  const isWhole = step === 1;
  const readingsOf = (text: string) => numbersIn(text, { max, isWhole });
  const stored = Number.isNaN(value) ? '' : String(value);
  // Shows the text as typed until the value changes from outside.
  const text = Object.is(certain(readingsOf(typed)), value) ? typed : stored;
  const readings = readingsOf(text);
  const fault = faultOf(text, readings, isWhole);

  function change(next: string): void {
    setTyped(next);
    setJudged(false);
    onChange(certain(readingsOf(next)));
  }

  function stepByArrow(event: KeyboardEvent): void {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = Number.isNaN(value) ? min : toCents(value + by);
    change(String(Math.min(Math.max(next, min), max ?? Infinity)));
  }

  return (
    <Field
      {...labels}
      error={
        isJudged && fault ? (
          <>
            <span>{fault}</span>{' '}
            {readings.length > 1 &&
              readings.map((reading) => (
                <Button
                  key={reading}
                  variant="ghost"
                  size="small"
                  className="me-2"
                  onClick={({ currentTarget }) => {
                    currentTarget.closest('.field')?.querySelector('input')?.focus();
                    change(String(reading));
                  }}
                >
                  {reading}
                </Button>
              ))}
          </>
        ) : (
          error
        )
      }
    >
      {(control) => (
        <input
          {...control}
          ref={(element) => {
            element?.setCustomValidity(fault);
            ref?.(element);
          }}
          name={name}
          role="spinbutton"
          // Opens the full keyboard for negative numbers: phones' number pads have no minus sign.
          inputMode={min < 0 ? 'text' : isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={stored ? value : undefined}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={stepByArrow}
          onInvalid={() => setJudged(true)}
          onBlur={() => {
            setJudged(true);
            if (!fault) setTyped(stored);
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
}

function certain(readings: readonly number[]): number {
  const [reading = Number.NaN, another] = readings;
  return another === undefined ? reading : Number.NaN;
}

/** Returns why the text is no number; '' if the text is a number or empty. */
function faultOf(text: string, readings: readonly number[], isWhole: boolean): string {
  const [reading, another] = readings;
  if (text.trim() === '') return '';
  if (reading === undefined) return words.unreadable(text);
  if (another !== undefined) return words.twoReadings(text);
  return isWhole && !Number.isInteger(reading) ? VALIDATION.wholeNumber : '';
}
