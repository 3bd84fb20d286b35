import { Button } from '@/ui/Button';
import { uploadQueueWords } from '@/words/staff';
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
      aria-label={uploadQueueWords.label}
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
              <progress
                value={entry.done}
                max={1}
                aria-label={uploadQueueWords.uploading(entry.file.name)}
              />
            )}
            <span className="acts">
              {canRepeat(entry) && (
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={uploadQueueWords.retryOne(entry.file.name)}
                  onClick={() => tryAgain([entry])}
                >
                  {uploadQueueWords.retry}
                </Button>
              )}
              {entry.canResize && (
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={uploadQueueWords.resizeOne(entry.file.name)}
                  onClick={() => tryAgain([entry], true)}
                >
                  {uploadQueueWords.resize}
                </Button>
              )}
              <Button
                variant="ghost"
                size="small"
                aria-label={
                  entry.state === 'failed'
                    ? uploadQueueWords.dismissOne(entry.file.name)
                    : uploadQueueWords.cancelOne(entry.file.name)
                }
                onClick={() => drop(entry.id)}
              >
                {entry.state === 'failed' ? uploadQueueWords.dismiss : uploadQueueWords.cancel}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {lost.length > 1 && (
        <Button variant="ghost" size="small" onClick={() => tryAgain(lost)}>
          {uploadQueueWords.retryAll(lost.length)}
        </Button>
      )}
      {left.length > 0 && (
        <p className="notice" role="status">
          {uploadQueueWords.notTaken(max, left)}
        </p>
      )}
    </div>
  );
}

function canRepeat({ state, isRefused }: QueuedFile): boolean {
  return state === 'failed' && !isRefused;
}
