import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { NumberField } from '@/kit/editors/admin/form-fields';
import { NumberInput } from '@/kit/editors/admin/NumberInput';
import type { RoomDraft } from '@/content/schema/room';
import { suggestedSize, sizeLabel } from '@/selling/rooms/room-size';
import { SIZE_MAX_FT2 } from '@/basics/rules/limits';
import { toSquareFeet, toSquareMetres, type SizeUnit } from '@/basics/rules/size-unit';
import { Button } from '@/ui/Button';
import { roomEditorWords as words } from '@/words/staff';

/** A size in the visitors' unit, with a warning if it is too small for a room. */
export function SizeField({ unit }: { unit: SizeUnit }) {
  const { control, setValue } = useFormContext<RoomDraft>();
  const size = useWatch({ control, name: 'size' });
  const meant = suggestedSize(size);
  return (
    <div>
      {unit === 'm2' ? (
        <MetresField size={size} />
      ) : (
        <NumberField name="size" max={SIZE_MAX_FT2} step="any" />
      )}
      {meant !== undefined && (
        <div className="hint" role="status">
          <span>
            {words.sizeDoubt(sizeLabel(size, 'ft2'), sizeLabel(size, 'm2'), sizeLabel(meant, 'm2'))}
          </span>{' '}
          <Button
            variant="ghost"
            size="small"
            onClick={() => setValue('size', meant, { shouldValidate: true, shouldDirty: true })}
          >
            {words.sizeMeant(sizeLabel(meant, unit))}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A field in square metres; the form stores whole square feet. */
function MetresField({ size }: { size: number }) {
  const [typed, setTyped] = useState(Number.NaN);
  const { field, fieldState } = useController({ name: 'size' });
  return (
    <NumberInput
      {...field}
      label={words.sizeInMetres}
      error={fieldState.error?.message}
      step="any"
      // Shows the typed value as long as it matches the form's value.
      value={Object.is(toSquareFeet(typed), size) ? typed : toSquareMetres(size)}
      onChange={(metres) => {
        setTyped(metres);
        field.onChange(toSquareFeet(metres));
      }}
    />
  );
}
