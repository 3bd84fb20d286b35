import { SmallButton } from '@/ui/SmallButton';
import { uploadQueueWords as words, commonWords, pictureWords } from '@/words/staff';
import type { QueuedFile, usePictureQueue } from './use-picture-queue';

type Props = { queue: ReturnType<typeof usePictureQueue>; max: number };

export function UploadQueue({ queue, max }: Props) {
  const { files, left, tryAgain, drop } = queue;
  const lost = files.filter(canRepeat);
  return (
    <div
      className="upload-queue"
      role="group"
      aria-label={words.label}
      hidden={!files.length && !left.length}
    >
      <ul>
        {files.map((entry) => (
          <li key={entry.id} data-state={entry.state}>
            <span dir="auto" className="truncate">
              {entry.file.name}
            </span>
            {entry.state === 'failed' ? (
              <span className="text-danger print:text-black" role="alert">
                {entry.problem}
              </span>
            ) : (
              <progress
                className="w-full h-2 accent-brand"
                value={entry.done}
                max={1}
                aria-label={words.uploading(entry.file.name)}
              />
            )}
            <span className="acts">
              {canRepeat(entry) &&
                act(commonWords.retry, words.retryOne(entry.file.name), () => tryAgain([entry]))}
              {entry.canResize &&
                act(pictureWords.resize, words.resizeOne(entry.file.name), () =>
                  tryAgain([entry], true),
                )}
              {entry.state === 'failed'
                ? act(words.dismiss, words.dismissOne(entry.file.name), () => drop(entry.id))
                : act(commonWords.cancel, words.cancelOne(entry.file.name), () => drop(entry.id))}
            </span>
          </li>
        ))}
      </ul>
      {lost.length > 1 && (
        <SmallButton label={words.retryAll(lost.length)} onClick={() => tryAgain(lost)} />
      )}
      {left.length > 0 && (
        <p className="notice mt-[0.6rem] mx-0 mb-0 wrap-anywhere" role="status">
          {words.notTaken(max, left)}
        </p>
      )}
    </div>
  );
}

function act(verb: string, ofWhich: string, onClick: () => void) {
  return <SmallButton label={verb} aria-label={ofWhich} onClick={onClick} />;
}

function canRepeat({ state, isRefused }: QueuedFile): boolean {
  return state === 'failed' && !isRefused;
}
