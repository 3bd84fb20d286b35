/** Content types for the preview and for nginx, whose own table depends on its version. */
export const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css',
  gif: 'image/gif',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};
export const UTF8_TYPES: readonly string[] = [
  'text/css',
  'text/html',
  'text/javascript',
  'text/plain',
];

export function contentType(ending: string): string {
  const type = CONTENT_TYPES[ending] ?? 'application/octet-stream';
  return UTF8_TYPES.includes(type) ? `${type}; charset=utf-8` : type;
}
