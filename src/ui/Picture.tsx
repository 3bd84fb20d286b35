import { useState, useRef, useEffect, type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import type { PictureData } from './picture-data';
import { PlaceholderPicture } from './PlaceholderPicture';
import { preloadPicture } from './preload-picture';
import { languageProps } from './Text';

type Props = {
  /** Tried in this order: the next one if a file is missing or broken. */
  candidates: readonly PictureData[];
  /** Shown if there is no picture, or none can be loaded. */
  placeholder?: ReactNode;
  /** The width of the whole image: a cropped one is wider than its frame. */
  sizes: string;
  /** Loads before everything else; only for the first picture of a page. */
  priority?: boolean;
  className?: string;
};

/** The file that was last loaded for each picture in this document. */
const shownFiles = new Map<string, string>();

/** Fills its frame. A picture shown before appears at once, until this frame's file has loaded. */
export function Picture(props: Props) {
  const { candidates, placeholder = <PlaceholderPicture />, sizes, priority = false } = props;
  const [loaded, setLoaded] = useState<string>();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const image = useRef<HTMLImageElement>(null);
  // Empty during hydration, as on the server, so that the markup matches.
  const [shownFile] = useState(() => shownFiles.get(candidates[0]?.src ?? ''));
  const current = candidates.find(({ src }) => !failed.includes(src));
  const src = current?.src;
  const state = !current ? 'failed' : loaded === src ? 'loaded' : 'loading';

  // A page rendered in the browser needs no preload.
  if (import.meta.env.SSR && priority && current) preloadPicture(current, sizes);

  // A file may have loaded or failed before hydration; its event is lost.
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

/** Calls `tell` once a picture has loaded, and is decoded if it replaces another file. */
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

/** Class of `picture.css` for a share of 0…1, in steps of 10 %. */
function focal(axis: 'fx' | 'fy', share: number): string {
  return `${axis}-${Math.round(share * 10) * 10}`;
}
