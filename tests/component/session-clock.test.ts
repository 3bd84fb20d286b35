import { answerReads, answerWrites } from '../support/rest-answers';

const HOUR_S = 3600;
const DAY_MS = 86_400_000;
const SERVER_NOW = Date.parse('2026-11-22T12:00:00Z');

let asked: string[] = [];

function answerTokens(): void {
  answerWrites('post', '*/auth/v1/token', (_body, request) => {
    asked.push(new URL(request.url).searchParams.get('grant_type') ?? '');
    return {
      access_token: 'header.payload.signature',
      refresh_token: `refresh-${asked.length}`,
      token_type: 'bearer',
      expires_in: HOUR_S,
      expires_at: SERVER_NOW / 1000 + HOUR_S,
      user: { id: 'a-user', email: 'sokha@hotel.test' },
    };
  });
}

beforeEach(() => {
  asked = [];
  vi.resetModules(); // the client is made once for each page
  localStorage.clear();
  answerTokens();
});
afterEach(() => {
  vi.useRealTimers();
  window.location.hash = '';
});

test.each([
  ['right', 0],
  ['two hours ahead', 7_200_000],
  ['a day ahead', DAY_MS],
  ['two hours behind', -7_200_000],
  ['a day behind', -DAY_MS],
])('a device whose clock is %s refreshes its session once an hour', async (_how, skew) => {
  vi.useFakeTimers({ now: SERVER_NOW + skew, toFake: ['Date'] });
  const { supabase } = await import('@/lib/supabase');
  const { auth } = supabase();
  await auth.stopAutoRefresh(); // its ticks are made here, by asking for the session
  await auth.signInWithPassword({ email: 'sokha@hotel.test', password: 'x' });

  for (let minute = 0; minute < 55; minute += 5) {
    expect((await auth.getSession()).data.session?.user.id).toBe('a-user');
    vi.setSystemTime(Date.now() + 5 * 60_000);
  }
  expect(asked).toEqual(['password']);
  vi.setSystemTime(Date.now() + 5 * 60_000);
  expect((await auth.getSession()).data.session?.user.id).toBe('a-user');
  expect(asked).toEqual(['password', 'refresh_token']);
});

test.each([
  ['ahead', DAY_MS],
  ['behind', -DAY_MS],
])('an e-mailed link’s session lasts an hour on a clock a day %s', async (_how, skew) => {
  vi.useFakeTimers({ now: SERVER_NOW + skew, toFake: ['Date'] });
  const end = SERVER_NOW / 1000 + HOUR_S;
  const session = `access_token=a.b.c&refresh_token=r&token_type=bearer&expires_in=${HOUR_S}`;
  window.location.hash = `#${session}&expires_at=${end}&type=recovery`;
  answerReads({ '*/auth/v1/user': { id: 'a-user' } });
  const { supabase } = await import('@/lib/supabase');
  const { data } = await supabase().auth.getSession();
  await supabase().auth.stopAutoRefresh();
  expect(data.session?.expires_at).toBe(Math.floor(Date.now() / 1000) + HOUR_S);
  expect(asked).toEqual([]);
});
