import { readableShade, textOn } from '../branding/colour.ts';
import type { LetterHotel } from './letter-facts.ts';

const PAPER = '#ffffff';
const GROUND = '#f4f1ea';
const INK = '#2b2b28';
const QUIET = '#6b675f';
const FONT = "Georgia,'Noto Serif','Noto Serif Khmer','Songti SC',serif";

/**
 * A letter's text as a page for mail programs, in the house's colours: tables and styles of the
 * elements themselves, which is what those programs draw. Whatever the text holds stays text.
 * @param language of the text, for `lang`
 * @param link the guest's own page, '' for none: the only address that becomes a link, so that nothing
 * a stranger has written does
 */
export function letterHtml(
  text: string,
  hotel: LetterHotel,
  language: string,
  link: string,
): string {
  const { name, location, phone, primaryColor } = hotel;
  const colour = readableShade(primaryColor, PAPER);
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 18px">${withLink(paragraph, link, colour)}</p>`)
    .join('\n');
  const foot = [name, location, phone].filter((part) => part !== '').map(escaped);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(name)}</title></head>
<body style="margin:0;padding:0;background:${GROUND}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${GROUND}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${PAPER};font:17px/1.6 ${FONT};color:${INK}">
<tr><td style="padding:22px 32px;background:${primaryColor};color:${textOn(primaryColor)};font-size:20px">${escaped(name)}</td></tr>
<tr><td style="padding:30px 32px 14px">
${paragraphs}
</td></tr>
<tr><td style="padding:16px 32px 24px;font-size:13px;color:${QUIET}">${foot.join(' · ')}</td></tr>
</table></td></tr></table>
</body></html>
`;
}

function withLink(paragraph: string, link: string, colour: string): string {
  const anchor = `<a href="${escaped(link)}" style="color:${colour}">${escaped(link)}</a>`;
  const parts = link === '' ? [paragraph] : paragraph.split(link);
  return parts.map(escaped).join(anchor).replaceAll('\n', '<br>\n');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
