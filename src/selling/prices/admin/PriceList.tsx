import { Plus } from 'lucide-react';
import type { Fields } from '@/basics/rules/merge';
import { useMemo, useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { draftKey } from '@/basics/drafts/admin/drafts';
import { useUserId } from '@/basics/session/staff-calls/session';
import { LoadingOrFailed } from '@/kit/editors/LoadingOrFailed';
import type { Column } from '@/kit/editors/admin/collection';
import { CollectionTable } from '@/kit/editors/admin/CollectionTable';
import { Allowed } from '@/kit/page-parts/admin/rights';
import { DraftDialog } from '@/kit/editors/admin/FormDialog';
import { useSectionForm } from '@/kit/editors/admin/use-section-form';
import { type PriceKind } from '@/selling/prices/staff-calls/price-tables';
import { usePrices, useRemovePrices, useSavePrice } from '@/selling/prices/staff-calls/prices';
import { Button } from '@/ui/Button';
import { collectionWords, pricesWords } from '@/words/staff';
import { QuoteRefusal } from './QuoteRefusal';

type Item = { id: string; updatedAt: string };

type Props<T extends Item, Draft extends Fields, Form extends Fields> = {
  kind: PriceKind<T, Draft>;
  words: { title: string; purpose: string; none: string };
  columns: readonly Column<T>[];
  nameOf: (item: T) => string;
  /** Returns the form's initial values for an item; undefined means a new one. */
  formOf: (item: T | undefined) => Form;
  schema: v.GenericSchema<Form, Draft>;
  fields: ReactNode;
  labels: Record<keyof Form & string, string>;
};

export function PriceList<T extends Item, Draft extends Fields, Form extends Fields>(
  props: Props<T, Draft, Form>,
) {
  const { kind, words, columns, nameOf } = props;
  const prices = usePrices(kind);
  const { data } = prices;
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
  if (!data) return <LoadingOrFailed of={[prices]} words={pricesWords.notLoaded} />;
  return (
    <>
      <div className="spread mb-4">
        <p className="quiet">{words.purpose}</p>
        <Allowed right="manage">
          <Button icon={Plus} onClick={() => setEditing({})}>
            {collectionWords.add(kind.noun)}
          </Button>
        </Allowed>
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
          // The current version, or the last known one if it was deleted.
          item={data.find(({ id }) => id === editing.item?.id) ?? editing.item}
          place={data.length}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

type DialogProps<T extends Item, Draft extends Fields, Form extends Fields> = Props<
  T,
  Draft,
  Form
> & {
  item?: T | undefined;
  place: number;
  onClose: () => void;
};

function PriceDialog<T extends Item, Draft extends Fields, Form extends Fields>({
  kind,
  item,
  place,
  formOf,
  schema,
  fields,
  labels,
  onClose,
}: DialogProps<T, Draft, Form>) {
  const save = useSavePrice(kind);
  const editor = useSectionForm<Form>({
    draftKey: draftKey(`${kind.noun}/${item?.id ?? 'new'}`, useUserId()),
    schema: { checkedBy: schema },
    value: formOf(item),
    save: async ({ mine }) => {
      await save.mutateAsync({ id: editor.newId, of: item, draft: v.parse(schema, mine), place });
      onClose();
    },
  });

  return (
    <DraftDialog
      editor={editor}
      labels={labels}
      shown={(_field, value) => String(value)}
      title={(item ? collectionWords.edit : collectionWords.add)(kind.noun)}
      submit={collectionWords.save(kind.noun)}
      onClose={onClose}
    >
      <QuoteRefusal error={save.error} />
      {fields}
    </DraftDialog>
  );
}
