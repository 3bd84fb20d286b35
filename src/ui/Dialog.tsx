import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { frameWords } from '@/words/visitors';
import { useScrollLock } from './use-scroll-lock';

type Props = {
  open: boolean;
  /** Called for Escape, the close button and clicks outside. The caller may keep it open. */
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children: ReactNode;
  footer?: ReactNode;
  wide?: boolean;
};

/** A modal dialog; a sheet on phones. Without Radix's overlay, which the CSP forbids. */
export function Dialog({ open, onOpenChange, title, description, children, ...props }: Props) {
  const { footer, wide } = props;
  const opener = useRef<Element | null>(null);
  useScrollLock(open);

  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <div
          className="veil fixed inset-0 z-60 grid place-items-center bg-[rgb(8_20_14/0.55)] p-5 text-ink-2 max-md:items-end max-md:justify-items-stretch max-md:p-0"
          data-state={open ? 'open' : 'closed'}
        >
          <Content
            className={cn(
              'dialog relative flex max-h-[calc(100dvh-2.5rem)] flex-col rounded-3 bg-surface max-md:max-h-[94dvh] max-md:w-full max-md:rounded-[var(--r3)_var(--r3)_0_0]',
              wide ? 'w-[min(68rem,100%)]' : 'w-[min(46rem,100%)]',
            )}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              if (!isTouch() || !(event.target instanceof HTMLElement)) return;
              // On a phone, focuses the dialog itself: a focused field would open the keyboard,
              // which covers half of the sheet.
              event.preventDefault();
              event.target.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              const { current } = opener;
              // If closing the dialog moved the focus already, leave it there.
              if (document.activeElement !== document.body) return;
              if (current instanceof HTMLElement && current.isConnected) current.focus();
            }}
            onInteractOutside={(event) => {
              // Clicking a toast must not close the dialog.
              const { target } = event;
              if (target instanceof Element && target.closest('.toasts')) event.preventDefault();
            }}
          >
            <header className="border-b border-line py-[1.1rem] ps-6 pe-18">
              <Title className="text-[1.25rem] leading-[1.3] wrap-anywhere">{title}</Title>
              {description && (
                <Description className="mt-1 text-sm text-ink-3">{description}</Description>
              )}
            </header>
            <div className="overflow-auto overscroll-contain px-6 pt-[0.4rem] pb-6">{children}</div>
            {footer && (
              <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-6 pt-[1.1rem] pb-[max(1.1rem,env(safe-area-inset-bottom))]">
                {footer}
              </footer>
            )}
            {/* The close button is last in the markup, so that the first field gets the focus.
                CSS shows it at the top. */}
            <Close
              className="absolute end-[0.9rem] top-[0.7rem] grid size-11 place-items-center rounded-2 text-ink-2 hover:bg-paper-2 hover:text-ink"
              aria-label={frameWords.close}
            >
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
