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
  /** Look of the confirm button: `danger` by default, because most actions cannot be undone. */
  variant?: 'danger' | 'primary';
  isSending?: boolean;
  /** Ignores clicks on the confirm button (`useDoubleTapGuard`). */
  resting?: boolean;
  disabled?: boolean;
  onYes: () => void;
  onNo: () => void;
  /** Called by Escape and the cross; `onNo` by default. */
  onClose?: () => void;
  children: ReactNode;
};

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
