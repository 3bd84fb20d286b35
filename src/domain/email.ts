import * as v from 'valibot';
import { EMAIL_MAX } from './limits.ts';
import { VALIDATION } from './validation-texts.ts';

/** Anchored, and every part excludes its separator, so that no input makes it backtrack. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** An e-mail as the booking panel asks for it (specification 5): required, `x@y.z`, no spaces. */
export const emailSchema = v.pipe(
  v.string(VALIDATION.emailRequired),
  v.trim(),
  v.nonEmpty(VALIDATION.emailRequired),
  v.maxLength(EMAIL_MAX, VALIDATION.emailInvalid),
  v.regex(EMAIL_PATTERN, VALIDATION.emailInvalid),
);
