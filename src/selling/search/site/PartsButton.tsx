import { searchAnswerWords, severalRoomsWords } from '@/words/visitors';

type Props = { room: string; isOpen: boolean; onChange: (isOpen: boolean) => void };

/** Opens the list of what the total of a room consists of. */
export function PartsButton({ room, isOpen, onChange }: Props) {
  const { parts } = searchAnswerWords;
  return (
    <button
      type="button"
      className="link"
      aria-expanded={isOpen}
      aria-label={severalRoomsWords.ofRoom(room, parts)}
      onClick={() => onChange(!isOpen)}
    >
      {parts}
    </button>
  );
}
