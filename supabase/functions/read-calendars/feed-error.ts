import { cutTo, oneLine } from '../../../src/guests/emails/one-line.ts';

/** Why a calendar could not be read, as the listing's column has it. */
export type FeedErrorCode =
  | 'unreachable'
  | 'timeout'
  | 'status'
  | 'redirects'
  | 'private-address'
  | 'not-https'
  | 'not-a-calendar'
  | 'too-large'
  | 'too-many';

const DETAIL_MAX = 200;

/** A calendar that could not be read: nothing follows from it, and nothing is freed by it. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly code: FeedErrorCode;

  /** @param detail for anyone who looks into it; never the calendar's address, which is a secret */
  constructor(code: FeedErrorCode, detail: string) {
    super(cutTo(DETAIL_MAX, oneLine(detail.slice(0, 2 * DETAIL_MAX).toWellFormed())));
    this.code = code;
  }
}
