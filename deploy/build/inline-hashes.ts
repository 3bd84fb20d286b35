import { createHash } from 'node:crypto';
import type { Inline } from '../headers.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
/** Scripts that run: no `src`, no `type` that makes them data. */
const SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** What the Content-Security-Policy must allow so that these documents work, and nothing else. */
export function inlineHashes(documents: readonly string[]): Inline {
  return { styles: hashesOf(documents, STYLE), scripts: hashesOf(documents, SCRIPT) };
}

function hashesOf(documents: readonly string[], pattern: RegExp): string[] {
  const texts = new Set(
    documents.flatMap((text) => [...text.matchAll(pattern)].map(([, inside = '']) => inside)),
  );
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
