import type { AuthError } from '@supabase/supabase-js';
import { loginMessages } from '@/words/sign-in';
import { ServiceError } from '@/lib/service-error';

/** Converts exceptions of supabase-js, thrown on unreadable answers, to a ServiceError. */
export async function withServiceError<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    throw new ServiceError('network', loginMessages.unexpected, 0, cause);
  }
}

/** Shows the server's message only if people can read it: no JSON, HTML or 5xx answer. */
export function authError(error: AuthError): ServiceError {
  const status = error.status ?? 0;
  if (error.name === 'AuthInvalidTokenResponseError') {
    return new ServiceError('shape', loginMessages.noUserFound, status, error);
  }
  if (status === 0 || error.name === 'AuthUnknownError') {
    return new ServiceError('network', loginMessages.unexpected, 0, error);
  }
  if (status >= 500) return new ServiceError('server', loginMessages.unexpected, status, error);
  const speaks = error.message !== '' && !/^\s*[{[<]/.test(error.message);
  const message = speaks ? error.message : loginMessages.unexpected;
  return new ServiceError(status === 429 ? 'busy' : 'refused', message, status, error);
}
