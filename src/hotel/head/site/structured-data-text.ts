import { siteOrigin } from '@/lib/site-origin';

/** Data for search engines as text: with full addresses, and safe inside a script element. */
export function structuredDataText(data: Readonly<Record<string, unknown>>): string {
  const origin = siteOrigin();
  const text = JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' && /^\/(?!\/)/.test(value) ? origin + value : value,
  );
  return text.replace(/</g, '\\u003c');
}
