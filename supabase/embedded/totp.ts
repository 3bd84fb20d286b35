import { createHmac } from 'node:crypto';

export const STEP_SECONDS = 30;
const DIGITS = 6;
/** How many steps a phone's clock may be early or late, as in Supabase Auth. */
const TOLERANCE = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Computes a one-time code by RFC 4226. */
export function hotp(secret: Uint8Array, counter: number, digits = DIGITS): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const hash = createHmac('sha1', secret).update(message).digest();
  const offset = hash.readUInt8(hash.length - 1) & 15;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The number of the 30 seconds in which `now` (ms) lies (RFC 6238). */
export function stepAt(now: number): number {
  return Math.floor(now / 1000 / STEP_SECONDS);
}

/** Returns the step to which a code belongs; undefined if it is none of about `now` (ms). */
export function stepOfCode(secret: Uint8Array, code: string, now: number): number | undefined {
  const steps = Array.from({ length: 2 * TOLERANCE + 1 }, (_, at) => stepAt(now) + at - TOLERANCE);
  return steps.find((step) => hotp(secret, step) === code);
}

/** Encodes a secret as authenticator apps read it (RFC 4648, without padding). */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('');
}

export function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
