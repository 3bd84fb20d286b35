import { createHash } from 'node:crypto';

/** Headers of all answers except those of an API, also sent by `vite preview`. */
export type Inline = {
  /** Hashes of the inline styles and scripts, e.g. `'sha256-…'`. */
  styles: readonly string[];
  scripts: readonly string[];
};

export type SiteHeaders = {
  /** Origin of the hosted project; empty if the backend has the site's origin. */
  supabaseUrl?: string;
  inline?: Inline;
  /** Addresses of files below `IMMUTABLE_FOLDERS`. */
  immutableFiles?: readonly string[];
};

/** A path pattern, which may end with `*` for any rest, and its headers. */
export type HeaderRule = { pattern: string; headers: Record<string, string> };

const DAY_S = 86_400;

export function inlineHashes(texts: readonly string[]): string[] {
  const digest = (text: string) => createHash('sha256').update(text).digest('base64');
  return [...new Set(texts)].map((text) => `'sha256-${digest(text)}'`);
}

const CSP = (supabase: string, { styles, scripts }: Inline): Record<string, string> => ({
  'default-src': "'none'",
  'script-src': ["'self'", ...scripts].join(' '),
  'style-src': ["'self'", ...styles].join(' '),
  // https: because staff may enter a picture's address
  'img-src': `'self' data: blob: https: ${supabase}`,
  'font-src': "'self'",
  'connect-src': `'self' ${supabase} ${supabase.replace(/^http/, 'ws')}`,
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  // `own-scripts` is for workers of this origin and JSON (src/lib/trusted-types.ts),
  // `ProseMirrorClipboard` for pasted HTML, which the text editor parses in an inactive document.
  'trusted-types': 'own-scripts ProseMirrorClipboard',
});

export function contentSecurityPolicy({
  supabaseUrl = '',
  inline = { styles: [], scripts: [] },
}: SiteHeaders = {}): string {
  return Object.entries(CSP(supabaseUrl, inline))
    .map(([directive, sources]) => `${directive} ${sources.trim()}`)
    .join('; ');
}

export function securityHeaders(site: SiteHeaders = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(site),
    // Without subdomains, because the hotel's other sites may not use https.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    // Only guests' pages have secret addresses, but all pages send this: a host may confuse rules.
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  };
}

/** Browsers revalidate files without a rule at every visit. */
export const DEFAULT_CACHE = 'no-cache';
/** Nobody may cache an error, because it may be over in a moment. */
export const ERROR_CACHE = 'no-store';

/**
 * Files that never change under the same name, each with its own rule. Hosts apply rules to errors
 * too: with a rule for the folder, browsers would remember for a year that a file of another build
 * is missing.
 */
export const IMMUTABLE_FOLDERS = ['/assets/', '/fonts/'] as const;
const FOREVER_CACHE = `public, max-age=${365 * DAY_S}, immutable`;

/** The built-in pictures change with a release only; the hotel's own are in the bucket. */
const CACHE: Record<string, string> = {
  '/images/*': `public, max-age=${30 * DAY_S}, stale-while-revalidate=${335 * DAY_S}`,
  '/brand/*': `public, max-age=${30 * DAY_S}, stale-while-revalidate=${335 * DAY_S}`,
  '/favicon.ico': `public, max-age=${DAY_S}`,
  '/favicon.svg': `public, max-age=${DAY_S}`,
  '/apple-touch-icon.png': `public, max-age=${DAY_S}`,
};

export function headerRules(site: SiteHeaders): HeaderRule[] {
  const lasting = (site.immutableFiles ?? []).map((pattern) => [pattern, FOREVER_CACHE] as const);
  const kept = [...lasting, ...Object.entries(CACHE)].map(([pattern, value]) => ({
    pattern,
    headers: { 'Cache-Control': value },
  }));
  return [{ pattern: '/*', headers: securityHeaders(site) }, ...kept];
}

export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
  );
  return Object.assign({ 'Cache-Control': DEFAULT_CACHE }, ...matching.map((rule) => rule.headers));
}
