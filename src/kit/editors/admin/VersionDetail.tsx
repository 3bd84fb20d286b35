import { Fragment } from 'react';
import { getOwn } from '@/basics/rules/get-own';
import { changedFields } from '@/basics/rules/merge';
import { imageAt } from '@/content/schema/find-images';
import { namesPictures, type HotelImage } from '@/content/schema/image';
import { useContent } from '@/content/store/queries/content';
import { Skeleton } from '@/ui/Skeleton';
import { versionWords as words } from '@/words/staff';
import { languagesOf } from '@/words/languages';
import { textsIn } from '@/kit/editors/version-value';
import type { EditorHistory } from './editor-history';
import { FieldPictures, inWords } from './FieldValue';
import type { Version } from './use-restore';
import { wordDifferences } from './word-differences';

type Props = { history: EditorHistory; version: Version | undefined };

/** Shows a version: what cannot be restored, what differs from now, and its preview. */
export function VersionDetail({ history, version }: Props) {
  const { images } = useContent().content;
  if (!version) return <Skeleton className="h-96" />;
  const { kept, gone, pictures } = version;
  return (
    <div className="grid gap-5">
      {kept.length > 0 && (
        <p className="notice m-0">
          {words.kept(kept.map((field) => history.labels[field] ?? field))}
        </p>
      )}
      {gone > 0 && <p className="notice m-0">{words.picturesGone(gone)}</p>}
      {!version.isDifferent && <p>{words.same}</p>}
      {version.isDifferent && (
        <dl className="grid gap-4" aria-label={words.differences}>
          {differencesOf(history, version, images).map(({ label, now, old, isPicture }, nth) => (
            // oxlint-disable-next-line react/no-array-index-key -- a list that never changes
            <div key={nth}>
              <dt className="text-ink-3 text-xs">{label}</dt>
              <dd className="mt-1 wrap-anywhere whitespace-pre-wrap" dir="auto">
                {isPicture ? (
                  <span className="flex flex-wrap gap-6">
                    <FieldPictures label={words.now} references={now} images={images} />
                    <FieldPictures label={words.old} references={old} images={pictures.images} />
                  </span>
                ) : (
                  <Words now={inWords(now)} old={inWords(old)} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="min-w-0">{history.preview(version.value, pictures.images)}</div>
    </div>
  );
}

type Difference = { label: string; now: unknown; old: unknown; isPicture?: boolean };

function differencesOf(
  { schema, labels, value: now, shown = (_field, value) => value }: EditorHistory,
  { value: past, pictures: { changed, emptied }, translations }: Version,
  images: readonly HotelImage[],
): Difference[] {
  const current = ({ path }: HotelImage) => images.find((one) => one.path === path);
  // A field that names its pictures shows them already.
  const named = new Set([now, past].flatMap(textsIn));
  return [
    ...changedFields(now, past).map((field) => ({
      label: labels[field] ?? field,
      now: shown(field, now[field]),
      old: shown(field, past[field]),
      isPicture: namesPictures(getOwn(getOwn(schema, 'entries'), field)),
    })),
    ...[...changed.filter((image) => !current(image)), ...emptied]
      .filter(({ path }) => !named.has(path))
      .map((image) => ({
        label: words.picture,
        now: imageAt(images, image.category, image.position)?.path,
        old: current(image) ? undefined : image.path,
        isPicture: true,
      })),
    ...changed
      .map((image) => ({ label: words.description, now: current(image)?.alt, old: image.alt }))
      .filter((one) => one.now !== undefined && one.now !== one.old),
    ...translations.map(({ language, text, now: textNow }) => ({
      label: languagesOf([language])[0]?.name ?? language,
      now: textNow,
      old: text,
    })),
  ];
}

const MARKS = {
  now: ['del', 'px-[0.15em] rounded-1 bg-danger-wash', words.nowOnly],
  old: ['ins', 'px-[0.15em] rounded-1 bg-ok-wash no-underline', words.oldOnly],
} as const;

function Words({ now, old }: { now: string; old: string }) {
  return wordDifferences(now, old).map(({ text, side }, nth) => {
    if (!side) return text;
    const [Tag, className, said] = MARKS[side];
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text
      <Fragment key={nth}>
        <span>{text.slice(0, text.length - text.trimStart().length)}</span>
        <Tag className={className}>
          <span className="sr-only">{said} </span>
          <span>{text.trimStart()}</span>
        </Tag>
      </Fragment>
    );
  });
}
