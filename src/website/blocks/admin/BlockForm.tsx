import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm, type DefaultValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { BLOCKS, type Block } from '@/content/schema/block';
import { changedFields } from '@/basics/rules/merge';
import { fieldToFocus, type FocusTarget } from './field-to-focus';
import { FormFields } from '@/kit/editors/admin/form-fields';
import { KIND_FIELDS } from './kind-fields';
import { KIND_WORDS } from './kind-words';
import { LookField } from './LookField';

type Props = {
  block: Exclude<Block, { kind: 'part' }>;
  onChange: (block: Block) => void;
  /** A new object for each request, so that asking twice for one field focuses it twice. */
  wanted: FocusTarget | undefined;
};

/** A form for one block. Also follows changes made outside the form, such as Undo. */
export function BlockForm({ block, onChange, wanted }: Props) {
  const form = useForm<Block>({
    // A block has a default for each field, which React Hook Form's type cannot express.
    defaultValues: block as DefaultValues<Block>,
    resolver: valibotResolver(BLOCKS[block.kind].schema as unknown as GenericSchema<Block, Block>),
    mode: 'onTouched',
  });
  const element = useRef<HTMLDivElement>(null);

  const tell = useEffectEvent(() => {
    const now = structuredClone(form.getValues());
    if (changedFields(block, now).length > 0) onChange({ ...block, ...now });
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => tell() }), [form]);

  useEffect(() => {
    if (changedFields(form.getValues(), block).length > 0) form.reset(block);
  }, [form, block]);

  useEffect(() => {
    async function go(): Promise<void> {
      if (!wanted || !element.current) return;
      if (wanted.what === 'error') await form.trigger(undefined, { shouldFocus: true });
      const field = fieldToFocus(element.current, wanted);
      // React Hook Form itself focuses an invalid field, if it can.
      if (wanted.what !== 'error' || !element.current.contains(document.activeElement))
        field?.focus();
    }
    void go();
  }, [form, wanted]);

  return (
    <div className="block-form" ref={element}>
      <FormFields form={form} labels={KIND_WORDS[block.kind].labels}>
        <LookField kind={block.kind} />
        {KIND_FIELDS[block.kind]}
      </FormFields>
    </div>
  );
}
