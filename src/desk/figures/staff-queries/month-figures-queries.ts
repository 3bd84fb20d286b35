import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-queries/session';
import { fetchMonthFigures } from '@/desk/figures/staff-services/month-figures-service';
import { figuresWords } from '@/words/staff';

export function useMonthFigures(month: string) {
  return useQuery({
    // Read again whenever the other figures are.
    queryKey: [...STAFF_KEY, 'figures', 'month', month],
    queryFn: () => fetchMonthFigures(month),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    meta: { failure: figuresWords.loadFailed },
  });
}
