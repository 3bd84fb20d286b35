import * as v from 'valibot';
import { monthFiguresSchema, type ThreeMonths } from '@/desk/figures/month-figures';
import { supabase } from '@/lib/supabase';
import { ask } from '@/lib/ask';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { figuresWords } from '@/words/staff';

const threeMonths = v.strictTuple([monthFiguresSchema, monthFiguresSchema, monthFiguresSchema]);

/** The figures of a month, of the one before, and of the same a year before. @throws ServiceError */
export function fetchMonthFigures(month: string): Promise<ThreeMonths> {
  return ask(supabase().rpc('month_figures', { day: `${month}-01` }, { get: true }), threeMonths);
}

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
