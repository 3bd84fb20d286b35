import { useEffect } from 'react';
import { sharedValue } from '@/lib/shared-value';

/** Which editors hold edits that are not on the site yet, and who wants to leave them. */
type Leaving = { go: () => void; editor: string };

const editors = new Set<string>();
const leaving = sharedValue<Leaving | undefined>(undefined);

/** The question that waits for an answer, if any. */
export const { get: pendingLeave, subscribe: subscribePendingLeave } = leaving;

/** An editor says whether it holds unsaved edits. @param editor its name, as people read it */
export function useUnsaved(editor: string, isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    editors.add(editor);
    return () => void editors.delete(editor);
  }, [editor, isUnsaved]);
}

export function hasUnsaved(): boolean {
  return editors.size > 0;
}

/** Goes at once when nothing would be left behind; else the person is asked first. */
export function askBeforeLeaving(go: () => void): void {
  const [editor] = editors;
  if (editor === undefined) go();
  else leaving.set({ go, editor });
}

/** The person's answer to the question. */
export function answerLeaving(leave: boolean): void {
  const go = leaving.get()?.go;
  leaving.set(undefined);
  if (leave) go?.();
}
