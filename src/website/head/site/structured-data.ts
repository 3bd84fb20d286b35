import type { HotelContent } from '@/content/store/hotel-content';
import { pathInThisLanguage } from '@/basics/rules/language-paths';
import { PATH, roomPath } from '@/basics/rules/paths';
import { mapLinkTo, parseCoordinates } from '@/content/schema/coordinates';
import { CURRENCIES, type CurrencySign } from '@/basics/rules/currency';
import { formatPrice } from '@/basics/rules/price';
import { toSquareMetres, type SizeUnit } from '@/basics/rules/size-unit';
import { amenityName } from '@/selling/rooms/amenities';
import { NO_END } from '@/selling/prices/night-price';
import type { Prices } from '@/content/schema/price-rules';
import { periodsOf, priceSpan, pricesIn } from '@/selling/rooms/room-rules';
import { addDays } from '@/basics/time/dates';
import type { Room } from '@/content/schema/room';
import type { ContactInfo } from '@/content/schema/sections/contact-info';
import { internationalNumber } from '@/basics/rules/phone-number';
import { PROFILE_NETWORKS } from '@/hotel/contact/social-networks';
import { heroPictures } from '@/website/hero/view/hero-pictures';
import { roomGallery } from '@/selling/rooms/view/room-pictures';
import { siteOrigin } from '@/lib/site-origin';
import { ownScriptData } from '@/lib/trusted-types';

export type Data = Record<string, unknown>;

const CONTEXT = 'https://schema.org';
/** UN/CEFACT codes of square feet and square metres. */
const UNIT_CODES = { ft2: 'FTK', m2: 'MTK' };

/** The hotel's JSON-LD. Without reviews, because the hotel chooses which testimonials to show. */
export function hotelData({ sections, rooms, images, prices: byDate }: HotelContent): Data {
  const { hotelInfo, heroSection, aboutSection, contactInfo, houseFacts } = sections;
  const place = sections.gettingHere.coordinates;
  const prices = rooms
    .map((room) => priceSpan(room, byDate))
    .flatMap(({ low, high }) => [low, high])
    .filter((price) => price > 0);
  return {
    '@context': CONTEXT,
    '@type': 'Hotel',
    '@id': `${PATH.home}#hotel`,
    name: hotelInfo.name,
    description: aboutSection.description,
    url: pathInThisLanguage(PATH.home),
    image: unique(heroPictures(heroSection, images, 'wide').map(({ src }) => src)),
    address: postalAddress(contactInfo),
    telephone: telephone(contactInfo),
    email: contactInfo.email,
    sameAs: PROFILE_NETWORKS.map((network) => contactInfo[network]).filter(Boolean),
    hasMap: contactInfo.googleMaps || mapLinkTo(place) || undefined,
    geo: geoOf(place),
    // Times without a zone are local times in schema.org.
    checkinTime: houseFacts.checkIn || undefined,
    checkoutTime: houseFacts.checkOut || undefined,
    currenciesAccepted: CURRENCIES[hotelInfo.currencySign],
    ...(prices.length > 0 && { priceRange: priceRange(prices, hotelInfo.currencySign) }),
  };
}

export function roomData(room: Room, { sections, images, prices }: HotelContent): Data {
  const url = pathInThisLanguage(roomPath(room.id));
  const priceCurrency = CURRENCIES[sections.hotelInfo.currencySign];
  return {
    '@context': CONTEXT,
    '@type': ['HotelRoom', 'Product'],
    '@id': `${url}#room`,
    name: room.name,
    description: room.description,
    url,
    image: unique(roomGallery(room, images).flatMap(([best]) => best?.src ?? [])),
    occupancy: { '@type': 'QuantitativeValue', maxValue: room.capacity },
    floorSize: floorSize(room.size, sections.hotelInfo.sizeUnit),
    amenityFeature: room.amenities.map((amenity) => ({
      '@type': 'LocationFeatureSpecification',
      name: amenityName(amenity),
      value: true,
    })),
    offers: offers(room, prices, url, priceCurrency),
    containedInPlace: {
      '@type': 'Hotel',
      '@id': `${PATH.home}#hotel`,
      name: sections.hotelInfo.name,
      address: postalAddress(sections.contactInfo),
    },
  };
}

/** Returns an offer with the lowest price of a night, then an offer for each price period. */
function offers(room: Room, prices: Prices, url: string, priceCurrency: string): Data | Data[] {
  const offer = (amounts: readonly number[], valid: Data = {}): Data => ({
    '@type': 'Offer',
    url,
    price: amounts[0],
    priceCurrency,
    ...valid,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: amounts[0],
      ...(amounts.length > 1 && { minPrice: amounts[0], maxPrice: amounts.at(-1) }),
      priceCurrency,
      unitCode: 'DAY',
    },
  });
  const periods = periodsOf(room, prices).map((period) => {
    const { fromNight, toNight } = period;
    const last = addDays(toNight, -1);
    const end = toNight !== NO_END && { validThrough: last, priceValidUntil: last };
    return offer(pricesIn(period), { validFrom: fromNight, ...end });
  });
  const { low, high } = priceSpan(room, prices);
  const any = offer(low < high ? [low, high] : [low]);
  return periods.length > 0 ? [any, ...periods] : any;
}

export function dataAt(path: string, content: HotelContent): Data | undefined {
  if (path === PATH.home) return hotelData(content);
  const room = content.rooms.find(({ id }) => roomPath(id) === path);
  return room && roomData(room, content);
}

/** The room's size in the unit that visitors see. @param size in square feet */
function floorSize(size: number, unit: SizeUnit): Data {
  const value = unit === 'm2' ? toSquareMetres(size) : size;
  return { '@type': 'QuantitativeValue', value, unitCode: UNIT_CODES[unit] };
}

function geoOf(coordinates: string): Data | undefined {
  const place = parseCoordinates(coordinates);
  return place && { '@type': 'GeoCoordinates', ...place };
}

/** The phone number as written, if it includes the country code. */
function telephone({ phone, countryCode }: ContactInfo): string {
  return phone.startsWith('+') ? phone : internationalNumber(phone, countryCode);
}

/** Returns the whole address as `streetAddress`, because its parts cannot be told apart. */
export function postalAddress({ location }: Pick<ContactInfo, 'location'>): Data | undefined {
  return location ? { '@type': 'PostalAddress', streetAddress: location } : undefined;
}

function unique(addresses: readonly string[]): string[] {
  return [...new Set(addresses)];
}

function priceRange(prices: readonly number[], sign: CurrencySign): string {
  const [low, high] = [Math.min(...prices), Math.max(...prices)].map((price) =>
    formatPrice(price, sign),
  );
  return low === high ? `${low}` : `${low}–${high}`;
}

/** Returns JSON-LD as text with absolute addresses, escaped for a script element. */
export function structuredDataText(data: Readonly<Record<string, unknown>>): string {
  const origin = siteOrigin();
  const text = JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' && /^\/(?!\/)/.test(value) ? origin + value : value,
  );
  return text.replace(/</g, '\\u003c');
}

const TYPE = 'application/ld+json';

/** Replaces the JSON-LD. React would use `innerHTML`, which the Content-Security-Policy forbids. */
export function showBlock(data: Data | undefined): void {
  document.head.querySelector(`script[type="${TYPE}"]`)?.remove();
  if (!data) return;
  const block = document.createElement('script');
  block.type = TYPE;
  block.text = ownScriptData(structuredDataText(data));
  document.head.append(block);
}
