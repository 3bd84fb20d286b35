import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { contentType } from '../../../deploy/content-types.ts';
import { requestReference } from '../../../src/selling/booking/reference.ts';
import { CURRENCIES } from '../../../src/basics/rules/currency.ts';
import { pseudoText } from '../../support/pseudo-localise.ts';
import { ADMIN } from './sessions.ts';
import { SITE } from './site.ts';

const FOLDER = `${SITE.dataFolder}-pseudo-localised`;

export function buildPseudoLocalisedSite(): void {
  execFileSync(process.execPath, ['tests/support/pseudo-localised-build.ts', FOLDER], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

const KEYS =
  /^(id|.*_id|.*_at|type|category|status|role|languages|sizeUnit|size_unit|version|key)$/;
const SOURCES = ['website', 'phone', 'walk_in', 'other'];
/** Addresses, colours and dates stay unchanged, because code parses them. */
const FACT = /@|^(https?:|\/|#[\da-f]{6}$|\d{4}-\d\d|[\da-f]{8}-)|^[\w.-]+\.\w{2,}\//;

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

type Facts = Set<string>;
/** Texts that are equal in every language: brand names, key caps and currency codes. */
const NAMES = [
  'WhatsApp',
  'Instagram',
  'Facebook',
  'YouTube',
  'Google Maps',
  'F8',
  ...Object.values(CURRENCIES),
];

/**
 * Serves the pseudo-localised app, and the worker's backend with pseudo-localised content.
 * @returns the texts left in normal letters, such as addresses
 */
export async function servePseudoLocalisedSite(page: Page): Promise<Facts> {
  const facts: Facts = new Set([ADMIN.email, ...NAMES]);
  await page.route(`${SITE.url}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    // The page shows the reference that is derived from the id of a sent request.
    for (const [id] of (route.request().postData() ?? '').matchAll(UUID))
      facts.add(requestReference(id));
    if (pathname.startsWith('/rest/')) return answerMarked(route, facts);
    if (/^\/(auth|storage|images|brand|fonts)\//.test(pathname)) return route.fallback();
    const file = path.join(FOLDER, pathname);
    if (path.extname(pathname) !== '' && !existsSync(file)) return route.fallback();
    const isPage = path.extname(pathname) === '';
    return route.fulfill({
      body: readFileSync(isPage ? path.join(FOLDER, 'index.html') : file),
      contentType: isPage ? contentType('html') : contentType(path.extname(pathname).slice(1)),
    });
  });
  return facts;
}

async function answerMarked(route: Route, facts: Facts): Promise<void> {
  const answer = await route.fetch();
  const text = await answer.text();
  if (!/^\s*[[{]/.test(text)) return route.fulfill({ response: answer });
  return route.fulfill({
    response: answer,
    body: JSON.stringify(markedAnswer(JSON.parse(text), facts)),
  });
}

function markedAnswer(value: unknown, facts: Facts, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => markedAnswer(one, facts, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, markedAnswer(part, facts, name)]),
    );
  if (typeof value !== 'string') return value;
  if (KEYS.test(key) || FACT.test(value) || (key === 'source' && SOURCES.includes(value))) {
    if (/^[\da-f]{8}-/.test(value)) facts.add(requestReference(value));
    const shown = [value, value.toUpperCase(), value.replace(/^https?:\/\/(www\.)?/, '')];
    if (value.includes('@')) shown.push(value.split('@')[0] ?? '', ...value.split(/(?<=[.@])/));
    for (const text of shown) facts.add(text);
    return value;
  }
  return pseudoText(value);
}

export async function hardCodedTexts(page: Page, facts: Facts): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement, textContent } = nodes.currentNode;
      if (!parentElement?.closest('script, style, noscript, textarea, template'))
        found.push(textContent ?? '');
    }
    const READ = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'];
    for (const element of document.querySelectorAll('*'))
      for (const name of [...READ, 'alt', 'title', 'placeholder'])
        found.push(element.getAttribute(name) ?? '');
    return found;
  });
  // Longer texts are removed first, because an address may contain a name.
  const known = [...facts].filter(Boolean).toSorted((a, b) => b.length - a.length);
  const odd = texts.filter((text) => {
    const rest = text.replace(/\{\w+\}|^#[0-9a-f]{6}$/g, '');
    return /[A-Za-z]/.test(known.reduce((left, fact) => left.replaceAll(fact, ''), rest));
  });
  return [...new Set(odd)];
}
