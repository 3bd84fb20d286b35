const PAIR = /^(-?\d{1,2}(?:\.\d+)?)°?(?:\s*,\s*|\s+)(-?\d{1,3}(?:\.\d+)?)°?$/;
/** Decimal places of coordinates: six are about ten centimetres, enough to find a door. */
const DECIMALS = 6;

/** Normalises coordinates copied from a map to `10.4829, 104.3167`. */
export function toCoordinates(typed: string): string {
  const text = typed.trim().replace(/^\((.*)\)$/, '$1');
  const pair = PAIR.exec(text);
  if (!pair) return text;
  return pair
    .slice(1)
    .map((degrees) => String(Number(Number(degrees).toFixed(DECIMALS))))
    .join(', ');
}

/** Returns latitude and longitude in degrees; undefined if the text is not a valid position. */
export function parseCoordinates(
  text: string,
): { latitude: number; longitude: number } | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN, more] = text.split(', ').map(Number);
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && more === undefined;
  return isPlace && PAIR.test(text) ? { latitude, longitude } : undefined;
}

export function mapLinkTo(text: string): string {
  const place = parseCoordinates(text);
  if (!place) return '';
  const query = encodeURIComponent(`${place.latitude},${place.longitude}`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
