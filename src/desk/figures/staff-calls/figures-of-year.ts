import * as v from 'valibot';
import { yearMonthSchema } from '@/desk/figures/year-figures';
import { supabase } from '@/lib/supabase';
import { ask } from '@/lib/ask';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { figuresWords } from '@/words/staff';

const twoYears = v.pipe(v.array(yearMonthSchema), v.length(24));

/** The twelve months up to this one and the twelve before them, oldest first. */
export function useYearFigures(month: string) {
  return useQuery({
    // Read again whenever the other figures are.
    queryKey: [...STAFF_KEY, 'figures', 'year', month],
    queryFn: () =>
      ask(supabase().rpc('year_figures', { day: `${month}-01` }, { get: true }), twoYears),
    placeholderData: keepPreviousData,
    meta: { failure: figuresWords.loadFailed },
  });
}
