import * as v from 'valibot';
import { PHONE_MAX } from './limits.ts';
import { text } from './text-schema.ts';
import { VALIDATION } from './validation-texts.ts';

/**
 * Six digits or more, with the signs that people write between them; the same as in
 * `private.is_phone`. Every digit ends a step, so no input makes it backtrack.
 */
const PHONE_PATTERN = /^[+]?(?:[ ()./-]*\d){6,}[ ()./-]*$/;

/** A telephone number that can be dialled; '' when none is given. */
export const phoneSchema = v.pipe(
  text(PHONE_MAX),
  v.check((phone) => phone === '' || PHONE_PATTERN.test(phone), VALIDATION.phoneInvalid),
);
