import { deviceName } from '../../src/front/account/device-name.ts';

const WINDOWS = '(Windows NT 10.0; Win64; x64) AppleWebKit/537.36';
const ANDROID = '(Linux; Android 10; K) AppleWebKit/537.36';
const IPHONE = '(iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';

test.each([
  [`Mozilla/5.0 ${WINDOWS} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 ${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 ${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 ${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15) Firefox/144.0', 'Firefox on macOS'],
  [`Mozilla/5.0 ${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`Mozilla/5.0 ${IPHONE} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Linux'],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
