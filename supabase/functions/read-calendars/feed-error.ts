import { cutTo, oneLine } from '../../../src/guests/emails/one-line.ts';

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

/** Error for a calendar that could not be read. Its blocked nights stay blocked. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly code: FeedErrorCode;

  /** @param detail for developers; never the calendar's address, which is a secret */
  constructor(code: FeedErrorCode, detail: string) {
    super(cutTo(DETAIL_MAX, oneLine(detail.slice(0, 2 * DETAIL_MAX).toWellFormed())));
    this.code = code;
  }
}
