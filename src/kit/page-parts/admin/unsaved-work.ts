import { useEffect } from 'react';

/** Which editors hold edits that are not on the site yet, and who wants to leave them. */
type Leaving = { go: () => void; editor: string };

const editors = new Set<string>();
const listeners = new Set<() => void>();
let leaving: Leaving | undefined;

/** An editor says whether it holds unsaved edits. @param editor its name, as people read it */
export function useUnsaved(editor: string, isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    editors.add(editor);
    return () => {
      editors.delete(editor);
    };
  }, [editor, isUnsaved]);
}

export function hasUnsaved(): boolean {
  return editors.size > 0;
}

/** Goes at once when nothing would be left behind; else the person is asked first. */
export function askBeforeLeaving(go: () => void): void {
  const [editor] = editors;
  if (editor === undefined) go();
  else tell({ go, editor });
}

/** The person's answer to the question. */
export function answerLeaving(leave: boolean): void {
  const go = leaving?.go;
  tell(undefined);
  if (leave) go?.();
}

/** For useSyncExternalStore. @returns a function that stops listening */
export function subscribeLeaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The question that waits for an answer, if any. */
export function leavingNow(): Leaving | undefined {
  return leaving;
}

function tell(next: Leaving | undefined): void {
  leaving = next;
  for (const listener of listeners) listener();
}
