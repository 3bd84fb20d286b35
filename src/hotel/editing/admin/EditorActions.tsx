import { Button } from '@/ui/Button';

type Props = { isDirty: boolean; isSaving: boolean; onDiscard: () => void };

/** Whether there is something to save, and what to do with it; Save submits the form around it. */
export function EditorActions({ isDirty, isSaving, onDiscard }: Props) {
  return (
    <>
      {isDirty && <span className="pill warn">Unsaved changes</span>}
      {isDirty && (
        <Button variant="ghost" disabled={isSaving} onClick={onDiscard}>
          Discard
        </Button>
      )}
      <Button type="submit" loading={isSaving}>
        Save changes
      </Button>
    </>
  );
}
