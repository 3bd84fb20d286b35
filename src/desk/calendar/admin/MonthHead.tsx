import { ChevronLeft, ChevronRight } from 'lucide-react';
import { hotelToday, monthLabel } from '@/basics/time/dates';
import { addMonths, monthOf } from '@/basics/time/month';
import { SmallButton } from '@/ui/SmallButton';
import { stayCalendarWords } from '@/words/staff';

type Props = { month: string; back: string; onShow: (month: string) => void };

export function MonthHead({ month, back, onShow }: Props) {
  const thisMonth = monthOf(hotelToday());
  return (
    <div className="calendar-head flex items-center gap-[0.4rem] mt-0 mb-4 -ms-[0.6rem] me-0">
      <button
        type="button"
        className="ib"
        aria-label={stayCalendarWords.previousMonth}
        onClick={() => onShow(addMonths(month, -1))}
      >
        <ChevronLeft className="icon" aria-hidden="true" />
      </button>
      <h2 className="flex-[0_1_9.5rem] text-center" aria-live="polite">
        {monthLabel(month)}
      </h2>
      <button
        type="button"
        className="ib"
        aria-label={stayCalendarWords.nextMonth}
        onClick={() => onShow(addMonths(month, 1))}
      >
        <ChevronRight className="icon" aria-hidden="true" />
      </button>
      {month !== thisMonth && <SmallButton label={back} onClick={() => onShow(thisMonth)} />}
    </div>
  );
}
