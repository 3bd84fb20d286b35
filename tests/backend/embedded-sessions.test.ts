import { openBackend } from '../support/hotel.ts';

/** How far the backend's clock is ahead of the machine's (ms). */
let ahead = 0;
const SECOND = 1000;

const backend = await openBackend({ now: () => Date.now() + ahead });
beforeEach(() => {
  ahead = 0;
});

async function signIn(): Promise<string> {
  const { data } = await (await backend.signInAs('reader')).auth.getSession();
  return data.session?.refresh_token ?? '';
}

async function refresh(token: string) {
  const path = '/auth/v1/token?grant_type=refresh_token';
  const body = JSON.stringify({ refresh_token: token });
  const response = await backend.request(path, { method: 'POST', body });
  const answer = (await response.json()) as { refresh_token?: string; error_code?: string };
  return { status: response.status, token: answer.refresh_token ?? '', code: answer.error_code };
}

test('a refresh token used twice within ten seconds gives the same new one', async () => {
  const first = await signIn();
  const second = await refresh(first);
  ahead = 9 * SECOND;
  expect(await refresh(first)).toEqual(second);
  expect((await refresh(second.token)).status).toBe(200);
});

test('used again after ten seconds it is refused, and its session is over', async () => {
  const first = await signIn();
  const other = await signIn();
  const second = await refresh(first);
  expect(second.status).toBe(200);
  ahead = 11 * SECOND;
  expect(await refresh(first)).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
  expect((await refresh(second.token)).status).toBe(400);
  expect((await refresh(first)).status).toBe(400);
  expect((await refresh(other)).status).toBe(200);
});

test('the last token of a session is good however long it lay unused', async () => {
  const second = await refresh(await signIn());
  ahead = 30 * 86_400 * SECOND;
  expect((await refresh(second.token)).status).toBe(200);
});
