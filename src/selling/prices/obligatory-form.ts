import * as v from 'valibot';
import { extraSchema, type Extra } from '../../content/schema/price-rules.ts';
import { optionalNumber } from './period-form.ts';

const { name, price, per, fromAge } = extraSchema.entries;

/** A charge of every stay in its form, where an empty age means "everybody". */
export const obligatoryFormSchema = v.pipe(
  v.object({ name, price, per, fromAge: v.pipe(optionalNumber, fromAge.wrapped) }),
  v.transform((typed) => ({ ...typed, most: 1, obligatory: true })),
);
export type ObligatoryForm = v.InferInput<typeof obligatoryFormSchema>;
export type ObligatoryDraft = v.InferOutput<typeof obligatoryFormSchema>;

export function obligatoryForm(stored: Extra | undefined): ObligatoryForm {
  const { name = '', price = Number.NaN, per = 'guest_night' } = stored ?? {};
  return { name, price, per, fromAge: stored?.fromAge ?? Number.NaN };
}
