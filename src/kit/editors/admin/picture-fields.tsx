import { useController, useFormContext } from 'react-hook-form';
import { ImageField } from '@/content/pictures/admin/ImageField';
import { PictureListField } from '@/content/pictures/admin/PictureListField';
import type { ImageTarget } from '@/content/pictures/admin/use-image-actions';
import { useLabel } from './form-fields';

type PictureProps = {
  name: string;
  label?: string;
  hint?: string;
  target?: ImageTarget;
  /** Which one of a list of pictures. */
  slot?: number;
};

const OWN: ImageTarget = { kind: 'own', category: 'general' };

/** A picture of the form: its name among the hotel's pictures, or an address. */
export function PictureField({ name, label, hint, target = OWN, slot }: PictureProps) {
  const { getValues } = useFormContext();
  const { field } = useController({ name });
  return (
    <ImageField
      label={useLabel(name, label)}
      target={target}
      reference={slot === undefined ? field.value : (field.value[slot] ?? '')}
      onChange={(reference) =>
        field.onChange(slot === undefined ? reference : withSlot(getValues(name), slot, reference))
      }
      hint={hint}
    />
  );
}

type PicturesProps = { name: string; label?: string; hint: string; max: number };

/** Pictures of the form, in an order. */
export function PicturesField({ name, label, hint, max }: PicturesProps) {
  const { getValues } = useFormContext();
  const { field } = useController({ name });
  return (
    <PictureListField
      label={useLabel(name, label)}
      category="general"
      names={field.value}
      max={max}
      change={(update) => field.onChange(update(getValues(name)))}
      hint={hint}
    />
  );
}

/** The list with another entry at `index`; empty slots before it become ''. */
function withSlot(list: readonly string[], index: number, entry: string): string[] {
  const length = Math.max(list.length, index + 1);
  return Array.from({ length }, (_, slot) => (slot === index ? entry : (list[slot] ?? '')));
}
