import { useController } from 'react-hook-form';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ImageField } from '@/content/pictures/admin/ImageField';
import { words } from './words';

type Props<T extends FieldValues> = {
  form: UseFormReturn<T>;
  name: Path<T>;
  label?: string;
  hint?: string;
};

/** A picture of a block: the page's save shows it. */
export function BlockPicture<T extends FieldValues>(props: Props<T>) {
  const { form, name, label = words.picture, hint } = props;
  const { field } = useController({ control: form.control, name });
  return (
    <ImageField
      label={label}
      target={{ kind: 'own', category: 'general' }}
      reference={field.value}
      onChange={field.onChange}
      hint={hint}
    />
  );
}
