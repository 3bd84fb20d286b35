import type { HeaderRule } from '../headers.ts';
import type { HostedSite } from './hosted-site.ts';

/** Netlify and Cloudflare Pages. Both answer HTML with `max-age=0, must-revalidate` by themselves. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
        '\n',
      ),
    )
    .concat('')
    .join('\n');
}

/** The reader of the above. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^ +([^:]+): (.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name && value && rule) rule.headers[name] = value;
    else if (line.startsWith('/')) rules.push({ pattern: line, headers: {} });
  }
  return rules;
}

/**
 * Netlify and Cloudflare Pages: a room without a page is drawn by the app. Netlify looks for files
 * first, Cloudflare for rules, so that each room with a page is named, as itself. The target has no
 * ending: Cloudflare would send the visitor from `/app.html` to `/app`. A guest's own page has one
 * document for all.
 */
export function redirectsFile({ rooms, bases }: Pick<HostedSite, 'rooms' | 'bases'>): string {
  return [
    ...rooms.map((room) => `${room} ${room} 200`),
    ...bases.flatMap((base) => [
      `${base}/rooms/:id ${base}/app 200`,
      `${base}/stay/:key ${base}/stay 200`,
    ]),
    '',
  ].join('\n');
}
