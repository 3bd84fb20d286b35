import { useMutation, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { rethrowWorded } from '@/content/store/staff-calls/writes';
import type { Role } from '@/basics/session/rights';
import { teamSchema } from '@/front/team/team';
import { startSender } from '@/guests/emails/staff-calls/outbox';
import { callRest } from '@/lib/call-rest';
import { ServiceError } from '@/lib/service-error';
import { supabase } from '@/lib/supabase';
import { teamRefusalWords, teamToasts } from '@/words/staff';
import { refusalWords } from '@/words/visitors';
import { THIS_LANGUAGE } from '@/words/this-language';
import type { ToastText } from '@/words/toast-text';

const REFUSALS = { ...teamRefusalWords, 'email-invalid': refusalWords['email-invalid'] };
const TEAM_KEY = [...STAFF_KEY, 'team'] as const;
/** How often to refetch while an e-mail waits (ms). */
const WAITING_MS = 5000;

export function useTeam() {
  return useQuery({
    queryKey: TEAM_KEY,
    queryFn: () => callRest(supabase().rpc('team', {}, { get: true }), teamSchema),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.invitations.some(({ status }) => status === 'queued') ? WAITING_MS : false,
  });
}

/** A call that changes the team. A refusal's sentence becomes the text of the toast. */
function useTeamChange<T>(
  call: string,
  argsOf: (what: T) => Record<string, unknown>,
  success: (what: T) => ToastText,
) {
  return useMutation({
    mutationFn: async (what: T) => {
      const changed = callRest(supabase().rpc(call, argsOf(what)), v.unknown());
      await changed.catch(rethrowWorded(REFUSALS));
      startSender();
    },
    meta: {
      about: 'team',
      invalidates: [TEAM_KEY],
      success: (_nothing: unknown, what: T) => success(what),
      failure: (error: unknown) =>
        error instanceof ServiceError && [404, 409, 422].includes(error.status) && error.message
          ? { ...teamToasts.notChanged, description: error.message }
          : teamToasts.notChanged,
    },
  });
}

export const useInvite = () =>
  useTeamChange(
    'invite',
    ({ email, role }: { email: string; role: Role }) => ({
      to_address: email,
      as_role: role,
      in_language: THIS_LANGUAGE,
    }),
    ({ email }) => teamToasts.invited(email),
  );

type Named = { id: string; email: string };

export const useResend = () =>
  useTeamChange(
    'resend_invitation',
    ({ id }: Named) => ({ invitation: id }),
    ({ email }) => teamToasts.invited(email),
  );

export const useWithdraw = () =>
  useTeamChange(
    'withdraw_invitation',
    ({ id }: Named) => ({ invitation: id }),
    ({ email }) => teamToasts.withdrawn(email),
  );

export const useChangeRole = () =>
  useTeamChange(
    'change_role',
    ({ id, role }: { id: string; name: string; role: Role }) => ({
      person: id,
      new_role: role,
    }),
    ({ name, role }) => teamToasts.roleChanged(name, role),
  );

export const useResetFactor = () =>
  useTeamChange(
    'reset_second_factor',
    ({ id }: { id: string; name: string }) => ({ account: id }),
    ({ name }) => teamToasts.factorReset(name),
  );

export const useRemovePerson = () =>
  useTeamChange(
    'remove_person',
    ({ id }: { id: string; name: string }) => ({ person: id }),
    ({ name }) => teamToasts.removed(name),
  );
