import { useEffect, useRef } from 'react';
import { translationWords } from '@/words/staff';
import type { Translating } from './use-translating';

/** The languages of an editor's texts, each with how much of it is still to do. */
export function LanguageTabs({ translating }: { translating: Translating }) {
  const { tabs, show, hasMoved } = translating;
  const shown = useRef<HTMLButtonElement>(null);

  // Each language has a form of its own; the button that was pressed is in the one that has gone.
  useEffect(() => {
    if (hasMoved()) shown.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when its form appears
  }, []);

  if (tabs.length === 0) return null;
  return (
    <div
      className="language-tabs mb-5 flex flex-wrap gap-[0.4rem]"
      role="group"
      aria-label={translationWords.row}
    >
      {tabs.map(({ language: { code, name, tag }, isShown, missing, changed }) => {
        const toDo = translationWords.toDo(missing, changed);
        return (
          <button
            key={code}
            ref={isShown ? shown : undefined}
            type="button"
            aria-pressed={isShown}
            onClick={() => show(code)}
          >
            <span lang={tag}>{name}</span>
            {toDo && (
              <>
                {' '}
                <span className="to-do" aria-hidden="true">
                  {missing + changed}
                </span>
                <span className="sr-only">{toDo}</span>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}
