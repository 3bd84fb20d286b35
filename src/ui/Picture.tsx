import { useState, useRef, useEffect, type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import type { PictureData } from './picture-data';
import { PlaceholderPicture } from './PlaceholderPicture';
import { preloadPicture } from './preload-picture';
import { languageProps } from './Text';

type Props = {
  /** Pictures to try in this order: if a file is missing or broken, the next one is shown. */
  candidates: readonly PictureData[];
  /** Shown if there is no picture, or if none can be loaded. */
  placeholder?: ReactNode;
  /** The `sizes` attribute: the width of the whole image, wider than the frame if cropped. */
  sizes: string;
  /** Loads the picture before everything else. Only for the first picture of a page. */
  priority?: boolean;
  className?: string;
};

/** The file last loaded for each picture in this document. */
const shownFiles = new Map<string, string>();

/**
 * A picture that fills its frame. If this document has loaded another size of it, that file is
 * shown until the right size has loaded.
 */
export function Picture(props: Props) {
  const { candidates, placeholder = <PlaceholderPicture />, sizes, priority = false } = props;
  const [loaded, setLoaded] = useState<string>();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const image = useRef<HTMLImageElement>(null);
  // The file that was loaded before. Empty during hydration, so that the markup matches the
  // server's.
  const [shownFile] = useState(() => shownFiles.get(candidates[0]?.src ?? ''));
  const current = candidates.find(({ src }) => !failed.includes(src));
  const src = current?.src;
  const state = !current ? 'failed' : loaded === src ? 'loaded' : 'loading';

  // Only prerendered pages preload the picture: in the browser, preloading saves no time.
  if (import.meta.env.SSR && priority && current) preloadPicture(current, sizes);

  // Checks whether the file loaded or failed before hydration, when nobody heard its event.
  useEffect(() => {
    const element = image.current;
    if (!src || !element?.complete || !element.currentSrc) return;
    if (element.naturalWidth > 0) whenDrawable(src, element, shownFile, setLoaded);
    else setFailed((before) => [...before, src]);
  }, [src, shownFile]);

  const focus = current && cn(focal('fx', current.focalX), focal('fy', current.focalY));

  return (
    <span className={cn('pic', props.className)} data-state={state}>
      {current ? (
        <>
          <svg className="pic-ground" aria-hidden="true">
            <rect width="100%" height="100%" fill={current.colour ?? 'transparent'} />
          </svg>
          {shownFile && state === 'loading' && (
            <img className={focus} decoding="sync" alt="" src={shownFile} />
          )}
          <picture key={src}>
            {current.sources.map((source) => (
              <source
                key={(source.media ?? '') + source.type}
                type={source.type}
                media={source.media}
                srcSet={source.srcSet}
                sizes={source.sizes ?? sizes}
              />
            ))}
            <img
              ref={image}
              className={focus}
              loading={priority ? 'eager' : 'lazy'}
              fetchPriority={priority ? 'high' : 'auto'}
              decoding="async"
              width={current.width}
              height={current.height}
              alt={current.alt}
              lang={current.alt ? languageProps(current.alt).lang : undefined}
              src={src}
              onLoad={({ currentTarget }) =>
                whenDrawable(current.src, currentTarget, shownFile, setLoaded)
              }
              onError={() => setFailed((before) => [...before, current.src])}
            />
          </picture>
        </>
      ) : (
        placeholder
      )}
    </span>
  );
}

/** Calls `tell` once the picture has loaded, and is decoded if it replaces another file. */
function whenDrawable(
  src: string,
  image: HTMLImageElement,
  shownFile: string | undefined,
  tell: (src: string) => void,
): void {
  shownFiles.set(src, image.currentSrc);
  if (!shownFile) return tell(src);
  const drawable = image.decode().catch(() => undefined);
  void drawable.then(() => tell(src));
}

/** The class in `picture.css` for a position of 0…1, in steps of 10 %. */
function focal(axis: 'fx' | 'fy', share: number): string {
  return `${axis}-${Math.round(share * 10) * 10}`;
}
