import type { BlockKind, BlockOf } from '@/content/schema/block';
import { isShownBlock } from '@/website/blocks/shown-block';
import type { HotelContent } from '@/content/store/hotel-content';
import { postalAddress, type Data } from '@/website/head/site/structured-data';
import type { Page } from '@/content/schema/page';
import { CURRENCIES, type CurrencySign } from '@/basics/rules/currency';
import { pathInThisLanguage } from '@/basics/rules/language-paths';
import { PATH, roomPath } from '@/basics/rules/paths';
import { internationalNumber } from '@/basics/rules/phone-number';
import { hotelToday } from '@/basics/time/dates';
import { pagePicture } from './page-picture';

type OfKind = <K extends BlockKind>(kind: K) => BlockOf<K>[];

const HOTEL = { '@id': `${PATH.home}#hotel` };
const DIETS: Partial<Record<string, string>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  glutenFree: 'https://schema.org/GlutenFreeDiet',
};

/** JSON-LD with only facts that a page states: no event without dates, no price without amount. */
export function pageData(page: Page, content: HotelContent): Data {
  const shown = page.blocks.filter((block) => isShownBlock(block, hotelToday()));
  // The filter guarantees the kind, so the cast is safe.
  const ofKind: OfKind = (kind) => shown.filter((block) => block.kind === kind) as never;
  const told = {
    restaurant: restaurant,
    event: event,
    article: article,
    page: () => undefined,
  }[page.about](page, content, ofKind);
  const offers = ofKind('offer').filter(({ title }) => title !== '');
  return {
    '@context': 'https://schema.org',
    '@graph': [
      breadcrumbs(page, content),
      ...(told ? [told] : []),
      ...offers.map((offer) => offerData(offer, page, content)),
    ],
  };
}

function breadcrumbs({ title, slug }: Page, { sections }: HotelContent): Data {
  const steps = [
    [sections.hotelInfo.name, PATH.home],
    [title, `/${slug}`],
  ] as const;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: pathInThisLanguage(path),
    })),
  };
}

function common(page: Page, content: HotelContent, type: string): Data {
  const url = pathInThisLanguage(`/${page.slug}`);
  return {
    '@type': type,
    '@id': `${url}#${page.about}`,
    url,
    description: page.description || undefined,
    image: pagePicture(page, content)?.src,
  };
}

function restaurant(page: Page, content: HotelContent, ofKind: OfKind): Data {
  const { contactInfo, hotelInfo } = content.sections;
  const sections = ofKind('list').flatMap((list) =>
    menuSections(list, page, hotelInfo.currencySign),
  );
  const { phone, countryCode } = contactInfo;
  return {
    ...common(page, content, 'Restaurant'),
    name: page.title,
    address: postalAddress(contactInfo),
    telephone: phone.startsWith('+') ? phone : internationalNumber(phone, countryCode),
    containedInPlace: HOTEL,
    ...(sections.length > 0 && { hasMenu: { '@type': 'Menu', hasMenuSection: sections } }),
  };
}

function menuSections({ title, items }: BlockOf<'list'>, page: Page, sign: CurrencySign): Data[] {
  const sections: { name: string; items: Data[] }[] = [];
  for (const { group, name, line, price, marks } of items) {
    if (group || sections.length === 0)
      sections.push({ name: group || title || page.title, items: [] });
    const diets = marks.flatMap((mark) => DIETS[mark] ?? []);
    sections.at(-1)?.items.push({
      '@type': 'MenuItem',
      name,
      description: line || undefined,
      offers: priceOf(price, sign) && { '@type': 'Offer', ...priceOf(price, sign) },
      suitableForDiet: diets.length > 0 ? diets : undefined,
    });
  }
  return sections.map(({ name, items: hasMenuItem }) => ({
    '@type': 'MenuSection',
    name,
    hasMenuItem,
  }));
}

/** Returns an event with the dates of the first dated offer: the page is online weeks before. */
function event(page: Page, content: HotelContent, ofKind: OfKind): Data | undefined {
  const { hotelInfo, contactInfo } = content.sections;
  const dated = ofKind('offer').find(({ from }) => from !== '');
  return (
    dated && {
      ...common(page, content, 'Event'),
      name: page.title,
      startDate: dated.from,
      endDate: dated.until || undefined,
      location: { '@type': 'Place', name: hotelInfo.name, address: contactInfo.location },
      organizer: HOTEL,
    }
  );
}

function article(page: Page, content: HotelContent): Data {
  const { name } = content.sections.hotelInfo;
  return {
    ...common(page, content, 'Article'),
    headline: page.title,
    dateModified: page.updatedAt || undefined,
    author: { '@type': 'Organization', ...HOTEL, name },
  };
}

function offerData(offer: BlockOf<'offer'>, page: Page, { sections, rooms }: HotelContent): Data {
  const { title, body, from, until, price } = offer;
  const forRooms = rooms.filter(({ id }) => offer.rooms.includes(id));
  return {
    '@type': 'Offer',
    name: title,
    description: body.map(({ text }) => withoutMarks(text)).join(' ') || undefined,
    url: pathInThisLanguage(`/${page.slug}`),
    validFrom: from || undefined,
    validThrough: until || undefined,
    ...priceOf(price, sections.hotelInfo.currencySign),
    offeredBy: HOTEL,
    itemOffered: forRooms.length > 0 ? forRooms.map(roomOf) : undefined,
  };
}

function roomOf({ id, name }: HotelContent['rooms'][number]): Data {
  return { '@type': 'HotelRoom', '@id': `${pathInThisLanguage(roomPath(id))}#room`, name };
}

/** Removes markup without inline-markup.ts, which would make this file larger for every page. */
function withoutMarks(text: string): string {
  return text.replace(/\\([\\*[\]()])|\*|\[(?=[^\]]*\]\()|\]\([^()\s]*\)/g, '$1');
}

/** Parses `$12`, `12.50 €` or `1,200` (in `sign`); undefined for `from $12` or `on request`. */
export function priceOf(
  text: string,
  sign: CurrencySign,
): { price: string; priceCurrency: string } | undefined {
  const [, before = '', amount = '', after = ''] =
    /^([^\d\s.,-]*)\s*(\d{1,3}(?:[,.\s]?\d{3})*(?:[.,]\d{1,2})?)\s*([^\d\s.,-]*)$/.exec(
      text.trim(),
    ) ?? [];
  const signs: Partial<Record<string, string>> = CURRENCIES;
  const priceCurrency = signs[before || after || sign];
  if (!amount || !priceCurrency || (before && after)) return undefined;
  const [, whole = amount, cents] = /^(.*)[.,](\d{1,2})$/.exec(amount) ?? [];
  const price = whole.replace(/\D/g, '') + (cents ? `.${cents.padEnd(2, '0')}` : '');
  return { price, priceCurrency };
}
