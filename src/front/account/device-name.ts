import { sessionWords } from '../../words/staff.ts';

/** Browsers by their word in the user agent. Later ones also contain the words of earlier ones. */
const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\b(OPR|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|HeadlessChrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];

/** Names a device for its owner, e.g. `Chrome on Windows`. */
export function deviceName(userAgent: string): string {
  const named = ([, word]: readonly [string, RegExp]) => word.test(userAgent);
  const browser = BROWSERS.find(named)?.[0];
  const system = SYSTEMS.find(named)?.[0];
  if (browser && system) return sessionWords.device(browser, system);
  return browser ?? system ?? sessionWords.unknownDevice;
}
