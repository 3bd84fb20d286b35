import { useMemo } from 'react';
import { unfinishedWords } from '@/words/staff';
import { draftKey, readDraft } from '@/hotel/drafts/admin/drafts';
import type { Fields } from '@/hotel/rules/merge';
import { useUserId } from '@/hotel/accounts/staff-queries/session';
import { Button } from '@/ui/Button';
import type { Collection } from './collection';
import { draftName } from './draft-name';

type Props<T extends { id: string }, Draft extends Fields> = {
  collection: Collection<T, Draft>;
  isOpen: boolean;
  open: (id?: string) => void;
};

/** Edits that a reload or a crash left behind, and the way back to them. */
export function UnfinishedNotice<T extends { id: string }, Draft extends Fields>({
  collection: { noun, items, draftOf, nameOf },
  isOpen,
  open,
}: Props<T, Draft>) {
  const userId = useUserId();
  const unfinished = useMemo(() => {
    const has = (id?: string) => readDraft(draftKey(draftName(noun, id), userId)) !== undefined;
    const edited = items
      .filter(({ id }) => has(id))
      .map((item) => ({ id: item.id, text: unfinishedWords.continueWith(nameOf(draftOf(item))) }));
    return has()
      ? [{ id: undefined, text: unfinishedWords.continueWithNew(noun) }, ...edited]
      : edited;
    // Drafts come and go while the dialog is open; they are counted when it has closed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [items, userId, noun, isOpen]);

  if (isOpen || unfinished.length === 0) return null;
  return (
    <div className="notice unfinished" role="status">
      <span>{unfinishedWords.kept}</span>
      {unfinished.map(({ id, text }) => (
        <Button key={id ?? 'new'} variant="ghost" size="small" onClick={() => open(id)}>
          {text}
        </Button>
      ))}
    </div>
  );
}
