import { PATH } from '../../../src/hotel/rules/paths.ts';
import { alternatesOf, pathIn } from '../../../src/hotel/rules/language-paths.ts';
import { languagesOf } from '../../../src/words/languages.ts';
import { fieldOf } from '../ask.ts';
import type { Deployment } from '../deployment.ts';
import { offeredBy } from '../offered.ts';
import { type Finding, listed, note, ok, wrong } from '../finding.ts';

const ID = 'languages';
const TODO =
  'Build and upload again, the whole folder dist, and use the rules that the build has made for the host.';

/** Whether each language that the hotel offers has its home page, and search engines are told so. */
export async function languages({
  site,
  askSite,
  content,
  isEmbedded,
}: Deployment): Promise<Finding[]> {
  if (fieldOf(content, 'sections') === undefined) return []; // nobody knows which
  const offered = offeredBy({ content });
  const missing: string[] = [];
  for (const { code, tag } of languagesOf(offered)) {
    const where = pathIn(code, PATH.home, offered);
    const { status, text } = await askSite(where);
    if (status !== 200) missing.push(`${where} answers ${status}`);
    else if (!text.includes(`<html lang="${tag}"`)) missing.push(`${where} is not in “${tag}”`);
  }
  if (missing.length > 0) {
    const says = `The languages of the hotel are not those of its pages: ${listed(missing)}.`;
    return [isEmbedded ? note(ID, `${says} Build again.`) : wrong(ID, says, TODO)];
  }
  const names = listed(languagesOf(offered).map(({ name }) => name));
  const unnamed = unnamedIn(await askSite('/sitemap.xml'), alternatesOf('/', offered), site);
  return unnamed.length > 0
    ? [wrong(ID, `The sitemap does not name the home page in ${listed(unnamed)}.`, TODO)]
    : [ok(ID, `Each language has its home page: ${names}.`)];
}

/** Languages of a page that a sitemap says nothing of; none where there is no sitemap. */
function unnamedIn(
  sitemap: { status: number; text: string },
  alternates: readonly { tag: string; path: string }[],
  site: string,
): string[] {
  if (sitemap.status !== 200 || !sitemap.text.includes('<loc>')) return [];
  return alternates
    .filter(({ tag, path }) => !sitemap.text.includes(`hreflang="${tag}" href="${site}${path}"`))
    .map(({ tag }) => tag);
}
