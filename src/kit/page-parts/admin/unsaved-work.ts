import { useEffect } from 'react';
import { sharedValue } from '@/lib/shared-value';

/** The navigation that waits until the person answers, and the name of the unsaved editor. */
type Leaving = { go: () => void; editor: string };

const editors = new Set<string>();
const leaving = sharedValue<Leaving | undefined>(undefined);

export const { get: pendingLeave, subscribe: subscribePendingLeave } = leaving;

/** Reports an editor's unsaved edits. @param editor its name, as staff read it */
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

/** Calls `go` at once if nothing is unsaved; otherwise asks first. */
export function askBeforeLeaving(go: () => void): void {
  const [editor] = editors;
  if (editor === undefined) go();
  else leaving.set({ go, editor });
}

export function answerLeaving(leave: boolean): void {
  const go = leaving.get()?.go;
  leaving.set(undefined);
  if (leave) go?.();
}
