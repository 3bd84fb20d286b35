import { useState } from 'react';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { momentLabel, clockLabel, dayLabel } from '@/basics/time/relative-time';
import { instantOf } from '@/basics/time/instant';
import type { Fields } from '@/basics/rules/merge';
import { PICTURES } from '@/kit/editors/version-value';
import { useChanges, type Change } from '@/kit/editors/staff-calls/versions';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Skeleton } from '@/ui/Skeleton';
import { SmallButton } from '@/ui/SmallButton';
import { commonWords, partWords, versionWords as words } from '@/words/staff';
import type { EditorHistory } from './editor-history';
import { useRestore } from './use-restore';
import { VersionDetail } from './VersionDetail';

/** Changes of one person within this time count as one version (ms): a save may take many calls. */
const TOGETHER_MS = 5000;

/** A moment after one or more changes of one person. */
type Version = { at: string; byName: string | null; isFound: boolean; kinds: string[] };

type Props<T extends Fields> = { history: EditorHistory<T>; onClose: () => void };

/** Shows the versions of an editor's content by day and person, and restores one. */
export function VersionsDialog<T extends Fields>({ history, onClose }: Props<T>) {
  const { title, things, texts, isDirty } = history;
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useChanges(
    things,
    texts,
  );
  const [chosen, setChosen] = useState<string>();
  const versions =
    data && grouped(data.pages.flat().filter((change) => history.absent || !isGap(change)));
  const [current, ...older] = versions ?? [];
  const shown = older.find(({ at }) => at === chosen) ?? older[0];
  const restore = useRestore(history, shown?.at, onClose);
  const days = Map.groupBy(versions ?? [], ({ at }) => dayLabel(at));

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.of(title)}
      description={words.purpose}
      wide
      footer={
        <>
          {isDirty && <p className="hint flex-1">{words.unsaved}</p>}
          <Button variant="ghost" onClick={onClose}>
            {commonWords.close}
          </Button>
          {shown && (
            <Button
              loading={restore.isRestoring}
              disabled={isDirty || !restore.isDifferent}
              onClick={() => void restore.restore()}
            >
              {words.restore}
            </Button>
          )}
        </>
      }
    >
      {isError && !data && (
        <p className="notice bad" role="alert">
          {words.notLoaded.title}{' '}
          <SmallButton label={commonWords.retry} onClick={() => void refetch()} />
        </p>
      )}
      {!data && !isError && <Skeleton className="mt-4 h-96" />}
      {versions && older.length === 0 && <p className="mt-4">{words.none}</p>}
      {shown && (
        <div className="mt-4 grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <nav
            className="max-lg:max-h-56 max-lg:overflow-auto max-lg:hairline-b"
            aria-label={words.list}
          >
            {[...days].map(([day, ofDay]) => (
              <section key={day} className="mb-3" aria-label={day}>
                <h3 className="quiet text-xs">{day}</h3>
                <ol>
                  {ofDay.map((version) => (
                    <li key={version.at}>
                      {version === current ? (
                        <p className="px-3 py-2 text-sm text-ink-3">
                          {words.entry(clockLabel(version.at), words.now)}
                        </p>
                      ) : (
                        <VersionButton
                          version={version}
                          isShown={version === shown}
                          onShow={() => setChosen(version.at)}
                        />
                      )}
                    </li>
                  ))}
                </ol>
              </section>
            ))}
            {hasNextPage && (
              <SmallButton
                label={words.older}
                loading={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              />
            )}
          </nav>
          <section aria-label={momentLabel(shown.at)} aria-live="polite">
            {restore.hasFailed && (
              <p className="notice bad" role="alert">
                {words.changedMeanwhile}
              </p>
            )}
            <StaffErrorBoundary name={partWords.preview} data={[shown.at]}>
              <VersionDetail history={history} version={restore.version} />
            </StaffErrorBoundary>
          </section>
        </div>
      )}
    </Dialog>
  );
}

type VersionButtonProps = { version: Version; isShown: boolean; onShow: () => void };

function VersionButton({ version, isShown, onShow }: VersionButtonProps) {
  const { at, byName, isFound, kinds } = version;
  const who = byName ?? (isFound ? words.before : words.unknown);
  return (
    <button
      className={cn(
        'block w-full min-h-11 rounded-2 px-3 py-2 text-start text-sm',
        isShown ? 'bg-brand-wash text-brand-text' : 'hover:bg-paper-2',
      )}
      type="button"
      aria-pressed={isShown}
      onClick={onShow}
    >
      {words.entry(clockLabel(at), who)}
      {kinds.length > 0 && <small className="block text-ink-3">{kinds.join(', ')}</small>}
    </button>
  );
}

/** True for the deletion of something that came back later: there is nothing to restore. */
function isGap({ entity, act }: Change): boolean {
  return act === 'deleted' && entity !== PICTURES && entity !== 'translations';
}

function grouped(changes: readonly Change[]): Version[] {
  const versions: (Version & { by: string | null })[] = [];
  for (const { at, by, byName, act, entity } of changes) {
    const last = versions.at(-1);
    const kind = words.kinds[entity === PICTURES ? 'picture' : 'translation'];
    const kinds = entity === PICTURES || entity === 'translations' ? [kind] : [];
    const isTogether =
      last && last.by === by && instantOf(last.at) - instantOf(at) < TOGETHER_MS && !last.isFound;
    if (isTogether && act !== 'found') last.kinds = [...new Set([...last.kinds, ...kinds])];
    else versions.push({ at, by, byName, isFound: act === 'found', kinds });
  }
  return versions;
}
