import { joinPath } from '../../../src/guests/emails/invitation-text.ts';
import { makeToken, tokenHash } from '../_shared/link-token.ts';
import { type Addresses, DeliveryError, type Outbox, type OutboxRow } from './outbox.ts';
import type { RowFacts } from './outbox.ts';

/**
 * Makes an invitation's link. The database stores only its hash, so each attempt to send gets
 * another link; all of them are valid, because an attempt that seemed to fail may have arrived.
 * @throws DeliveryError if the site's address is unknown, or the invitation was withdrawn
 */
export async function makeLink(
  outbox: Outbox,
  { id, facts }: OutboxRow,
  { hotelInfo }: RowFacts,
  { site }: Addresses,
): Promise<string> {
  if (!site) throw new DeliveryError('unwritable', 'SITE_URL is not set, so there is no link');
  const token = makeToken();
  try {
    await outbox.addLink(id, tokenHash(token));
  } catch (error) {
    const isGone = Object(error).code === 'PT404';
    throw isGone ? new DeliveryError('refused', 'the invitation was withdrawn', true) : error;
  }
  return `${site}${joinPath(facts, hotelInfo.languages)}#${token}`;
}
