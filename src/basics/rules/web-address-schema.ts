import * as v from 'valibot';
import { URL_MAX } from './limits.ts';
import { VALIDATION } from './validation-texts.ts';
import { toWebAddress } from './web-address.ts';

/** The address of another website, completed to `https://…`; '' for none (DECISIONS 13). */
export const webAddress = v.pipe(
  v.string(),
  v.transform(toWebAddress),
  v.maxLength(URL_MAX, VALIDATION.tooLong(URL_MAX)),
  v.regex(/^(https:\/\/[^\s"'<>\\]+)?$/, VALIDATION.urlInvalid),
);
