import { EMAIL_PATTERN, normalEmail } from '../../basics/rules/email.ts';

const ADDRESSES_MAX = 10;

export type AlertAddresses = { addresses: string[] } | { wrong: string } | { tooMany: true };

/** Parses addresses separated by line ends, commas or semicolons, without duplicates. */
export function readAddresses(typed: string): AlertAddresses {
  const addresses = [
    ...new Set(
      typed
        .split(/[\n,;]/)
        .map(normalEmail)
        .filter((address) => address !== ''),
    ),
  ];
  const wrong = addresses.find((address) => !EMAIL_PATTERN.test(address));
  if (wrong !== undefined) return { wrong };
  return addresses.length > ADDRESSES_MAX ? { tooMany: true } : { addresses };
}
