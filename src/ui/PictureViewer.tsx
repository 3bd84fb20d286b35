import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useCallback, useState, useRef, type KeyboardEvent } from 'react';
import { Picture } from './Picture';
import type { PictureData } from './picture-data';
import { isRightToLeft } from './reading-direction';
import { useScrollLock } from './use-scroll-lock';
import './picture-viewer.css';

export type ViewerWords = {
  title: string;
  previous: string;
  next: string;
  close: string;
  place: (number: number, count: number) => string;
};

type Props = {
  pictures: readonly (readonly PictureData[])[];
  index: number;
  words: ViewerWords;
  onIndex: (index: number) => void;
  onClose: () => void;
  /** Called after the viewer has closed, to return the focus. */
  onClosed: () => void;
};

/** Shows pictures over the whole window. Only the current picture and its neighbours load. */
export function PictureViewer({ pictures, index, words, onIndex, onClose, onClosed }: Props) {
  const row = useRef<HTMLDivElement | null>(null);
  const next = useRef<HTMLButtonElement>(null);
  const last = pictures.length - 1;
  const caption = pictures[index]?.[0]?.alt;
  useScrollLock(true);

  function go(to: number): void {
    const at = Math.min(last, Math.max(0, to));
    if (row.current) scrollTo(row.current, at);
    onIndex(at);
  }

  // Scrolls to the first picture once the portal has rendered the row.
  const [start] = useState(index);
  const begin = useCallback(
    (element: HTMLDivElement | null) => {
      row.current = element;
      if (element) scrollTo(element, start);
    },
    [start],
  );

  function follow(): void {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    const at = Math.round(Math.abs(scrollLeft) / clientWidth);
    if (at !== index && at >= 0 && at <= last) onIndex(at);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = isRightToLeft() ? -1 : 1;
    const to = { ArrowLeft: index - step, ArrowRight: index + step, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault(); // else the row would be scrolled as well
    go(to);
  }

  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <Content
          className="viewer on-dark"
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            next.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <Title className="sr-only">{words.title}</Title>
          <div
            className="viewer-row"
            ref={begin}
            onScroll={follow}
            role="group"
            aria-label={words.title}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within a keyboard's reach
            tabIndex={0}
          >
            {pictures.map((candidates, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- identified by position
              <div className="viewer-slide" key={at} aria-hidden={at !== index}>
                {Math.abs(at - index) <= 1 && (
                  <Picture
                    candidates={candidates}
                    placeholder={<span className="pic-missing">{candidates[0]?.alt}</span>}
                    sizes="100vw"
                    priority={at === index}
                  />
                )}
              </div>
            ))}
          </div>
          <footer>
            <p aria-live="polite" aria-atomic="true">
              {words.place(index + 1, pictures.length)}
            </p>
            {/* Screen readers read the same text as the picture's `alt`. */}
            <p aria-hidden="true">{caption}</p>
          </footer>
          <button
            type="button"
            className="viewer-previous"
            aria-label={words.previous}
            aria-disabled={index === 0}
            onClick={() => go(index - 1)}
          >
            <ChevronLeft className="icon" aria-hidden="true" />
          </button>
          <button
            ref={next}
            type="button"
            className="viewer-next"
            aria-label={words.next}
            aria-disabled={index === last}
            onClick={() => go(index + 1)}
          >
            <ChevronRight className="icon" aria-hidden="true" />
          </button>
          <Close className="viewer-close" aria-label={words.close}>
            <X className="icon" aria-hidden="true" />
          </Close>
        </Content>
      </Portal>
    </Root>
  );
}

/** In right-to-left pages browsers use negative scroll positions. */
function scrollTo(row: HTMLElement, at: number): void {
  row.scrollLeft = at * row.clientWidth * (isRightToLeft() ? -1 : 1);
}
