import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { commonWords } from '@/words/staff';

type Props = {
  title: string;
  text: string;
  yes: string;
  isSending: boolean;
  onYes: () => void;
  onClose: () => void;
};

/** Asks before something is done that is felt at once, and says what it means. */
export function AskDialog({ title, text, yes, isSending, onYes, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {commonWords.cancel}
          </Button>
          <Button variant="danger" loading={isSending} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
