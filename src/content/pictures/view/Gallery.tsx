import { cn } from '@/lib/cn';
import { galleryWords } from '@/words/visitors';
import { Picture } from '@/ui/Picture';
import type { PictureData } from '@/ui/picture-data';
import { useFullView } from './use-full-view';

type Props = {
  /** For each picture what to try, best first (`roomGallery`, `galleryPictures`). */
  pictures: readonly (readonly PictureData[])[];
  of: string;
  /** The width that each is drawn at. @param index counts from 0 */
  sizes: (index: number) => string;
  /** The page begins with them: the first one loads before everything else. */
  leads?: boolean;
  className?: string;
  /** Where the first is large: how many of the others are in each row beside it. */
  rows?: readonly number[];
};

/**
 * Pictures in a list, a row to push on phones; each opens the full view. Without script each is a
 * link to its file.
 */
export function Gallery({ pictures, of, sizes, leads = false, className, rows }: Props) {
  const view = useFullView();
  const { Viewer, open, prepare } = view;
  const shares = rows?.flatMap((row) => Array.from({ length: row }, () => row));
  const words = { ...galleryWords, title: galleryWords.of(of) };

  return (
    <>
      <ul className={cn('pictures', className)} aria-label={words.title}>
        {pictures.map((candidates, index) => (
          // Its place is what tells one picture of a list from another.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} data-share={shares?.[index - 1]}>
            <a
              href={candidates[0]?.src}
              // Also while the picture is held back (pre-hydration-script.ts).
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
