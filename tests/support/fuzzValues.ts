/**
 * What people, clients and attackers send instead of what was asked for. In a JSON body numbers are written as text of JSON:
 * `1e309` is a number there, which JSON.stringify can only write as null.
 */
import fc from 'fast-check';

/** Stands for a number in the text of a body that no value of this language has. */
const raw = (text: string) => `@raw:${text}`;
/** The body as text, with such numbers in it. */
export const jsonOf = (value: unknown): string => JSON.stringify(value).replace(/"@raw:([^"]+)"/g, '$1');

/** Numbers no id and no count can be. */
export const extremes = ['1e309', '-1e309', '1e308', '-0', '9007199254740993', '99999999999999999999', '0.1', '1.5', '-1', '0', '2147483648', '9'.repeat(400)];

/** In JSON. */
export const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null, '', ' ', 0, -1, 1.5, 1e21, true, false, [], {}, [[]], [1, 2], { $gt: '' }, { $ne: null }, { equals: 1 }, { like: '%' }, { relationTo: 'users', value: 1 }, { id: 1 },
    '../../../etc/passwd', '../../admin', "' OR 1=1 --", '{{7*7}}', '<script>alert(1)</script>', '\u0000', 'a\u0000b', '\u202e', '\ud800', 'null', 'undefined', 'NaN', 'Infinity', '-1', '1e5', '1e309', '০১৭',
    '999999999999999999999', 'কখগ'.repeat(300), 'x'.repeat(3_000), 'x'.repeat(20_000), '__proto__', 'constructor', '💥', '%00', '%2e%2e%2f', '2026-02-31', '0', '+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z',
    Array.from({ length: 400 }, (_, n) => n), JSON.parse('{"__proto__":{"polluted":1}}'),
  ),
  fc.constantFrom(...extremes.map(raw)),
  fc.string({ maxLength: 40 }),
  fc.string({ maxLength: 12, unit: 'binary' }),
  fc.double(),
  fc.integer(),
);

/** In a path, as it travels: encodings are not made safe first. */
export const oddParts = [
  ...extremes.filter((text) => text.length < 100), 'abc', 'NaN', 'Infinity', 'null', 'undefined', 'true', '1abc', '01', '0x10', '1,2', "'", '%27', '%22', '%00', 'a%00b', '%2500', '%252e%252e%252f', '%2e%2e%2f', '..%2f..%2fadmin', '%ff', '%c0%ae%c0%ae',
  '%ed%a0%80', '%', '%zz', '%F0%9F%92%A5', '%e0%a6%95', '%5B%5D', '%7B%22%24ne%22%3A1%7D', '__proto__', 'constructor', 'toString', '-', '.', ';', '*', '(', '%20', '%0d%0aX-Odd:1', 'x'.repeat(300), 'x'.repeat(3_000), '%25'.repeat(400),
  'count', 'versions', 'access', 'me', 'init', '0'.repeat(24), 'f'.repeat(24), '1e3'.padEnd(24, '1'),
];

/** In a query, as it travels. */
export const oddQueries = [
  '', '1e309', '-1e309', '-0', '-1', '0', '1.5', 'NaN', 'abc', 'null', 'undefined', 'true', '9007199254740993', '99999999999999999999', '9'.repeat(400), '%00', '%ff', '%', '%zz', '%27', '%25', '_', '%ed%a0%80', '%e0%a6%95', '%2500', '__proto__',
  '[]', '{}', '{"a":1}', '[1]', '1,2', ',', ',,,', 'a,b', '2026-02-31', 'zzz', '+275760-09-13T00:00:00.000Z', 'x'.repeat(3_000), '%E0%A6%95'.repeat(300), "'%20OR%201%3D1--", '%5C', '..%2f..%2f', '%0a', ' ',
];

/** Ways a value may be written under a name. */
export const writings = ['NAME=', 'NAME[]=', 'NAME[a]=', 'NAME[equals]=', 'NAME[$ne]=', 'NAME[0][0]=', 'NAME=1&NAME=', 'NAME%00=', 'NAME%5B%5D='];

export const oddHeaders: Record<string, string>[] = [
  { 'X-HTTP-Method-Override': 'GET' }, { 'X-Payload-HTTP-Method-Override': 'GET' }, { 'X-HTTP-Method-Override': 'DELETE' }, { 'X-Method-Override': 'PUT' },
  { 'Content-Type': 'text/plain' }, { 'Content-Type': 'application/xml' }, { 'Content-Type': 'application/x-www-form-urlencoded' }, { 'Content-Type': 'multipart/form-data' }, { 'Content-Type': 'multipart/form-data; boundary=' }, { 'Content-Type': '' }, { 'Content-Type': 'application/json; charset=utf-7' },
  { 'Content-Encoding': 'gzip' }, { 'Accept-Language': 'x'.repeat(2_000) }, { 'Accept-Language': 'bn' }, { Accept: 'text/html' }, { Cookie: 'payload-token=abc' }, { Cookie: '=;;=' }, { Authorization: 'Bearer ' }, { Authorization: 'JWT a.b.c' }, { 'X-API-Key': 'x'.repeat(300) },
  { 'X-API-Key': 'haat_x' }, { Origin: 'null' }, { Range: 'bytes=0-' }, { 'If-None-Match': '*' }, { 'Idempotency-Key': 'x'.repeat(500) }, { 'X-Forwarded-For': "1.1.1.1, ' OR 1=1" }, { 'X-Request-Id': 'mine' },
];

/** Besides GET. Lower-case ones are sent by `raw.ts`. */
export const oddMethods = ['PUT', 'PATCH', 'DELETE', 'POST', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];
