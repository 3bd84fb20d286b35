import type { Fields } from '@/hotel/rules/merge';
import { editorWords } from '@/words/staff';
import { ConflictNotice } from './ConflictNotice';
import type { SectionForm } from './use-section-form';

type Props<T extends Fields> = {
  editor: SectionForm<T>;
  labels: Record<keyof T & string, string>;
  /** A value as people read it. */
  shown?: (field: string, value: unknown) => unknown;
  /** Told when nothing is left to choose. */
  onDecided?: () => void;
};

/** What is to be said of a draft: where it comes from, what was saved of it, what others changed. */
export function DraftNotices<T extends Fields>(props: Props<T>) {
  const { editor, labels, shown = (_field, value) => value, onDecided } = props;
  const { clashes, conflict, dirty, savedInPart } = editor;
  return (
    <>
      {editor.wasRestored && dirty.length > 0 && (
        <p className="notice" role="status">
          {editorWords.restored}
        </p>
      )}
      {savedInPart.length > 0 && (
        <p className="notice bad" role="alert">
          {editorWords.savedInPart(names(savedInPart, labels), names(dirty, labels))}
        </p>
      )}
      <ConflictNotice<T>
        ref={conflict}
        clashes={clashes.map(({ field, mine, theirs }) => ({
          field,
          mine: shown(field, mine),
          theirs: shown(field, theirs),
        }))}
        labels={labels}
        onChoose={(field, side) => {
          editor.choose(field, side);
          if (clashes.length > 1) conflict.current?.focus();
          else onDecided?.();
        }}
      />
    </>
  );
}

function names<T extends string>(fields: T[], labels: Record<T, string>): string {
  return fields.map((field) => labels[field]).join(', ');
}
