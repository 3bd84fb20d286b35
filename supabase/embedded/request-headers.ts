import type { PgliteConnection } from '@supabase/lite/pglite';

/** Where a gateway says for whom it asks; private.network_of() in the migrations reads them. */
const SENDER_HEADERS = ['cf-connecting-ip', 'x-forwarded-for'];

/**
 * Shows SQL the request's headers while it is answered, as PostgREST does (`request.headers`):
 * @supabase/lite shows them to functions only, not to the triggers of an insert. Nobody forwards
 * on one's own machine, so that there the sender stays unknown. One request at a time only.
 */
export async function showingHeaders<T>(
  db: PgliteConnection['driver'],
  request: Request,
  answer: () => Promise<T>,
): Promise<T> {
  const named = SENDER_HEADERS.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  if (request.method !== 'POST' || named.length === 0) return answer();
  await show(db, JSON.stringify(Object.fromEntries(named)));
  try {
    return await answer();
  } finally {
    await show(db, '');
  }
}

async function show(db: PgliteConnection['driver'], headers: string): Promise<void> {
  await db.query(`select set_config('request.headers', $1, false)`, [headers]);
}
