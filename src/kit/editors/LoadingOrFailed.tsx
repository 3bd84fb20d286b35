import { SmallButton } from '@/ui/SmallButton';
import { Spinner } from '@/ui/Spinner';
import { commonWords } from '@/words/staff';

type Asked = { data: unknown; isError: boolean; refetch: () => unknown };
type Props = {
  /** The queries of the data; a retry repeats all of them. */
  of: readonly Asked[];
  /** True if data of another source failed, which the retry button does not load again. */
  isFailed?: boolean;
  words: { failed: string };
};

/** Shown instead of data that is still loading or could not be loaded. */
export function LoadingOrFailed({ of, isFailed = false, words }: Props) {
  const retry = () => of.forEach(({ refetch }) => void refetch());
  return isFailed || of.some(({ data, isError }) => isError && !data) ? (
    <p className="notice bad">
      {words.failed} <SmallButton label={commonWords.retry} onClick={retry} />
    </p>
  ) : (
    <p role="status">
      <Spinner />
      <span className="sr-only">{commonWords.loading}</span>
    </p>
  );
}
