import { Button } from '@/ui/Button';
import { stayPageWords } from '@/words/visitors';

type Props = { refusal: string; isAsking: boolean; onAskAgain: () => void };

/** Nothing is known of the stay because nobody answers; it may well be there. */
export function StayUnanswered({ refusal, isAsking, onAskAgain }: Props) {
  const { unansweredTitle, unansweredText, askAgain } = stayPageWords;
  return (
    <header role="status">
      <h1>{unansweredTitle}</h1>
      <p className="lead">{refusal || unansweredText}</p>
      <Button className="mt-8" loading={isAsking} onClick={onAskAgain}>
        {askAgain}
      </Button>
    </header>
  );
}
