import { readableShade, textOn } from '../../basics/rules/colour.ts';
import type { HotelInfo } from '../../content/schema/sections/hotel-info.ts';
import type { EmailHotel } from './email-facts.ts';

const PAPER = '#ffffff';
const GROUND = '#f4f1ea';
const INK = '#2b2b28';
const QUIET = '#6b675f';
const LINE = '#e2dccf';
/** Fonts of mail programs. Their digits have one height, while Georgia's hang below the line. */
const TEXT_FONT =
  "'Hanken Grotesk','Helvetica Neue',Helvetica,Arial,'Noto Sans Khmer','Khmer UI','Leelawadee UI','Khmer Sangam MN','PingFang SC','Microsoft YaHei',sans-serif";
const NAME_FONT =
  "Marcellus,'Palatino Linotype',Palatino,Georgia,'Noto Serif Khmer','Khmer UI',serif";
/** Longest label and value of a fact, in characters: a longer line is a sentence with a colon. */
const LABEL_MAX = 40;
const VALUE_MAX = 120;
/** Matches a label and a value, separated by a colon of any script. */
const FACT = /^(\S.*?)(?:\s?:\s|\s?៖\s?|：)\s*(\S.*)$/;
const TABLE = '<table role="presentation" border="0" cellpadding="0" cellspacing="0"';

/** Address of the guest's page (a button), the total's text (set in bold), the logo's address. */
type Marks = { link?: string; total?: string; logo?: string };
type Line = { kind: 'text' | 'fact' | 'button'; text: string; label: string; value: string };

/**
 * Renders an e-mail as HTML for Outlook, Gmail and dark themes. Every cell names font, colour and
 * background, because Outlook's tables inherit nothing. Lines of label and value become a table, a
 * short line with `link` a button. No other address becomes a link, because strangers may have
 * written it.
 */
export function emailHtml(
  text: string,
  { name, location, phone, primaryColor, currencySign }: EmailHotel,
  language: string,
  { link = '', total = '', logo = '' }: Marks = {},
): string {
  const type = (font: string, size: number, colour: string, ground = PAPER) =>
    `font-family:${font};font-size:${size}px;line-height:1.7;color:${colour};background-color:${ground}`;
  const anchor = (label: string, style: string) =>
    `<a href="${escaped(link)}" style="${style}">${escaped(label)}</a>`;
  const body = type(TEXT_FONT, 16, INK);
  const quiet = type(TEXT_FONT, 16, QUIET);

  const prose = (lines: readonly Line[]) => {
    const style = `color:${readableShade(primaryColor, PAPER)}`;
    const shown = lines.map((line) =>
      link ? line.text.split(link).map(escaped).join(anchor(link, style)) : escaped(line.text),
    );
    return shown.join('<br>\n');
  };
  const rows = (facts: readonly Line[]) => {
    const last = facts.findLastIndex(({ value }) => value === total);
    const shown = facts.map(({ label, value }, index) => {
      const isTotal = index === last;
      const rule = `border-top:${isTotal ? `2px solid ${INK};font-weight:600` : `1px solid ${LINE}`}`;
      return `<tr><td valign="top" style="${isTotal ? body : quiet};padding:8px 20px 8px 0;${rule}">${escaped(label)}</td><td align="right" valign="top" style="${body};padding:8px 0;${rule}">${escaped(value)}</td></tr>`;
    });
    return `${TABLE} width="100%">\n${shown.join('\n')}\n</table>`;
  };
  // Two tables, so that the long name of an extra does not make the column of dates narrow.
  const table = (facts: readonly Line[]) => {
    const first = facts.findIndex(({ value }) => value.includes(currencySign));
    const parts = first > 0 ? [facts.slice(0, first), facts.slice(first)] : [facts];
    return parts.map(rows).join('\n');
  };
  const button = (label: string) => {
    const style = type(TEXT_FONT, 16, textOn(primaryColor), primaryColor);
    const padded = `${style};display:inline-block;padding:12px 28px;text-decoration:none`;
    // Outlook ignores a link's padding and reads `mso-padding-alt` of the cell instead.
    return `${TABLE}><tr><td style="${style};mso-padding-alt:12px 28px">${anchor(label, padded)}</td></tr></table>`;
  };
  const blocks = runsOf(text, link).map((run) => {
    const [first] = run;
    if (first?.kind === 'button') return button(first.label);
    return first?.kind === 'fact' ? table(run) : prose(run);
  });
  const row = (style: string, content: string) => `<tr><td style="${style}">${content}</td></tr>`;
  const named = type(NAME_FONT, 24, INK);
  const mark = `<img src="${escaped(logo)}" alt="" height="56" border="0">`;
  const foot = [name, location, phone].filter((part) => part !== '').map(escaped);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(name)}</title></head>
<body style="margin:0;padding:0;background-color:${GROUND}">
${TABLE} width="100%"><tr><td align="center" style="${type(TEXT_FONT, 16, INK, GROUND)};padding:24px 12px">
<!--[if mso]>${TABLE} width="600"><tr><td><![endif]-->
${TABLE} width="100%" style="max-width:600px">
${logo && row(`${named};padding:36px 28px 0`, mark)}
${row(`${named};padding:${logo ? 12 : 36}px 28px 8px`, escaped(name))}
${blocks.map((block) => row(`${body};padding:10px 28px`, block)).join('\n')}
${row(`${type(TEXT_FONT, 13, QUIET)};padding:22px 28px 32px`, foot.join(' · '))}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>
`;
}

function runsOf(text: string, link: string): Line[][] {
  const runs: Line[][] = [];
  for (const paragraph of text.trim().split(/\n{2,}/)) {
    const lines = paragraph.split('\n').map((one) => lineOf(one, link));
    let before: Line['kind'] | undefined;
    for (const [index, line] of lines.entries()) {
      const isAlone = before !== 'fact' && lines[index + 1]?.kind !== 'fact';
      if (line.kind === 'fact' && isAlone) line.kind = 'text';
      if (line.kind === before && before !== 'button') runs.at(-1)?.push(line);
      else runs.push([line]);
      before = line.kind;
    }
  }
  return runs;
}

function lineOf(text: string, link: string): Line {
  const [, label = '', value = ''] = FACT.exec(text) ?? [];
  const isShort = label !== '' && label.length <= LABEL_MAX && value.length <= VALUE_MAX;
  const kind = value === link && label !== '' ? 'button' : 'fact';
  return { kind: isShort ? kind : 'text', text, label, value };
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** The site's default logo: an SVG, and a PNG for mail programs that cannot show SVG. */
const OUR_MARK = '/brand/mark.svg';
const OUR_ICON = '/apple-touch-icon.png';

/** Returns the address of the hotel's icon or logo; '' if mail programs cannot show it. */
export function emailLogo(
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
