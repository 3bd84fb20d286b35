import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useState, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import type { HotelInfo } from '@/content/schema/sections/hotel-info';
import { cn } from '@/lib/cn';
import { previewWords } from '@/words/staff';
import { useContent } from '@/content/store/queries/content';
import { SiteScope } from '@/kit/page-parts/view/SiteScope';

/** The visitor's window that is imitated, in CSS pixels, and how large it is drawn at most. */
const WINDOWS = {
  desktop: { width: 1440, height: 900, scaleMax: 1, icon: Monitor },
  tablet: { width: 834, height: 1112, scaleMax: 0.9, icon: Tablet },
  phone: { width: 390, height: 844, scaleMax: 0.75, icon: Smartphone },
};
const DEVICES = ['desktop', 'tablet', 'phone'] as const;

export type PreviewDevice = keyof typeof WINDOWS;
export type PreviewColours = Pick<HotelInfo, 'primaryColor' | 'secondaryColor'>;

type Shown = {
  /** Colours to draw with instead of the saved ones. */
  colours?: PreviewColours | undefined;
  /** Told which part of the page was clicked. */
  onPoint?: ((element: Element) => void) | undefined;
};
type Props = Shown & {
  /** What is imitated first. */
  first?: PreviewDevice;
  children: (device: PreviewDevice) => ReactNode;
};

/** What visitors will see, beside the form; at the width of a screen, a tablet or a phone. */
export function PreviewPane({ colours, first = 'desktop', onPoint, children }: Props) {
  const [shown, setShown] = useState<PreviewDevice>(first);
  return (
    <section className="preview stick" aria-label={previewWords.title}>
      <header>
        {previewWords.title}
        <span className="seg inline-flex border border-line rounded-2">
          {DEVICES.map((device) => {
            const Icon = WINDOWS[device].icon;
            return (
              <button
                className="grid place-items-center w-10 h-9 aria-pressed:bg-brand-wash aria-pressed:text-brand-text"
                key={device}
                type="button"
                aria-label={previewWords[device]}
                aria-pressed={device === shown}
                onClick={() => setShown(device)}
              >
                <Icon className="icon" aria-hidden="true" />
              </button>
            );
          })}
        </span>
      </header>
      <PreviewFrame device={shown} colours={colours} onPoint={onPoint}>
        {children(shown)}
      </PreviewFrame>
    </section>
  );
}

/** What is typed in a dialog as visitors will see it on a phone. */
export function ItemPreview({ children }: { children: ReactNode }) {
  return (
    <section
      className="preview self-start lg:sticky lg:top-4 lg:mt-4"
      aria-label={previewWords.title}
    >
      <header>{previewWords.title}</header>
      <PreviewFrame device="phone">{children}</PreviewFrame>
    </section>
  );
}

type FrameProps = Shown & { device: PreviewDevice; children: ReactNode };

/**
 * The real public view at the width of a visitor's window, made smaller to fit. It is there to be
 * looked at only: nothing in it can be reached or is read aloud (the form says the same).
 */
function PreviewFrame({ device, colours, onPoint, children }: FrameProps) {
  const { hotelInfo } = useContent().content.sections;
  const frame = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ frameWidth: 0, pageHeight: 0 });

  useLayoutEffect(() => {
    let next = 0;
    const measure = () => {
      const frameWidth = frame.current?.clientWidth ?? 0;
      const pageHeight = page.current?.offsetHeight ?? 0;
      setSize((now) =>
        now.frameWidth === frameWidth && now.pageHeight === pageHeight
          ? now
          : { frameWidth, pageHeight },
      );
    };
    // In the next frame: drawn at once it would make the page higher while sizes are being told,
    // and the browser reports a loop to anyone who observes the page.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(measure);
    });
    measure();
    for (const { current } of [frame, page]) if (current) observer.observe(current);
    return () => {
      cancelAnimationFrame(next);
      observer.disconnect();
    };
  }, []);

  const { width, height, scaleMax } = WINDOWS[device];
  const scale = Math.min(scaleMax, size.frameWidth / width || scaleMax);
  return (
    // A short cut for the pointer: the form's own buttons do the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      className={cn(
        'max-h-[calc(100vh-12rem)] overflow-x-hidden overflow-y-auto bg-paper-2',
        onPoint && 'cursor-pointer',
      )}
      ref={frame}
      data-preview-frame
      aria-hidden="true"
      onClickCapture={(event) => {
        // A link in it leads nowhere.
        event.preventDefault();
        const pointed = onPoint && pointedAt(event, event.currentTarget);
        if (pointed) onPoint(pointed);
      }}
    >
      <div
        className="mx-auto overflow-hidden"
        style={{ width: width * scale, height: size.pageHeight * scale }}
      >
        <div
          className="preview-page [transform-origin:0_0]"
          ref={page}
          inert
          style={{ width, transform: `scale(${scale})` }}
        >
          <SiteScope colours={colours ?? hotelInfo} viewHeight={height}>
            {children}
          </SiteScope>
        </div>
      </div>
    </div>
  );
}

/**
 * What lies under the pointer in a frame whose page is inert: no browser says so by itself, so for
 * this one question nothing is.
 */
function pointedAt({ target, clientX, clientY }: MouseEvent, frame: Element): Element | undefined {
  if (target instanceof Element && target.closest('[inert]')) return target;
  const still = [...frame.querySelectorAll<HTMLElement>('[inert]')];
  for (const part of still) part.inert = false;
  const found = document.elementFromPoint(clientX, clientY);
  for (const part of still) part.inert = true;
  return found && frame.contains(found) ? found : undefined;
}
