import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { commonWords } from '@/words/staff';

type Props = {
  isOpen?: boolean;
  title: string;
  description?: string;
  yes: string;
  no?: string;
  /** What is done cannot be taken back, unless said otherwise. */
  variant?: 'danger' | 'primary';
  isSending?: boolean;
  /** While true the answer is not taken yet. */
  resting?: boolean;
  disabled?: boolean;
  onYes: () => void;
  onNo: () => void;
  /** By Escape or the cross; as `onNo` where it is left out. */
  onClose?: () => void;
  children: ReactNode;
};

/** Asks before something is done that is felt at once, and says what it means. */
export function ConfirmDialog({ isOpen = true, variant = 'danger', children, ...props }: Props) {
  const { title, description, yes, no = commonWords.cancel, onNo, onClose = onNo } = props;
  const { isSending = false, resting, disabled } = props;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => !isSending && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="ghost" onClick={onNo}>
            {no}
          </Button>
          <Button
            variant={variant}
            loading={isSending}
            resting={resting}
            disabled={disabled}
            onClick={props.onYes}
          >
            {yes}
          </Button>
        </>
      }
    >
      {typeof children === 'string' ? <p className="mt-3">{children}</p> : children}
    </Dialog>
  );
}
