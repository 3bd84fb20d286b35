import { formatDate } from '@/hotel/time/dates';
import { Button } from '@/ui/Button';
import { freeDatesWords } from '@/words/staff';

type Props = {
  /** Undefined while nothing was refused. */
  dates: readonly string[] | undefined;
  onChoose: (date: string) => void;
};

/** The room is full: the days on which the stay could begin instead. */
export function Refusal({ dates, onChoose }: Props) {
  if (!dates) return null;
  return (
    <div className="notice free-dates mt-4" role="alert">
      <p>
        {freeDatesWords.refused}
        {dates.length > 0 && ` ${freeDatesWords.refusedNextFree}`}
      </p>
      {dates.map((date) => (
        <Button key={date} variant="ghost" size="small" onClick={() => onChoose(date)}>
          {formatDate(date)}
        </Button>
      ))}
    </div>
  );
}
