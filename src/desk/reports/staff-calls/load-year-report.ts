import * as v from 'valibot';
import { yearMonthSchema } from '@/desk/reports/year-report';
import { supabase } from '@/lib/supabase';
import { callRest } from '@/lib/call-rest';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { figuresWords } from '@/words/staff';

const twoYears = v.pipe(v.array(yearMonthSchema), v.length(24));

export function useYearReport(month: string) {
  return useQuery({
    // The key begins like that of the inbox counts, so that both are refetched together.
    queryKey: [...STAFF_KEY, 'figures', 'year', month],
    queryFn: () =>
      callRest(supabase().rpc('year_figures', { day: `${month}-01` }, { get: true }), twoYears),
    placeholderData: keepPreviousData,
    meta: { failure: figuresWords.loadFailed },
  });
}
