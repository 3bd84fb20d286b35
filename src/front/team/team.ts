import * as v from 'valibot';
import { instantOf } from '../../basics/time/instant.ts';
import { ROLES } from '../../basics/session/rights.ts';

const role = v.picklist(ROLES);
const moment = v.nullable(v.string());

export const personSchema = v.object({
  id: v.string(),
  email: v.string(),
  /** Empty until the person has a name. */
  name: v.string(),
  /** Null for an account without rights. */
  role: v.nullable(role),
  /** True if the person has set up a second factor. */
  hasFactor: v.boolean(),
  /** Last sign-in or renewal of a session, which happens every hour; null if never. */
  seenAt: moment,
});
export type Person = v.InferOutput<typeof personSchema>;

export const invitationSchema = v.object({
  id: v.string(),
  email: v.string(),
  role,
  /** The inviter's name. */
  by: v.nullable(v.string()),
  createdAt: v.string(),
  /** When the last link expires; null until an e-mail has left. */
  endsAt: moment,
  /** State of the last e-mail; null if it was deleted unsent. */
  status: v.nullable(v.picklist(['queued', 'sent', 'failed', 'held'])),
  errorCode: v.nullable(v.string()),
});
export type Invitation = v.InferOutput<typeof invitationSchema>;

export const teamSchema = v.object({
  people: v.array(personSchema),
  invitations: v.array(invitationSchema),
});
export type Team = v.InferOutput<typeof teamSchema>;

/** True if nobody else can manage the team, so that the person must stay an administrator. */
export function isLastAdministrator({ id, role: own }: Person, people: readonly Person[]): boolean {
  return own === 'admin' && !people.some((other) => other.role === 'admin' && other.id !== id);
}

/** The state of an invitation's e-mail and link, for staff. */
export function invitationState(
  { status, endsAt }: Invitation,
  now: number,
): 'waiting' | 'failed' | 'unsent' | 'expired' | 'sent' {
  if (status === 'queued') return 'waiting';
  if (status === 'failed') return 'failed';
  if (endsAt === null) return 'unsent';
  return instantOf(endsAt) <= now ? 'expired' : 'sent';
}
