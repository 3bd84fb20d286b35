import * as v from 'valibot';
import { isLineWithoutLink } from '../../../src/basics/rules/single-line.ts';
import { USERNAME_MAX } from '../../../src/basics/rules/limits.ts';
import { passwordProblem } from '../../../src/front/sign-in/password.ts';
import { tokenHash } from '../_shared/link-token.ts';

/** The answer of `join_team`; null for an unknown link. */
export const invitationSchema = v.nullable(
  v.object({
    state: v.picklist(['open', 'busy', 'expired', 'used']),
    id: v.string(),
    email: v.string(),
    role: v.string(),
    begunBefore: v.boolean(),
    hotelName: v.nullable(v.string()),
  }),
);
export type Invitation = v.InferOutput<typeof invitationSchema>;
export type NewAccount = { id: string; email: string; password: string };

export type Team = {
  step: (hash: string, step: string, name?: string) => Promise<Invitation>;
  /** Creates an account with a confirmed address. `known`: the address has an account already. */
  makeAccount: (account: NewAccount) => Promise<'made' | 'known' | 'weak'>;
  /** Deletes an account; a missing one counts as deleted. */
  removeAccount: (id: string) => Promise<void>;
};

type Answer = { status: number; body: object };

const asked = v.object({
  token: v.pipe(v.string(), v.maxLength(200)),
  name: v.optional(v.string()),
  password: v.optional(v.string()),
});

/**
 * Answers a request of the page that an invitation's link opens. With a token alone it returns
 * address and role. With name and password it creates the account, whose address is always that of
 * the invitation.
 */
export async function answerJoin(team: Team, body: unknown): Promise<Answer> {
  const parsed = v.safeParse(asked, body);
  if (!parsed.success) return refused(400, 'unreadable');
  const { token, name, password } = parsed.output;
  const hash = tokenHash(token);
  const found = await team.step(hash, 'look');
  if (!found) return refused(404, 'unknown');
  if (found.state === 'used' || found.state === 'expired') return refused(410, found.state);
  const { email, role, hotelName } = found;
  if (password === undefined) return { status: 200, body: { email, role } };

  const username = name?.trim() ?? '';
  const length = [...username].length;
  if (length === 0 || length > USERNAME_MAX || !isLineWithoutLink(username))
    return refused(422, 'name');
  if (passwordProblem(password, { email, hotelName: hotelName ?? '' })) return refused(422, 'weak');
  return join(team, hash, username, password);
}

async function join(team: Team, hash: string, name: string, password: string): Promise<Answer> {
  const begun = await team.step(hash, 'begin');
  if (begun?.state !== 'open') return refused(409, begun?.state ?? 'unknown');
  const { id, email, begunBefore } = begun;
  try {
    // An earlier attempt ended before it gave the account its role.
    if (begunBefore) await team.removeAccount(id);
    const made = await team.makeAccount({ id, email, password });
    if (made !== 'made') {
      await team.step(hash, 'stop');
      return made === 'known' ? refused(409, 'known') : refused(422, 'weak');
    }
    if (await team.step(hash, 'finish', name)) return { status: 200, body: { email } };
    await team.removeAccount(id); // An administrator has withdrawn the invitation meanwhile.
    return refused(404, 'unknown');
  } catch (error) {
    // If this fails too, the next attempt after a minute removes the account.
    await team.removeAccount(id).catch(() => undefined);
    await team.step(hash, 'stop').catch(() => undefined);
    throw error;
  }
}

function refused(status: number, error: string): Answer {
  return { status, body: { error } };
}
