import { deviceOf, networkOf } from '../../../../domain/sessions/deviceOf';

test.each([
  [
    'Chrome · Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
  ],
  [
    'Safari · iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile Safari/604.1',
  ],
  [
    'Edge · Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0',
  ],
  ['Firefox · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
  ['', 'curl/8.5.0'],
  ['', `${'('.repeat(100_000)}Chrome/1`],
])('a browser is described as %j', (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test.each([
  ['103.4.22.7', '103.4.x.x'],
  ['::ffff:103.4.22.7', '103.4.x.x'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:…'],
  ['::1', '::1'],
  ['unknown', ''],
  ['<script>', ''],
])('of the address %s only %j is stored', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
