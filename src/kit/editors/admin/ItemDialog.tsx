import { useEffect, useId, useState } from 'react';
import { draftKey } from '@/basics/drafts/admin/drafts';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { askBeforeLeaving, useUnsaved } from '@/kit/page-parts/admin/unsaved-work';
import { FormFields } from './form-fields';
import { DraftNotices } from './DraftNotices';
import { useSectionForm, type Edit } from './use-section-form';
import { DIALOG_RESET_MS } from '@/basics/rules/limits';
import type { Fields } from '@/basics/rules/merge';
import { staffToasts, collectionWords, partWords, commonWords } from '@/words/staff';
import { useContent } from '@/content/store/queries/content';
import { mapTexts } from '@/content/store/texts';
import { useConfirmClose } from './ConfirmDelete';
import { LanguageTabs, useTranslating } from './LanguageTabs';
import { ItemPreview } from './PreviewPane';
import { TranslationForm } from './TranslationForm';
import { useUserId } from '@/basics/session/staff-calls/session';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { toast } from '@/ui/toast';
import { draftName, type Collection } from './collection';
import type { DialogTarget, ItemDialogState } from './use-item-dialog';
import { Form } from '@/ui/Form';

type Props<T extends { id: string }, Draft extends Fields> = {
  collection: Collection<T, Draft>;
  target: DialogTarget<T>;
  dialog: ItemDialogState<T>;
};

/** Adds or edits one item, with a draft, a question before closing, and merging. */
export function ItemDialog<T extends { id: string }, Draft extends Fields>({
  collection,
  target,
  dialog,
}: Props<T, Draft>) {
  const { words, noun, items, schema, draftOf, onSave } = collection;
  const { title, labels } = words;
  const { isOpen, close, forget } = dialog;
  const userId = useUserId();
  const { images } = useContent().content;
  const key = draftKey(draftName(noun, target.item?.id), userId);
  const [blank] = useState(collection.blank);
  const current = items.find(({ id }) => id === target.id);
  const [last, setLast] = useState(target.item);
  // If somebody else deletes the item while the dialog is open, the dialog keeps its last version.
  if (target.item && current && current !== last) setLast(current);
  const isNew = target.item === undefined;
  const isGone = !isNew && current === undefined;

  const editor = useSectionForm<Draft>({
    draftKey: key,
    newId: target.id,
    schema,
    value: last ? draftOf(last) : blank,
    save: async (edit) => {
      await onSave(edited(edit));
      close();
    },
  });
  const { dirty, isSaving } = editor;
  const isDirty = dirty.length > 0;
  // Only a stored item has texts to translate, so a new item gets no language tabs.
  const translating = useTranslating(
    current ? draftOf(current) : blank,
    current && !isNew ? collection.texts : undefined,
    labels,
    schema,
  );
  const { into, first } = translating;
  const [isResetting, setResetting] = useState(false);
  const formId = useId();

  function edited({ base, mine }: Edit<Draft>) {
    return { id: target.id, isNew: isNew || isGone, base, mine };
  }

  useUnsaved(title, isDirty && isOpen);

  // Discards the draft and unmounts the dialog a moment after closing (specification 9).
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => setResetting(true), DIALOG_RESET_MS);
    return () => {
      clearTimeout(timer);
      setResetting(false);
    };
  }, [isOpen]);
  useEffect(() => {
    if (!isResetting || isOpen) return;
    if (isDirty) editor.discard();
    else forget();
  }, [isResetting, isOpen, isDirty, editor, forget]);

  function trySave(): void {
    void editor.submit((errors) => {
      const isLacking = collection.required.some((field) => Object.hasOwn(errors, field));
      if (isLacking) toast({ ...staffToasts.itemInvalid, about: noun });
    });
  }

  const { askToClose, question } = useConfirmClose({
    isDirty,
    isSaving,
    // A new translation in progress is stored in its own draft.
    close: () => askBeforeLeaving(close),
    discard: () => {
      collection.onDiscard?.(edited({ base: last ? draftOf(last) : blank, mine: editor.values }));
      close();
    },
  });

  return (
    <Dialog
      open={isOpen}
      onOpenChange={askToClose}
      title={isNew ? collectionWords.add(noun) : collectionWords.edit(noun)}
      wide
      footer={
        question || (
          <>
            <Button variant="ghost" onClick={askToClose}>
              {into ? commonWords.close : commonWords.cancel}
            </Button>
            {!into && (
              <Button type="submit" form={formId} loading={isSaving}>
                {collectionWords.save(noun)}
              </Button>
            )}
          </>
        )
      }
    >
      {into && first && current ? (
        <TranslationForm
          title={title}
          draft={draftName(noun, target.item?.id)}
          inTab
          inDialog
          translating={translating}
          into={into}
          first={first}
          preview={(say) => (
            <ItemPreview>
              {collection.preview(mapTexts(draftOf(current), collection.texts.paths, say), images)}
            </ItemPreview>
          )}
        />
      ) : (
        <Form id={formId} className="item-form" onSubmit={trySave}>
          <div>
            <LanguageTabs translating={translating} />
            {isGone && (
              <p className="notice bad" role="alert">
                {collectionWords.isGone(noun)}
              </p>
            )}
            <DraftNotices editor={editor} labels={labels} />
            <StaffErrorBoundary name={partWords.form} data={[current]}>
              <FormFields form={editor.form} labels={labels}>
                {collection.fields}
              </FormFields>
            </StaffErrorBoundary>
          </div>
          <StaffErrorBoundary name={partWords.preview} data={[editor.values]}>
            <ItemPreview>{collection.preview(editor.values, images)}</ItemPreview>
          </StaffErrorBoundary>
        </Form>
      )}
    </Dialog>
  );
}
