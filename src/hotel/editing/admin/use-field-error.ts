import { get, useFormState } from 'react-hook-form';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** What is wrong with a field of the form, or with one of a list in it; undefined while nothing is. */
export function useFieldError<T extends FieldValues>(
  { control }: UseFormReturn<T>,
  name: Path<T>,
): string | undefined {
  const { errors } = useFormState({ control, name, exact: true });
  const message: unknown = get(errors, `${name}.message`);
  return typeof message === 'string' && message !== '' ? message : undefined;
}
