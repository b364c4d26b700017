/**
 * Every file of every call that takes files: a file that is not a picture is refused with that field's name, in both
 * languages.
 */
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { routes } from '../../../contract/index';
import type { Route } from '../../../contract/route';
import { openShop, type Account, type Caller, type Reply } from '../../support/http';
import { form, market, pngBytes } from '../../support/make/market';

const shop = openShop();
const make = market(shop);

const takers = routes.filter((route) => route.files);
const fields = takers.flatMap((route) =>
  Object.entries(route.files!).map(([field, rule]) => [route.name, field, route, rule] as const),
);

function callerFor({ who }: Route): Promise<Caller> {
  const account: Account =
    who === 'public' || who === 'signed-in' ? 'customer' : who.includes('vendor') ? 'vendor.fashion' : 'admin';
  return shop.as(account);
}

async function send(route: Route, body: unknown, language: 'en' | 'bn' = 'en'): Promise<Reply> {
  const caller = await callerFor(route);
  return caller.send(route.method, route.path.replace(/:\w+/g, '1'), body, { language });
}

/** The sentences about one field, however this call writes its refusals. */
const said = ({ body }: Reply, route: Route, field: string): string[] =>
  body?.[route.invalid?.key ?? 'errors']?.[field] ?? [];

/** A PNG of one bit per point that claims this size, and keeps its word: its bytes are few. */
function flat(width: number, height: number): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const [tooMany, tooLong] = [flat(5_001, 5_000), flat(10_001, 20)];

const one = (field: string, bytes: Uint8Array, name = 'picture.png', type = 'image/png') =>
  form({}, { [field]: { bytes, name, type } });
const two = async (field: string) => {
  const body = one(field, await pngBytes());
  body.append(field, new Blob([new Uint8Array(await pngBytes())], { type: 'image/png' }), 'second.png');
  return body;
};

const mistakes: [
  what: string,
  body: (field: string) => FormData | object | Promise<FormData>,
  en: RegExp,
  bn: RegExp,
][] = [
  ['an empty file', (field) => one(field, new Uint8Array()), /is an empty file\.$/, /খালি/],
  ['text', (field) => form({ [field]: '/uploads/media/old.webp' }), /must be sent as a file\.$/, /ফাইল দিতে হবে/],
  ['no text', (field) => form({ [field]: '' }), /must be sent as a file\.$/, /ফাইল দিতে হবে/],
  ['text in JSON', (field) => ({ [field]: 'picture.png' }), /must be sent as a file\.$/, /ফাইল দিতে হবে/],
  ['a record in JSON', (field) => ({ [field]: { bytes: 'AAAA' } }), /must be sent as a file\.$/, /ফাইল দিতে হবে/],
  ['two files', two, /^Send one file/, /একটিমাত্র ফাইল/],
  ['a page', (field) => one(field, Buffer.from('<html></html>')), /JPG, JPEG or PNG/, /JPG/],
  [
    'a drawing with scripts',
    (field) => one(field, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg', 'image/svg+xml'),
    /JPG, JPEG or PNG/,
    /JPG/,
  ],
  [
    'a kind of picture that is not taken',
    async (field) =>
      one(
        field,
        await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .webp()
          .toBuffer(),
      ),
    /JPG, JPEG or PNG/,
    /JPG/,
  ],
  [
    'too many points',
    (field) => one(field, tooMany),
    /at most 25 megapixels and 10000 pixels on a side/,
    /২৫ মেগাপিক্সেল.*১০০০০ পিক্সেল/,
  ],
  [
    'a side that is too long',
    (field) => one(field, tooLong),
    /at most 25 megapixels and 10000 pixels on a side/,
    /২৫ মেগাপিক্সেল.*১০০০০ পিক্সেল/,
  ],
];

test('there are calls with files', () => {
  expect(takers.map(({ name }) => name).sort()).toEqual(
    [
      'askProfileChange',
      'askQuestion',
      'createReturn',
      'createReview',
      'libraryPictureReplace',
      'libraryPictureUpload',
      'productPictureUpload',
      'replyQuestion',
      'setProfilePicture',
      'storeProduct',
      'submitVendorApplication',
      'updateProduct',
      'updateShop',
      'updateSiteLogo',
      'updateVendorApplication',
      'uploadBannerImage',
      'uploadSliderImage',
    ].sort(),
  );
});

describe.each(fields)('%s, %s', (_name, field, route, rule) => {
  test('names the problem with the file in both languages', async () => {
    for (const [what, bodyOf, en, bn] of mistakes) {
      const reply = await send(route, await bodyOf(field));
      expect([what, reply.http, reply.body.status, said(reply, route, field)]).toEqual([
        what,
        200,
        route.invalid?.status ?? 422,
        [expect.stringMatching(en)],
      ]);
      expect([what, said(await send(route, await bodyOf(field), 'bn'), route, field)]).toEqual([
        what,
        [expect.stringMatching(bn)],
      ]);
    }
  });

  test('refuses more bytes than the call takes', async () => {
    const bytes = Buffer.concat([await pngBytes(), Buffer.alloc(rule.maxBytes)]);
    const reply = await send(route, one(field, bytes));
    expect([reply.http, reply.body.errors[field]]).toEqual([
      413,
      [expect.stringContaining(`${rule.maxBytes / 1024 / 1024} MB`)],
    ]);
  });

  test('an empty file field is an error only where a file is required', async () => {
    // What a browser's form sends for it: a part with an empty name. The web's own FormData cannot be made to.
    const boundary = 'x-boundary';
    const raw = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--${boundary}--\r\n`;
    const caller = await callerFor(route);
    const reply = await caller.send(route.method, route.path.replace(/:\w+/g, '1'), raw, {
      headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    });
    // Slides, banners and logos want one of their pictures, and say so at the first place.
    const isWanted =
      rule.required ||
      field === 'slide1' ||
      field === 'banner1' ||
      (route.name === 'updateSiteLogo' && field === 'logo');
    expect(said(reply, route, field)).toEqual(isWanted ? [expect.stringMatching(/is required\.$/)] : []);
  });
});

test('a file that is not sent leaves the previous one', async () => {
  const { caller, shop: own } = await make.seller();
  const text = { id: String(own.id), name: own.name, slug: own.slug, tagline: 'Ours' };
  expect(
    (
      await caller.post(
        '/update-shop',
        form(text, { logo: { bytes: await pngBytes(50) }, banner: { bytes: await pngBytes(60) } }),
      )
    ).status,
  ).toBe(200);
  const read = async () => (await caller.get('/get-shop-data')).body;
  const before = await read();
  expect((await caller.post('/update-shop', form(text, { banner: { bytes: await pngBytes(70) } }))).status).toBe(200);
  const after = await read();
  expect(JSON.stringify(before)).toMatch(/uploads/);
  expect([after.shop.logo === before.shop.logo, after.shop.banner === before.shop.banner]).toEqual([true, false]);
  // A refused one changes nothing.
  for (const body of [form({ ...text, logo: 'text' }), form(text, { logo: { bytes: new Uint8Array() } })])
    expect(Object.keys((await caller.post('/update-shop', body)).body.errors)).toEqual(['logo']);
  expect(await read()).toEqual(after);
});
