/** Two numbers as maps give them, with a comma or a space between. */
const PAIR = /^(-?\d{1,2}(?:\.\d+)?)°?(?:\s*,\s*|\s+)(-?\d{1,3}(?:\.\d+)?)°?$/;
/** Ten centimetres: enough for a door. */
const DECIMALS = 6;

/** What a person means by a place that was copied from a map: `10.4829, 104.3167`. */
export function toCoordinates(typed: string): string {
  const text = typed.trim().replace(/^\((.*)\)$/, '$1');
  const pair = PAIR.exec(text);
  if (!pair) return text;
  return pair
    .slice(1)
    .map((degrees) => String(Number(Number(degrees).toFixed(DECIMALS))))
    .join(', ');
}

/** Degrees north and east; undefined where the text is no place on earth. */
export function parseCoordinates(text: string): { latitude: number; longitude: number } | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN, more] = text.split(', ').map(Number);
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && more === undefined;
  return isPlace && PAIR.test(text) ? { latitude, longitude } : undefined;
}

/** The place on a map of the web; '' where it is not known. */
export function mapLinkTo(text: string): string {
  const place = parseCoordinates(text);
  if (!place) return '';
  const query = encodeURIComponent(`${place.latitude},${place.longitude}`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
