import * as v from 'valibot';
import { withoutHidden } from './digits.ts';
import { EMAIL_MAX } from './limits.ts';
import { VALIDATION } from './validation-texts.ts';

/**
 * Signs that no part of an address holds: those that mean something in a link or in the header of
 * a letter, and beyond ASCII all that is no letter, mark or digit (spaces, signs that turn or hide
 * text, look-alikes of punctuation, pictures). The same as in `private.is_email`.
 */
const NEVER =
  '\\0- "#%&(),.:;<>?@[\\\\\\]`\\x7f-\\xbf\\xd7\\xf7\\u034f\\u037e\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5' +
  '\\u180b-\\u180e\\u1fef\\u2000-\\u2bff\\u2e00-\\u3004\\u3008-\\u3040\\u3164\\ud800-\\uffff' +
  '\\u{1d000}-\\u{1ffff}\\u{e0000}-\\u{10ffff}';
const BEFORE_AT = `[^${NEVER}]+`;
const AFTER_AT = `[^${NEVER}!$'*+/=^_{|}~]+`;

/** RFC 5321 without quoted forms; every part excludes its separator, so that nothing backtracks. */
export const EMAIL_PATTERN = new RegExp(
  `^${BEFORE_AT}(?:\\.${BEFORE_AT})*@${AFTER_AT}(?:\\.${AFTER_AT})+$`,
  'u',
);

/**
 * An address as it is pasted: out of a link, in angle brackets, full-width, with hidden signs, a curly
 * apostrophe or the punctuation around it.
 */
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

/** An e-mail as the booking panel asks for it (specification 5): required, `x@y.z`, no spaces. */
export const emailSchema = v.pipe(
  v.string(VALIDATION.emailRequired),
  v.trim(),
  v.nonEmpty(VALIDATION.emailRequired),
  v.maxLength(EMAIL_MAX, VALIDATION.emailInvalid),
  v.regex(EMAIL_PATTERN, VALIDATION.emailInvalid),
);

/** As the database stores and compares addresses (`private.normal_email`): composed, no capitals. */
export function normalEmail(address: string): string {
  const settled = plainSigns(address).normalize('NFC').replaceAll('İ', 'i').replaceAll('Σ', 'σ');
  return settled.toLowerCase();
}
