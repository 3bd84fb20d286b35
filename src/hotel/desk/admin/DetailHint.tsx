import { Skeleton } from '@/ui/Skeleton';
import { inboxWords } from '@/words/staff';

type Props = {
  noun: keyof typeof inboxWords.choose;
  isChosen: boolean;
  /** It is not there, or could not be loaded. */
  isGone: boolean;
};

/** In place of details that are not there. */
export function DetailHint({ noun, isChosen, isGone }: Props) {
  if (!isChosen) return <p className="detail-hint quiet">{inboxWords.choose[noun]}</p>;
  if (isGone) return <p className="detail-hint quiet">{inboxWords.isGone[noun]}</p>;
  return (
    <div aria-busy="true">
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="mt-6 h-40" />
    </div>
  );
}
