import { FunctionsHttpError } from '@supabase/supabase-js';
import { useMutation, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { getOwn } from '@/basics/rules/get-own';
import { callRest } from '@/lib/call-rest';
import { restError, ServiceError } from '@/lib/service-error';
import { supabase } from '@/lib/supabase';

const invitationSchema = v.object({ email: v.string(), role: v.string() });
const joinedSchema = v.object({ email: v.string() });

/** Calls the function `join`. @throws ServiceError with the refusal's code as message */
async function askJoin<T>(body: object, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const { data, error } = await supabase().functions.invoke<unknown>('join', { body });
  const failure: unknown = error;
  if (failure) {
    const answer = failure instanceof FunctionsHttpError ? failure.context : undefined;
    const said: unknown = answer instanceof Response ? await answer.json().catch(() => null) : null;
    const code = getOwn(said, 'error');
    const message = typeof code === 'string' ? code : '';
    throw restError({ message }, answer instanceof Response ? answer.status : 0);
  }
  return callRest(Promise.resolve({ data, error: null, status: 200 }), schema);
}

/** Returns the code with which the function refused; '' for other errors. */
export function refusalCode(error: unknown): string {
  return error instanceof ServiceError ? error.message : '';
}

/** Loads an invitation by its link's token. This does not use the link up. */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: () => askJoin({ token }, invitationSchema),
    enabled: token !== '',
    staleTime: Infinity,
  });
}

export type Joining = { token: string; name: string; password: string };

/** Creates the account. The page shows failures itself. */
export function useJoin() {
  return useMutation({ mutationFn: (joining: Joining) => askJoin(joining, joinedSchema) });
}
