import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo, useState, type ReactNode } from 'react';
import { useForm, useFormState, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { LoadingOrFailed } from '@/kit/editors/LoadingOrFailed';
import type { Column } from '@/kit/editors/admin/collection';
import { CollectionTable } from '@/kit/editors/admin/CollectionTable';
import { AddIcon } from '@/kit/page-parts/admin/AddIcon';
import { StaffPart } from '@/kit/page-parts/admin/StaffPart';
import {
  usePrices,
  useRemovePrices,
  useSavePrice,
  type PriceKind,
} from '@/selling/prices/staff-queries/prices-queries';
import { newUuid } from '@/lib/uuid';
import { Button } from '@/ui/Button';
import { FormDialog } from '@/ui/FormDialog';
import { collectionWords, commonWords, partWords, pricesWords } from '@/words/staff';
import { Refused, usePriceConflict } from './PriceConflict';

type Item = { id: string; updatedAt: string };

type Props<T extends Item, Draft, Form extends FieldValues> = {
  kind: PriceKind<T, Draft>;
  words: { title: string; purpose: string; none: string };
  columns: readonly Column<T>[];
  nameOf: (item: T) => string;
  /** What the form begins with: of an item, or of a new one. */
  formOf: (item: T | undefined) => Form;
  schema: GenericSchema<Form, Draft>;
  fields: (form: UseFormReturn<Form>) => ReactNode;
  labels: Record<keyof Form & string, string>;
};

/** A small list of prices with its dialog. */
export function PriceList<T extends Item, Draft extends FieldValues, Form extends FieldValues>(
  props: Props<T, Draft, Form>,
) {
  const { kind, words, columns, nameOf } = props;
  const { data, isError, refetch } = usePrices(kind);
  const { mutateAsync: remove } = useRemovePrices(kind);
  const [editing, setEditing] = useState<{ item?: T | undefined }>();
  const collection = useMemo(
    () => ({
      noun: kind.noun,
      words,
      columns,
      draftOf: (item: T) => item,
      nameOf,
      onDelete: ({ id }: T) => remove([id]),
      onReorder: () => Promise.resolve(),
    }),
    [kind, words, columns, nameOf, remove],
  );
  if (!data)
    return (
      <LoadingOrFailed
        isFailed={isError}
        words={pricesWords.notLoaded}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <div className="spread mb-4">
        <p className="quiet">{words.purpose}</p>
        <Button onClick={() => setEditing({})}>
          <AddIcon />
          <span>{collectionWords.add(kind.noun)}</span>
        </Button>
      </div>
      {data.length === 0 ? (
        <p className="card">{words.none}</p>
      ) : (
        <CollectionTable
          collection={collection}
          items={data}
          onEdit={(id) => setEditing({ item: data.find((one) => one.id === id) })}
          canReorder={false}
        />
      )}
      {editing && (
        <PriceDialog
          {...props}
          {...editing}
          place={data.length}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

type DialogProps<T extends Item, Draft, Form extends FieldValues> = Props<T, Draft, Form> & {
  item?: T | undefined;
  place: number;
  onClose: () => void;
};

function PriceDialog<T extends Item, Draft extends FieldValues, Form extends FieldValues>({
  kind,
  item,
  place,
  formOf,
  schema,
  fields,
  labels,
  onClose,
}: DialogProps<T, Draft, Form>) {
  // One item keeps its uuid over all tries, so that it is stored only once.
  const [id] = useState(newUuid);
  const save = useSavePrice(kind);
  const form = useForm<Form, unknown, Draft>({
    defaultValues: formOf(item) as DefaultValues<Form>,
    resolver: valibotResolver<Form, unknown, Draft>(schema),
  });
  const { isDirty } = useFormState({ control: form.control });

  const conflict = usePriceConflict<T, Form>({
    form: form as unknown as UseFormReturn<Form>,
    item,
    formOf,
    labels,
  });

  function store(draft: Draft): void {
    if (save.isPending || conflict.isOpen()) return;
    save.mutate(
      { id, of: conflict.seen, draft, place },
      { onSuccess: onClose, onError: conflict.take },
    );
  }

  return (
    <FormDialog
      title={(item ? collectionWords.edit : collectionWords.add)(kind.noun)}
      cancel={commonWords.cancel}
      submit={collectionWords.save(kind.noun)}
      isSending={save.isPending}
      isDirty={isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(store)()}
    >
      <StaffPart name={partWords.form}>
        <Refused error={save.error} />
        {conflict.notice}
        {/* What the form becomes when it is sent is none of its fields' business. */}
        {fields(form as unknown as UseFormReturn<Form>)}
      </StaffPart>
    </FormDialog>
  );
}
