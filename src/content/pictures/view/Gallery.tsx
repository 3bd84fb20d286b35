import { cn } from '@/lib/cn';
import { galleryWords } from '@/words/visitors';
import { Picture } from '@/ui/Picture';
import type { PictureData } from '@/ui/picture-data';
import { useFullView } from './use-full-view';

type Props = {
  /** Each picture's candidates, best first (see `roomGallery` and `galleryPictures`). */
  pictures: readonly (readonly PictureData[])[];
  of: string;
  /** Returns the `sizes` attribute of a picture. @param index counts from 0 */
  sizes: (index: number) => string;
  /** True if the page begins with the gallery: its first picture loads with high priority. */
  leads?: boolean;
  className?: string;
  /** The number of pictures in each row beside a large first one. */
  rows?: readonly number[];
};

/** A list of pictures that open in full view. Without JavaScript each links to its file. */
export function Gallery({ pictures, of, sizes, leads = false, className, rows }: Props) {
  const view = useFullView();
  const { Viewer, open, prepare } = view;
  const shares = rows?.flatMap((row) => Array.from({ length: row }, () => row));
  const words = { ...galleryWords, title: galleryWords.of(of) };

  return (
    <>
      <ul className={cn('pictures', className)} aria-label={words.title}>
        {pictures.map((candidates, index) => (
          // The index is the key, because pictures have no id and one can be in the list twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} data-share={shares?.[index - 1]}>
            <a
              href={candidates[0]?.src}
              // Names the link even before its picture is loaded (`pre-hydration-script.ts`).
              aria-label={candidates[0]?.alt || galleryWords.alt(of, index + 1)}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={(event) => void open(event, index)}
            >
              <Picture
                candidates={candidates}
                sizes={sizes(index)}
                priority={leads && index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      {Viewer && (
        <Viewer
          pictures={pictures}
          index={Math.min(view.index, pictures.length - 1)}
          words={words}
          onIndex={view.setIndex}
          onClose={view.close}
          onClosed={view.giveFocusBack}
        />
      )}
    </>
  );
}
