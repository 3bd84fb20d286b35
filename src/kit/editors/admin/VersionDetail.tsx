import type { Fields } from '@/basics/rules/merge';
import { useContent } from '@/content/store/queries/content';
import { useTranslations } from '@/content/store/staff-calls/translations';
import { Skeleton } from '@/ui/Skeleton';
import { versionWords as words } from '@/words/staff';
import type { EditorHistory } from './editor-history';
import type { useRestore } from './use-restore';
import { VersionDifferences } from './VersionDifferences';

type Props<T extends Fields> = {
  history: EditorHistory<T>;
  version: ReturnType<typeof useRestore<T>>['version'];
};

/** Shows a version: what cannot be restored, what differs from now, and its preview. */
export function VersionDetail<T extends Fields>({ history, version }: Props<T>) {
  const { images } = useContent().content;
  const { translations: stored = [] } = useTranslations((version?.translations.length ?? 0) > 0);
  if (!version) return <Skeleton className="h-96" />;
  const { value, losses, pictures, translations, isDifferent } = version;
  const { labels, schema, shown, preview } = history;
  const named = (fields: readonly string[]) => fields.map((field) => labels[field] ?? field);
  const notices = [
    losses.invalid.length > 0 && words.invalid(named(losses.invalid)),
    losses.newer.length > 0 && words.newer(named(losses.newer)),
    losses.pictures > 0 && words.picturesGone(losses.pictures),
  ].filter((notice) => notice !== false);
  return (
    <div className="grid gap-5">
      {notices.map((notice) => (
        <p className="notice m-0" key={notice}>
          {notice}
        </p>
      ))}
      {isDifferent ? (
        <VersionDifferences
          schema={schema}
          labels={labels}
          now={history.value}
          then={value}
          shown={shown}
          imagesNow={images}
          imagesThen={pictures.images}
          changedImages={pictures.changed}
          emptied={pictures.emptied}
          translations={translations}
          stored={stored}
        />
      ) : (
        <p>{words.same}</p>
      )}
      {preview(value, pictures.images)}
    </div>
  );
}
