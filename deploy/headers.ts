import { createHash } from 'node:crypto';

/**
 * The headers of every answer that is not an API's, said once. The build writes them in the
 * language of each host (hosts/); `vite preview` sends what the build wrote.
 */
export type Inline = {
  /** Hashes of the inline styles and scripts, as `'sha256-…'`. */
  styles: readonly string[];
  scripts: readonly string[];
};

export type SiteHeaders = {
  /** The hosted project's origin; empty when the site's own origin answers. */
  supabaseUrl?: string;
  inline?: Inline;
  /** Addresses of files that never change under their name (FOREVER). */
  immutableFiles?: readonly string[];
};

/** Headers for the paths that a pattern matches; `*` at its end stands for anything. */
export type HeaderRule = { pattern: string; headers: Record<string, string> };

const DAY_S = 86_400;

/** What the policy must say so that these texts may be inline in a document. */
export function inlineHashes(texts: readonly string[]): string[] {
  const digest = (text: string) => createHash('sha256').update(text).digest('base64');
  return [...new Set(texts)].map((text) => `'sha256-${digest(text)}'`);
}

const CSP = (supabase: string, { styles, scripts }: Inline): Record<string, string> => ({
  'default-src': "'none'",
  'script-src': ["'self'", ...scripts].join(' '),
  'style-src': ["'self'", ...styles].join(' '),
  // https: because staff may name a picture by its address
  'img-src': `'self' data: blob: https: ${supabase}`,
  'font-src': "'self'",
  'connect-src': `'self' ${supabase} ${supabase.replace(/^http/, 'ws')}`,
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  // of src/lib/trusted-types.ts: workers of this origin, and JSON; and of the editor of texts, which
  // lets the browser read what was pasted in a document that nothing runs in, and takes what it may have
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
    // This name only: what else the hotel has below it may not speak https.
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    // The address of a guest's own page is a secret, and one rule for all pages is one that no host
    // can put together wrongly.
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  };
}

/** What no rule names is asked for again at every visit, and sent only when it has changed. */
export const DEFAULT_CACHE = 'no-cache';
/** An answer that something is missing or broken is true for now only: nobody may keep it. */
export const ERROR_CACHE = 'no-store';

/**
 * Below these, a file never changes under its name: assets carry a hash of their content, fonts get
 * another name. Each file is named in a rule of its own, because hosts give a rule's headers to
 * whatever they answer: one for the whole folder would let browsers keep for a year that a file of
 * the build before or after is missing.
 */
export const IMMUTABLE_FOLDERS = ['/assets/', '/fonts/'] as const;
const FOREVER_CACHE = `public, max-age=${365 * DAY_S}, immutable`;

/** Pictures of ours change with a release only; the hotel's own lie in the bucket. */
const CACHE: Record<string, string> = {
  '/images/*': `public, max-age=${30 * DAY_S}, stale-while-revalidate=${335 * DAY_S}`,
  '/brand/*': `public, max-age=${30 * DAY_S}, stale-while-revalidate=${335 * DAY_S}`,
  '/favicon.ico': `public, max-age=${DAY_S}`,
  '/favicon.svg': `public, max-age=${DAY_S}`,
  '/apple-touch-icon.png': `public, max-age=${DAY_S}`,
};

/** Everything a host must send. No two rules say the same header about the same path. */
export function headerRules(site: SiteHeaders): HeaderRule[] {
  const lasting = (site.immutableFiles ?? []).map((pattern) => [pattern, FOREVER_CACHE] as const);
  const kept = [...lasting, ...Object.entries(CACHE)].map(([pattern, value]) => ({
    pattern,
    headers: { 'Cache-Control': value },
  }));
  return [{ pattern: '/*', headers: securityHeaders(site) }, ...kept];
}

/** The headers that these rules give a path. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
  );
  return Object.assign({ 'Cache-Control': DEFAULT_CACHE }, ...matching.map((rule) => rule.headers));
}
