import * as v from 'valibot';
import { isLink } from './link.ts';
import { URL_MAX } from '../../basics/rules/limits.ts';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';

export const linkAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(URL_MAX, VALIDATION.tooLong(URL_MAX)),
  v.check((address) => address === '' || isLink(address), VALIDATION.linkInvalid),
);
