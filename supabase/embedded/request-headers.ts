import type { PgliteConnection } from '@supabase/lite/pglite';

const SENDER_HEADERS = ['cf-connecting-ip', 'x-forwarded-for'];

/**
 * Sets the SQL setting `request.headers`, as PostgREST does; @supabase/lite sets it for functions
 * only, not for triggers. Requests must run one at a time.
 */
export async function withHeadersInSql<T>(
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

const UPLOAD_PATH = '/storage/v1/object/';

/**
 * Sends an uploaded file as a plain body: supabase-js uses a form field without a name, which
 * @supabase/lite refuses.
 */
export async function unwrapMultipart(request: Request): Promise<Request> {
  const type = request.headers.get('content-type') ?? '';
  const isUpload = request.method === 'POST' || request.method === 'PUT';
  if (!isUpload || !type.startsWith('multipart/form-data')) return request;
  if (!new URL(request.url).pathname.startsWith(UPLOAD_PATH)) return request;

  const form = await request.formData();
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (!file) return new Request(request.url, { method: request.method, body: form });

  const headers = new Headers(request.headers);
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.set('content-length', String(file.size));
  const maxAge = form.get('cacheControl');
  if (typeof maxAge === 'string') headers.set('cache-control', `max-age=${maxAge}`);
  return new Request(request.url, {
    method: request.method,
    headers,
    body: await file.arrayBuffer(),
  });
}
