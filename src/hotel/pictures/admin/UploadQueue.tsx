import { Button } from '@/ui/Button';
import type { QueuedFile, usePictureQueue } from './use-picture-queue';

type Props = { queue: ReturnType<typeof usePictureQueue>; max: number };

/** Chosen files on their way, those that failed and why, and those there was no room for. */
export function UploadQueue({ queue, max }: Props) {
  const { files, left, tryAgain, drop } = queue;
  const lost = files.filter(canRepeat);
  return (
    <div
      className="upload-queue"
      role="group"
      aria-label="Files on their way"
      hidden={!files.length && !left.length}
    >
      <ul>
        {files.map((entry) => (
          <li key={entry.id} data-state={entry.state}>
            <span dir="auto">{entry.file.name}</span>
            {entry.state === 'failed' ? (
              <span className="upload-problem" role="alert">
                {entry.problem}
              </span>
            ) : (
              <progress value={entry.done} max={1} aria-label={`Uploading: ${entry.file.name}`} />
            )}
            <span className="acts">
              {canRepeat(entry) && (
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={`Try again: ${entry.file.name}`}
                  onClick={() => tryAgain([entry])}
                >
                  Try again
                </Button>
              )}
              {entry.canResize && (
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={`Resize it for me: ${entry.file.name}`}
                  onClick={() => tryAgain([entry], true)}
                >
                  Resize it for me
                </Button>
              )}
              <Button
                variant="ghost"
                size="small"
                aria-label={`${entry.state === 'failed' ? 'Dismiss' : 'Cancel upload'}: ${entry.file.name}`}
                onClick={() => drop(entry.id)}
              >
                {entry.state === 'failed' ? 'Dismiss' : 'Cancel'}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {lost.length > 1 && (
        <Button variant="ghost" size="small" onClick={() => tryAgain(lost)}>
          Try all {lost.length} again
        </Button>
      )}
      {left.length > 0 && (
        <p className="notice" role="status">
          There is room for {max} pictures. Not taken: {left.join(', ')}.
        </p>
      )}
    </div>
  );
}

function canRepeat({ state, isRefused }: QueuedFile): boolean {
  return state === 'failed' && !isRefused;
}
