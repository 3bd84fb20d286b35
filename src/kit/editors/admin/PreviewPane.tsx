import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useState, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import type { HotelInfo } from '@/content/schema/sections/hotel-info';
import { cn } from '@/lib/cn';
import { previewWords } from '@/words/staff';
import { useContent } from '@/content/store/queries/content';
import { SiteScope } from '@/kit/page-parts/view/SiteScope';

/** Size of the visitor's window that the preview imitates (CSS pixels), and its largest scale. */
const WINDOWS = {
  desktop: { width: 1440, height: 900, scaleMax: 1, icon: Monitor },
  tablet: { width: 834, height: 1112, scaleMax: 0.9, icon: Tablet },
  phone: { width: 390, height: 844, scaleMax: 0.75, icon: Smartphone },
};
const DEVICES = ['desktop', 'tablet', 'phone'] as const;

export type PreviewDevice = keyof typeof WINDOWS;
export type PreviewColours = Pick<HotelInfo, 'primaryColor' | 'secondaryColor'>;

type Shown = {
  /** The draft's colours, which replace the saved ones. */
  colours?: PreviewColours | undefined;
  onPoint?: ((element: Element) => void) | undefined;
};
type Props = Shown & {
  first?: PreviewDevice;
  children: (device: PreviewDevice) => ReactNode;
};

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

/** The public view, scaled to fit; without focus, and hidden from screen readers. */
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
    // Measures in the next frame: otherwise the browser reports a ResizeObserver loop.
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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the form has buttons
    <div
      className={cn(
        'max-h-[calc(100vh-12rem)] overflow-x-hidden overflow-y-auto bg-paper-2',
        onPoint && 'cursor-pointer',
      )}
      ref={frame}
      data-preview-frame
      aria-hidden="true"
      onClickCapture={(event) => {
        // Links in the preview must not navigate.
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
 * Returns the element under the pointer. Makes inert elements active for a moment, because browsers
 * never find inert ones.
 */
function pointedAt({ target, clientX, clientY }: MouseEvent, frame: Element): Element | undefined {
  if (target instanceof Element && target.closest('[inert]')) return target;
  const still = [...frame.querySelectorAll<HTMLElement>('[inert]')];
  for (const part of still) part.inert = false;
  const found = document.elementFromPoint(clientX, clientY);
  for (const part of still) part.inert = true;
  return found && frame.contains(found) ? found : undefined;
}
