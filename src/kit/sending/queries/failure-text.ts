import type { ToastText } from '@/words/toast-text';
import { ServiceError } from '@/lib/service-error';

/** The toast for a visitor's failed request, with the database's reason (decision 0006). */
export function failureText(error: unknown, otherwise: ToastText): ToastText {
  const speaks =
    error instanceof ServiceError &&
    (error.kind === 'busy' || (error.kind === 'invalid' && error.status === 422));
  return speaks && error.message ? { ...otherwise, description: error.message } : otherwise;
}
