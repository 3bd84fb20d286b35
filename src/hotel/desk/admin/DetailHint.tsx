import { Skeleton } from '@/ui/Skeleton';

type Props = {
  noun: string;
  isChosen: boolean;
  /** It is not there, or could not be loaded. */
  isGone: boolean;
};

/** In place of details that are not there. */
export function DetailHint({ noun, isChosen, isGone }: Props) {
  if (!isChosen) return <p className="detail-hint">Choose a {noun} to read it.</p>;
  if (isGone) return <p className="detail-hint">This {noun} is not there any more.</p>;
  return (
    <div aria-busy="true">
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="mt-6 h-40" />
    </div>
  );
}
