import type { ComponentProps } from 'react';
import { useContent } from '@/content/store/queries/content';
import { InputField } from '@/ui/Field';
import { searchWords } from '@/words/visitors';

/** The ages of the children among the guests. Hotels without prices for children have no field. */
export function ChildrenField(props: Omit<ComponentProps<typeof InputField>, 'label'>) {
  const { bands } = useContent().content.prices;
  if (bands.length === 0) return null;
  return (
    <InputField
      label={searchWords.ages}
      hint={searchWords.agesHint}
      autoComplete="off"
      {...props}
    />
  );
}
