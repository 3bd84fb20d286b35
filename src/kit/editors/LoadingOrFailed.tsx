import { SmallButton } from '@/ui/SmallButton';
import { Spinner } from '@/ui/Spinner';
import { commonWords } from '@/words/staff';

type Props = {
  isFailed: boolean;
  words: { failed: string };
  onRetry: () => void;
};

/** Replaces data that is still loading or could not be loaded. */
export function LoadingOrFailed({ isFailed, words, onRetry }: Props) {
  return isFailed ? (
    <p className="notice bad">
      {words.failed} <SmallButton label={commonWords.retry} onClick={onRetry} />
    </p>
  ) : (
    <p role="status">
      <Spinner />
      <span className="sr-only">{commonWords.loading}</span>
    </p>
  );
}
