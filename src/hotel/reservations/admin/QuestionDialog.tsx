import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { useRest } from '@/ui/use-rest';
import { stepQuestionWords } from '@/words/staff';

type Props = {
  title: string;
  text: string;
  /** What the button does that says yes. */
  yes: string;
  isPending: boolean;
  onYes: () => void;
  onNo: () => void;
};

/** Asks before a step that hurts when it was not meant. */
export function QuestionDialog({ title, text, yes, isPending, onYes, onNo }: Props) {
  // It may have opened under the finger.
  const resting = useRest(title);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onNo()}
      title={title}
      footer={
        <>
          <Button variant="ghost" onClick={onNo}>
            {stepQuestionWords.no}
          </Button>
          <Button variant="danger" loading={isPending} resting={resting} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <p className="mt-3">{text}</p>
    </Dialog>
  );
}
