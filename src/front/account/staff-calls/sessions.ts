import { useMutation, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { authError, withServiceError } from '@/basics/session/staff-calls/auth-error';
import { rowSchema, rowTimestamp } from '@/content/store/staff-calls/row-schema';
import { callRest, callRestRows } from '@/lib/call-rest';
import { supabase } from '@/lib/supabase';
import { accountToasts } from '@/words/staff';

const sessionRow = rowSchema({
  id: v.string(),
  userAgent: v.fallback(v.string(), ''),
  since: rowTimestamp,
  lastSeen: rowTimestamp,
  isCurrent: v.nullable(v.boolean()),
});
export type DeviceSession = v.InferOutput<typeof sessionRow>;

const KEY = [...STAFF_KEY, 'sessions'] as const;

export function useSessions() {
  return useQuery({
    queryKey: KEY,
    queryFn: (): Promise<DeviceSession[]> =>
      callRestRows(supabase().rpc('my_sessions', {}, { get: true }), sessionRow),
  });
}

const meta = {
  about: 'sessions',
  success: accountToasts.sessionEnded,
  failure: accountToasts.sessionNotEnded,
  invalidates: [KEY],
} as const;

export function useEndSession() {
  return useMutation({
    mutationFn: (id: string) => callRest(supabase().rpc('end_session', { id }), v.unknown()),
    meta,
  });
}

export function useEndOtherSessions() {
  return useMutation({
    mutationFn: async () => {
      const { error } = await withServiceError(supabase().auth.signOut({ scope: 'others' }));
      if (error) throw authError(error);
    },
    meta: { ...meta, success: accountToasts.othersEnded },
  });
}
