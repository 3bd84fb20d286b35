import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import { getOwn } from '@/basics/rules/get-own';
import { changedFields, type Fields } from '@/basics/rules/merge';
import { namesPictures, type HotelImage } from '@/content/schema/image';
import { pictureOf } from '@/content/pictures/view/picture-of';
import type { StoredTranslation } from '@/content/store/staff-calls/translations';
import type { Then } from '@/kit/editors/version-value';
import { Picture } from '@/ui/Picture';
import { editorWords, versionWords as words } from '@/words/staff';
import { languagesOf } from '@/words/languages';
import { wordDifferences } from './word-differences';

type Props<T extends Fields> = {
  schema: GenericSchema<T, unknown>;
  labels: Partial<Record<string, string>>;
  now: T;
  then: T;
  /** Formats a field's value as text that staff read. */
  shown?: ((field: string, value: unknown) => unknown) | undefined;
  imagesNow: readonly HotelImage[];
  imagesThen: readonly HotelImage[];
  changedImages: readonly HotelImage[];
  emptied: readonly HotelImage[];
  translations: Then['translations'];
  stored: readonly StoredTranslation[];
};

/** Shows how a version differs from the current one, field by field and word by word. */
export function VersionDifferences<T extends Fields>(props: Props<T>) {
  const { schema, labels, now, then, shown = (_field, value) => value } = props;
  const { imagesNow, imagesThen, changedImages, emptied, translations, stored } = props;
  const fields = changedFields(now, then);
  const described = changedImages.filter((image) => {
    const current = imagesNow.find(({ path }) => path === image.path);
    return current && current.alt !== image.alt;
  });
  const swapped = changedImages.filter(({ path }) => imagesNow.every((one) => one.path !== path));
  const replaced = (image: HotelImage) =>
    imagesNow.filter((one) => one.category === image.category && one.position === image.position);
  return (
    <dl className="grid gap-4" aria-label={words.differences}>
      {fields.map((field) => (
        <Difference key={field} label={labels[field] ?? field}>
          {namesPictures(getOwn(getOwn(schema, 'entries'), field)) ? (
            <Pictures
              now={pictures(now[field], imagesNow)}
              then={pictures(then[field], imagesThen)}
            />
          ) : (
            <Words
              now={inWords(shown(field, now[field]))}
              then={inWords(shown(field, then[field]))}
            />
          )}
        </Difference>
      ))}
      {[...swapped, ...emptied].map((image) => (
        <Difference key={image.id} label={words.picture}>
          <Pictures
            now={pictures(
              replaced(image).map(({ path }) => path),
              imagesNow,
            )}
            then={swapped.includes(image) ? pictures(image.path, imagesThen) : []}
          />
        </Difference>
      ))}
      {described.map((image) => (
        <Difference key={image.id} label={words.description}>
          <Words
            now={imagesNow.find(({ path }) => path === image.path)?.alt ?? ''}
            then={image.alt}
          />
        </Difference>
      ))}
      {translations.map(({ language, source, text }) => (
        <Difference key={language + source} label={languagesOf([language])[0]?.name ?? language}>
          <Words
            now={
              stored.find((one) => one.language === language && one.source === source)?.text ?? ''
            }
            then={text}
          />
        </Difference>
      ))}
    </dl>
  );
}

function Difference({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-3 text-xs">{label}</dt>
      <dd className="mt-1 wrap-anywhere whitespace-pre-wrap" dir="auto">
        {children}
      </dd>
    </div>
  );
}

const MARKS = {
  now: ['del', 'px-[0.15em] rounded-1 bg-danger-wash', words.nowOnly],
  then: ['ins', 'px-[0.15em] rounded-1 bg-ok-wash no-underline', words.thenOnly],
} as const;

function Words({ now, then }: { now: string; then: string }) {
  return wordDifferences(now, then).map(({ text, side }, nth) => {
    if (side === 'both') return text;
    const [Tag, className, said] = MARKS[side];
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text
      <Tag className={className} key={nth}>
        <span className="sr-only">{said} </span>
        {text}
      </Tag>
    );
  });
}

type Shown = ReturnType<typeof pictures>;

function Pictures({ now, then }: { now: Shown; then: Shown }) {
  return (
    <span className="flex flex-wrap gap-4">
      {(
        [
          [words.now, now],
          [words.then, then],
        ] as const
      ).map(([label, shown]) => (
        <span key={label}>
          <span className="block text-ink-3 text-xs">{label}</span>
          <span className="flex flex-wrap gap-2">
            {shown.length === 0 && editorWords.empty}
            {shown.map((picture) => (
              <Picture
                key={picture.src}
                className="drop-picture w-24"
                candidates={[picture]}
                sizes="8rem"
              />
            ))}
          </span>
        </span>
      ))}
    </span>
  );
}

function pictures(value: unknown, images: readonly HotelImage[]) {
  const names = Array.isArray(value) ? value.map(String) : [String(value)];
  return names.flatMap((name) => pictureOf(name, images) ?? []);
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(inWords).join('\n');
  if (typeof value === 'object')
    return Object.values(value).map(inWords).filter(Boolean).join(': ');
  return String(value);
}
