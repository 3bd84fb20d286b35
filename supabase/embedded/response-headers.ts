import { createHash } from 'node:crypto';

/** Browsers may cache pictures for ever, because their names are never reused. */
const PICTURE_CACHE = 'public, max-age=31536000, immutable';

export async function withHostHeaders(request: Request, response: Response): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/storage/v1/')) return withStorageHeaders(request, response, pathname);
  if (pathname.startsWith('/rest/v1/') && request.method === 'GET' && response.status === 200)
    return withETag(request, response);
  return response;
}

/** Prevents an upload that is really HTML or SVG from running scripts as this site. */
function withStorageHeaders(request: Request, response: Response, pathname: string): Response {
  const headers = new Headers(response.headers);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', "sandbox; default-src 'none'");
  const isPicture = pathname.startsWith('/storage/v1/object/public/') && request.method === 'GET';
  if (isPicture && response.ok) headers.set('Cache-Control', PICTURE_CACHE);
  return new Response(response.body, { status: response.status, headers });
}

/** Browsers must ask the server each time, so that visitors see a change at once. */
async function withETag(request: Request, response: Response): Promise<Response> {
  const body = new Uint8Array(await response.arrayBuffer());
  const eTag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-cache');
  headers.set('ETag', eTag);
  headers.set('Vary', 'Authorization, Accept, Accept-Profile, Range');
  if (request.headers.get('if-none-match') === eTag) {
    headers.delete('content-length');
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { status: response.status, headers });
}
