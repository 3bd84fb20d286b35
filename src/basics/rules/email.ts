import * as v from 'valibot';
import { withoutHidden } from './digits.ts';
import { EMAIL_MAX } from './limits.ts';
import { VALIDATION } from './validation-texts.ts';

/** Characters not allowed in an e-mail address; must equal `private.is_email`. */
const NEVER =
  '\\0- "#%&(),.:;<>?@[\\\\\\]`\\x7f-\\xbf\\xd7\\xf7\\u034f\\u037e\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5' +
  '\\u180b-\\u180e\\u1fef\\u2000-\\u2bff\\u2e00-\\u3004\\u3008-\\u3040\\u3164\\ud800-\\uffff' +
  '\\u{1d000}-\\u{1ffff}\\u{e0000}-\\u{10ffff}';
const BEFORE_AT = `[^${NEVER}]+`;
const AFTER_AT = `[^${NEVER}!$'*+/=^_{|}~]+`;

/** Matches an address (RFC 5321, unquoted). No part matches a separator, so matching stays fast. */
export const EMAIL_PATTERN = new RegExp(
  `^${BEFORE_AT}(?:\\.${BEFORE_AT})*@${AFTER_AT}(?:\\.${AFTER_AT})+$`,
  'u',
);

/** Removes the mailto scheme, angle brackets and invisible characters of a pasted address. */
export function pastedAddress(pasted: string): string {
  const seen = plainSigns(
    withoutHidden(pasted).replaceAll(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC')),
  );
  const inside = /<([^<>]*)>?$/.exec(seen)?.[1] ?? seen;
  return plainSigns(inside.replace(/^mailto:([^?]*).*$/i, '$1'));
}

function plainSigns(address: string): string {
  return address.replaceAll(/^[\s,;.:()"]+|[\s,;.:()"]+$/g, '').replaceAll('’', "'");
}

export const emailSchema = v.pipe(
  v.string(VALIDATION.emailRequired),
  v.trim(),
  v.nonEmpty(VALIDATION.emailRequired),
  v.maxLength(EMAIL_MAX, VALIDATION.emailInvalid),
  v.regex(EMAIL_PATTERN, VALIDATION.emailInvalid),
);

/** Returns an e-mail address as `private.normal_email` stores and compares it. */
export function normalEmail(address: string): string {
  const settled = plainSigns(address).normalize('NFC').replaceAll('İ', 'i').replaceAll('Σ', 'σ');
  return settled.toLowerCase();
}
