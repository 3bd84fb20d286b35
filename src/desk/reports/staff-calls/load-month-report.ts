import * as v from 'valibot';
import { monthReportSchema, type ThreeMonths } from '@/desk/reports/month-report';
import { supabase } from '@/lib/supabase';
import { callRest } from '@/lib/call-rest';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { figuresWords } from '@/words/staff';

const threeMonths = v.strictTuple([monthReportSchema, monthReportSchema, monthReportSchema]);

export function fetchMonthReport(month: string): Promise<ThreeMonths> {
  return callRest(
    supabase().rpc('month_figures', { day: `${month}-01` }, { get: true }),
    threeMonths,
  );
}

export function useMonthReport(month: string) {
  return useQuery({
    // The key begins like that of the inbox counts, so that both are refetched together.
    queryKey: [...STAFF_KEY, 'figures', 'month', month],
    queryFn: () => fetchMonthReport(month),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    meta: { failure: figuresWords.loadFailed },
  });
}
