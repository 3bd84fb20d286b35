import { GUEST_LINK_DAYS } from '@/hotel/rules/limits';
import { stayPageWords } from '@/words/visitors';

/**
 * A link that opens nothing: whether it ever did is not said.
 * @param isReplaced it did, until the house made another one; of the stay nothing is said either
 */
export function StayUnknown({ isReplaced }: { isReplaced: boolean }) {
  const { unknownTitle, unknownText, replacedTitle, replacedText } = stayPageWords;
  return (
    <header role="status">
      <h1>{isReplaced ? replacedTitle : unknownTitle}</h1>
      <p className="lead">{isReplaced ? replacedText : unknownText(GUEST_LINK_DAYS)}</p>
    </header>
  );
}
