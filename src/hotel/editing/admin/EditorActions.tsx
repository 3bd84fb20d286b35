import { Button } from '@/ui/Button';
import { editorWords } from '@/words/staff';

type Props = { isDirty: boolean; isSaving: boolean; onDiscard: () => void };

/** Whether there is something to save, and what to do with it; Save submits the form around it. */
export function EditorActions({ isDirty, isSaving, onDiscard }: Props) {
  return (
    <>
      {isDirty && <span className="pill warn">{editorWords.unsaved}</span>}
      {isDirty && (
        <Button variant="ghost" disabled={isSaving} onClick={onDiscard}>
          {editorWords.discard}
        </Button>
      )}
      <Button type="submit" loading={isSaving}>
        {editorWords.save}
      </Button>
    </>
  );
}
