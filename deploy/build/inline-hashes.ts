import { createHash } from 'node:crypto';

/** What the Content-Security-Policy must say so that these texts may be inline in a document. */
export function inlineHashes(texts: readonly string[]): string[] {
  const digest = (text: string) => createHash('sha256').update(text).digest('base64');
  return [...new Set(texts)].map((text) => `'sha256-${digest(text)}'`);
}
