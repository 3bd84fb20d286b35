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
  /** The picture's index in a list of pictures. */
  slot?: number;
};

const OWN: ImageTarget = { kind: 'own', category: 'general' };

/** A field for a picture; its value is a file name or an address. */
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

/** Returns the list with `entry` at `index`; missing entries before it become ''. */
function withSlot(list: readonly string[], index: number, entry: string): string[] {
  const length = Math.max(list.length, index + 1);
  return Array.from({ length }, (_, slot) => (slot === index ? entry : (list[slot] ?? '')));
}
