import { useState, useRef, useEffect, type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import type { PictureData } from './picture-data';
import { PlaceholderPicture } from './PlaceholderPicture';
import { preloadPicture } from './preload-picture';
import { languageProps } from './Text';

type Props = {
  /** Tried in this order: the next one when a file is missing or broken. */
  candidates: readonly PictureData[];
  /** Drawn when there is none, or none can be loaded; without it the mark. */
  placeholder?: ReactNode;
  /** The width it is *drawn* at; a crop draws it wider than its frame. */
  sizes: string;
  /** Loads before everything else; for the first picture of a page only. */
  priority?: boolean;
  className?: string;
};

/** The file in which each picture was shown last, since this document was loaded. */
const shownFiles = new Map<string, string>();

/**
 * A picture that fills its frame: pulse while loading, then the picture, or a placeholder. One that was
 * shown before, on another page or smaller, is there at once, and the file for this frame takes its
 * place.
 */
export function Picture(props: Props) {
  const { candidates, placeholder = <PlaceholderPicture />, sizes, priority = false } = props;
  const [loaded, setLoaded] = useState<string>();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const image = useRef<HTMLImageElement>(null);
  // Nothing was shown yet when a prerendered page is taken over: both say the same.
  const [shownFile] = useState(() => shownFiles.get(candidates[0]?.src ?? ''));
  const current = candidates.find(({ src }) => !failed.includes(src));
  const src = current?.src;
  const state = !current ? 'failed' : loaded === src ? 'loaded' : 'loading';

  // In a prerendered document; a browser that draws the page itself finds the picture at once.
  if (import.meta.env.SSR && priority && current) preloadPicture(current, sizes);

  // A file that came, or failed to come, before this code ran has already sent its event.
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

/** Tells that a picture is there: where another file stands for it, when it can be drawn without a gap. */
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

/** Class of picture.css for a share of 0…1, in steps of 10 %. */
function focal(axis: 'fx' | 'fy', share: number): string {
  return `${axis}-${Math.round(share * 10) * 10}`;
}
