import type { Fields } from '@/basics/rules/merge';
import { editorWords } from '@/words/staff';
import type { SectionForm } from './use-section-form';
import type { Ref } from 'react';
import { SmallButton } from '@/ui/SmallButton';
import { useContent } from '@/content/store/queries/content';
import { FieldPictures, inWords } from './FieldValue';

export type NoticeProps<T extends Fields> = {
  editor: SectionForm<T>;
  labels?: Partial<Record<keyof T & string, string>> | undefined;
  /** Formats a field's value as text that staff read. */
  shown?: (field: string, value: unknown) => unknown;
  /** Called when no conflict is left. */
  onDecided?: () => void;
};

/** Notices about a draft: restored, saved only in part, or changed by somebody else. */
export function DraftNotices<T extends Fields>(props: NoticeProps<T>) {
  const { editor, labels = {}, shown = (_field, value) => value, onDecided } = props;
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
        clashes={clashes.map((clash) => ({
          ...clash,
          mine: shown(clash.field, clash.mine),
          theirs: shown(clash.field, clash.theirs),
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

function names<T extends string>(fields: T[], labels: Partial<Record<T, string>>): string {
  return fields.map((field) => labels[field]).join(', ');
}

type ConflictNoticeProps<T extends Fields> = {
  ref: Ref<HTMLElement>;
  clashes: { field: keyof T & string; mine: unknown; theirs: unknown; isPicture: boolean }[];
  labels: Partial<Record<keyof T & string, string>>;
  onChoose: (field: keyof T & string, side: 'mine' | 'theirs') => void;
};

const SIDES = [
  ['theirs', editorWords.useTheirs],
  ['mine', editorWords.keepMine],
] as const;

/** For each field that both sides changed, shows both versions and a choice (checklist N-36). */
export function ConflictNotice<T extends Fields>({
  ref,
  clashes,
  labels,
  onChoose,
}: ConflictNoticeProps<T>) {
  if (clashes.length === 0) return null;
  return (
    <section
      className="conflict pt-[1.1rem] px-5 pb-5 border border-warn rounded-3 bg-warn-wash text-ink"
      role="alert"
      aria-label={editorWords.title}
      ref={ref}
      tabIndex={-1}
    >
      <h2>{editorWords.title}</h2>
      <p>{editorWords.text}</p>
      {clashes.map(({ field, isPicture, ...versions }) => (
        <div key={field} className="conflict-field mt-4">
          <h3 className="font-[550] text-sm leading-[1.4] font-body">{labels[field]}</h3>
          <dl className="two mt-[0.4rem] gap-3 [--two-min:17rem]">
            {SIDES.map(([side, choose]) => (
              <div
                className="grid gap-2 content-start justify-items-start px-4 py-[0.8rem] rounded-2 bg-surface"
                key={side}
              >
                <dt className="text-ink-3 text-xs">{editorWords[side]}</dt>
                <dd>
                  <ConflictValue isPicture={isPicture} value={versions[side]} />
                </dd>
                <dd>
                  <SmallButton label={choose} onClick={() => onChoose(field, side)} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function ConflictValue({ isPicture, value }: { isPicture: boolean; value: unknown }) {
  const { images } = useContent().content;
  if (isPicture) return <FieldPictures references={value} images={images} />;
  return inWords(value) || editorWords.empty;
}
