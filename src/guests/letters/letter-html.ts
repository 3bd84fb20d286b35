import { readableShade, textOn } from '../../basics/rules/colour.ts';
import type { HotelInfo } from '../../content/schema/sections/hotel-info.ts';
import type { LetterHotel } from './letter-facts.ts';

const PAPER = '#ffffff';
const GROUND = '#f4f1ea';
const INK = '#2b2b28';
const QUIET = '#6b675f';
const FONT = "Georgia,'Noto Serif','Noto Serif Khmer','Songti SC',serif";
/** More than this is a sentence, and no name of a button. */
const LABEL_MAX = 40;
/** What is between these words and the link, as each language writes it. */
const COLON = /[\s:：៖]+$/;

/**
 * A letter as a page for mail programs: tables and styles of elements, which is what they draw. All
 * of the text stays text but `link`, the guest's own page: no address that a stranger has written
 * becomes a link. A line of a few words and the link is a button. @param logo see letterLogo
 */
export function letterHtml(
  text: string,
  hotel: LetterHotel,
  language: string,
  link: string,
  logo = '',
): string {
  const { name, location, phone, primaryColor } = hotel;
  const onPrimary = textOn(primaryColor);
  const styles = {
    button: `display:inline-block;margin-top:12px;padding:11px 26px;background:${primaryColor};color:${onPrimary};text-decoration:none`,
    link: `color:${readableShade(primaryColor, PAPER)}`,
  };
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').map((line) => shown(line, link, styles)))
    .map((lines) => `<p style="margin:0 0 18px">${lines.join('<br>\n')}</p>`)
    .join('\n');
  const mark = logo
    ? `<img src="${escaped(logo)}" alt="" height="36" style="height:36px;max-width:160px;margin-right:14px;border:0;vertical-align:middle">`
    : '';
  const foot = [name, location, phone].filter((part) => part !== '').map(escaped);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(name)}</title></head>
<body style="margin:0;padding:0;background:${GROUND}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${GROUND}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${PAPER};font:17px/1.6 ${FONT};color:${INK}">
<tr><td style="padding:22px 32px;background:${primaryColor};color:${onPrimary};font-size:20px">${mark}${escaped(name)}</td></tr>
<tr><td style="padding:30px 32px 14px">
${paragraphs}
</td></tr>
<tr><td style="padding:16px 32px 24px;font-size:13px;color:${QUIET}">${foot.join(' · ')}</td></tr>
</table></td></tr></table>
</body></html>
`;
}

function shown(line: string, link: string, styles: { button: string; link: string }): string {
  if (link === '') return escaped(line);
  const anchor = (style: string, label: string) =>
    `<a href="${escaped(link)}" style="${style}">${escaped(label)}</a>`;
  const label = line.endsWith(link) ? line.slice(0, -link.length).replace(COLON, '') : '';
  if (label !== '' && label.length <= LABEL_MAX) return anchor(styles.button, label);
  return line.split(link).map(escaped).join(anchor(styles.link, link));
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** The mark that the site ships with, and the same for programs that draw no SVG. */
const OUR_MARK = '/brand/mark.svg';
const OUR_ICON = '/apple-touch-icon.png';

/** The hotel's icon, else logo; '' where mail programs draw neither. @param pictures where uploads lie */
export function letterLogo(
  { icon = '', logo = '' }: Partial<Pick<HotelInfo, 'icon' | 'logo'>>,
  { site, pictures = site }: Readonly<{ site: string; pictures?: string }>,
): string {
  const name = icon || logo;
  if (name === OUR_MARK) return site && site + OUR_ICON;
  if (name === '' || name.endsWith('.svg')) return '';
  if (name.startsWith('https://')) return name;
  if (name.startsWith('/')) return site && site + name;
  const path = name.split('/').map(encodeURIComponent).join('/');
  return pictures && `${pictures}/storage/v1/object/public/hotel_images/${path}`;
}
