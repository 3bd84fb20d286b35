import { useState } from 'react';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { momentLabel, clockLabel, dayLabel } from '@/basics/time/relative-time';
import { instantOf } from '@/basics/time/instant';
import { useChanges, type Change } from '@/kit/editors/staff-calls/versions';
import { LoadingOrFailed } from '@/kit/editors/LoadingOrFailed';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { SmallButton } from '@/ui/SmallButton';
import { commonWords, partWords, versionWords as words } from '@/words/staff';
import type { EditorHistory } from './editor-history';
import { useRestore } from './use-restore';
import { VersionDetail } from './VersionDetail';

/** Changes of one person within this time count as one version (ms): a save may take many calls. */
const TOGETHER_MS = 5000;

type Props = { history: EditorHistory; onClose: () => void };

/** Shows the versions of an editor's content by day and person, and restores one. */
export function VersionsDialog({ history, onClose }: Props) {
  const changes = useChanges(history);
  const [chosen, setChosen] = useState<string>();
  const versions = grouped(changes.data?.pages.flat() ?? []);
  const [current, ...older] = versions;
  const shown = older.find(({ at }) => at === chosen) ?? older[0];
  const { version, isPending, hasFailed, restore } = useRestore(history, shown?.at);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.of(history.title)}
      description={words.purpose}
      wide
      footer={
        <>
          {history.isDirty && <p className="hint flex-1">{words.unsaved}</p>}
          <Button variant="ghost" onClick={onClose}>
            {commonWords.close}
          </Button>
          {shown && (
            <Button
              loading={isPending}
              disabled={history.isDirty || !version?.isDifferent}
              onClick={() => {
                // A failure may load newer versions; this one stays chosen.
                setChosen(shown.at);
                restore(shown.at, { onSuccess: onClose });
              }}
            >
              {words.restore}
            </Button>
          )}
        </>
      }
    >
      {!changes.data && (
        <LoadingOrFailed of={[changes]} words={{ failed: words.notLoaded.title }} />
      )}
      {changes.data && !shown && <p className="mt-4">{words.none}</p>}
      {shown && (
        <div className="mt-4 grid items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <nav
            className="max-lg:max-h-56 max-lg:overflow-auto max-lg:hairline-b"
            aria-label={words.list}
          >
            {[...Map.groupBy(versions, ({ at }) => dayLabel(at))].map(([day, ofDay]) => (
              <section key={day} className="mb-3" aria-label={day}>
                <h3 className="quiet text-xs">{day}</h3>
                {ofDay.map((one) =>
                  one === current ? (
                    <p key={one.at} className="px-3 py-2 text-sm text-ink-3">
                      {words.entry(clockLabel(one.at), words.now)}
                    </p>
                  ) : (
                    <button
                      key={one.at}
                      className="block w-full min-h-11 rounded-2 px-3 py-2 text-start text-sm hover:bg-paper-2 aria-pressed:bg-brand-wash aria-pressed:text-brand-text"
                      type="button"
                      aria-pressed={one === shown}
                      onClick={() => setChosen(one.at)}
                    >
                      {words.entry(
                        clockLabel(one.at),
                        one.byName ?? (one.act === 'found' ? words.before : words.unknown),
                      )}
                    </button>
                  ),
                )}
              </section>
            ))}
            {changes.hasNextPage && (
              <SmallButton
                label={words.older}
                loading={changes.isFetchingNextPage}
                onClick={() => void changes.fetchNextPage()}
              />
            )}
          </nav>
          <section aria-label={momentLabel(shown.at)} aria-live="polite">
            {hasFailed && (
              <p className="notice bad" role="alert">
                {words.changedMeanwhile}
              </p>
            )}
            <StaffErrorBoundary name={partWords.preview} data={[shown.at]}>
              <VersionDetail history={history} version={version} />
            </StaffErrorBoundary>
          </section>
        </div>
      )}
    </Dialog>
  );
}

/** Returns a person's changes within a few seconds as one version: the last of them. */
function grouped(changes: readonly Change[]): Change[] {
  const versions: Change[] = [];
  for (const change of changes) {
    const newer = versions.at(-1);
    // Whatever was there before the history began is one version.
    const isPart = [newer?.act, change.act].includes('found')
      ? newer?.act === change.act
      : newer?.by === change.by && instantOf(newer.at) - instantOf(change.at) < TOGETHER_MS;
    if (!isPart) versions.push(change);
  }
  return versions;
}
