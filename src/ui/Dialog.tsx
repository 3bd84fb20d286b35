import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { frameWords } from '@/words/visitors';
import { useScrollLock } from './use-scroll-lock';

type Props = {
  open: boolean;
  /** Asked by Escape, the cross and a click beside the dialog; the caller may leave it open. */
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children: ReactNode;
  footer?: ReactNode;
  wide?: boolean;
};

/**
 * A modal dialog; a sheet from below on phones. Focus goes into it, stays in it and returns to
 * where it came from. There is no Radix overlay: it would write a style element, which the site's
 * content security policy forbids, so the veil is a plain element and a class stops the scrolling.
 */
export function Dialog({ open, onOpenChange, title, description, children, ...props }: Props) {
  const { footer, wide } = props;
  const opener = useRef<Element | null>(null);
  useScrollLock(open);

  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <div className="veil" data-state={open ? 'open' : 'closed'}>
          <Content
            className={cn('dialog', wide && 'dialog-wide')}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              if (!isTouch() || !(event.target instanceof HTMLElement)) return;
              // A field that takes the focus on a phone covers half of the sheet with a keyboard.
              event.preventDefault();
              event.target.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              const { current } = opener;
              // Whatever closed it has gone on elsewhere.
              if (document.activeElement !== document.body) return;
              if (current instanceof HTMLElement && current.isConnected) current.focus();
            }}
            onInteractOutside={(event) => {
              // A toast lies outside and is meant to be clicked.
              const { target } = event;
              if (target instanceof Element && target.closest('.toasts')) event.preventDefault();
            }}
          >
            <header>
              <Title>{title}</Title>
              {description && <Description>{description}</Description>}
            </header>
            <div className="dialog-body">{children}</div>
            {footer && <footer>{footer}</footer>}
            {/* Last in order, so that the first field gets the focus; drawn at the top. */}
            <Close className="dialog-close" aria-label={frameWords.close}>
              <X className="icon" aria-hidden="true" />
            </Close>
          </Content>
        </div>
      </Portal>
    </Root>
  );
}

function isTouch(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}
