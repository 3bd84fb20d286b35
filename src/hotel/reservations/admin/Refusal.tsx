import { formatDate } from '@/hotel/time/dates';
import { Button } from '@/ui/Button';

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
      <p>The room is full on these nights.{dates.length > 0 && ' Next free:'}</p>
      {dates.map((date) => (
        <Button key={date} variant="ghost" size="small" onClick={() => onChoose(date)}>
          {formatDate(date)}
        </Button>
      ))}
    </div>
  );
}
