import { GUEST_LINK_DAYS } from '@/hotel/rules/limits';
import { stayPageWords } from '@/words/visitors';

/** A link that opens nothing: whether it ever did is not said. */
export function StayUnknown() {
  const { unknownTitle, unknownText } = stayPageWords;
  return (
    <header role="status">
      <h1>{unknownTitle}</h1>
      <p className="lead">{unknownText(GUEST_LINK_DAYS)}</p>
    </header>
  );
}
