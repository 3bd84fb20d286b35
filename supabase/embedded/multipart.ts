const UPLOAD_PATH = '/storage/v1/object/';

/**
 * supabase-js sends a Blob or File as multipart form data in a field without a name;
 * @supabase/lite looks only for a field called "file" and refuses the upload. So the file is
 * taken out and sent on as the plain body, which lite reads as hosted Supabase does.
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
