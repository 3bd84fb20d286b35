import { ChevronLeft, ChevronRight } from 'lucide-react';
import { hotelToday, monthLabel } from '@/basics/time/dates';
import { addMonths, monthOf } from '@/basics/time/month';
import { IconButton } from '@/ui/IconButton';
import { SmallButton } from '@/ui/SmallButton';
import { stayCalendarWords } from '@/words/staff';

type Props = { month: string; back: string; onShow: (month: string) => void };

export function MonthHead({ month, back, onShow }: Props) {
  const thisMonth = monthOf(hotelToday());
  return (
    <div className="calendar-head flex items-center gap-[0.4rem] mt-0 mb-4 -ms-[0.6rem] me-0">
      <IconButton
        icon={ChevronLeft}
        label={stayCalendarWords.previousMonth}
        onClick={() => onShow(addMonths(month, -1))}
      />
      <h2 className="flex-[0_1_9.5rem] text-center" aria-live="polite">
        {monthLabel(month)}
      </h2>
      <IconButton
        icon={ChevronRight}
        label={stayCalendarWords.nextMonth}
        onClick={() => onShow(addMonths(month, 1))}
      />
      {month !== thisMonth && <SmallButton label={back} onClick={() => onShow(thisMonth)} />}
    </div>
  );
}
