/**
 * What each kind of file of the built site is, said once: for the preview, and for nginx, whose own
 * table differs from version to version (older ones call the web manifest plain text).
 */
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
/** Of these an answer says that they are UTF-8. */
export const UTF8_TYPES: readonly string[] = [
  'text/css',
  'text/html',
  'text/javascript',
  'text/plain',
];

/** The header for a file whose name has this ending, with its letters where it is text. */
export function contentType(ending: string): string {
  const type = CONTENT_TYPES[ending] ?? 'application/octet-stream';
  return UTF8_TYPES.includes(type) ? `${type}; charset=utf-8` : type;
}
