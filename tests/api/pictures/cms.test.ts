/** Pictures through the CMS's REST API: every way a file may be brought, cut, replaced or copied there; none ends in a 5xx or leaves anything. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { openShop, type Caller } from '../../support/http';
import { pngBytes, type Person, type Seller } from '../../support/make/market';
import { shopping } from '../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
const folders = [
  path.join(process.env.DATA_DIR!, 'uploads', 'media'),
  path.join(process.env.DATA_DIR!, 'private'),
  path.join(process.env.DATA_DIR!, 'documents'),
];

let seller: Seller;
let admin: Person;
let customer: Person;
const errors: unknown[] = [];
beforeAll(async () => {
  [seller, admin, customer] = [await make.seller(), await make.admin(), await make.person()];
  const { logger } = shop.payload();
  const error = logger.error.bind(logger);
  logger.error = (...said: Parameters<typeof error>) => {
    errors.push(said[0]);
    error(...said);
  };
});

const kept = async () => {
  const { totalDocs } = await shop.payload().count({ collection: 'media' });
  return {
    records: totalDocs,
    files: folders.flatMap((folder) => (fs.existsSync(folder) ? fs.readdirSync(folder) : [])).length,
  };
};

type Part = [name: string, value: string | { bytes: Uint8Array; name?: string; type?: string }];
const formOf = (...parts: Part[]) => {
  const body = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') body.append(name, value);
    else
      body.append(
        name,
        new Blob([new Uint8Array(value.bytes)], { type: value.type ?? 'image/png' }),
        value.name ?? 'shelf.png',
      );
  }
  return body;
};
const words = (data: object = { alt: 'A shelf' }): Part => ['_payload', JSON.stringify(data)];
const file = async (more: object = {}): Promise<Part> => ['file', { bytes: await pngBytes(300, 200), ...more }];
const upload = async (caller: Caller, ...parts: Part[]) => caller.post('/media', formOf(...parts));

async function refused(ask: () => Promise<{ http: number; body: unknown }>, expected?: number) {
  const before = await kept();
  errors.length = 0;
  const { http, body } = await ask();
  expect([http >= 400, http >= 500]).toEqual([true, false]);
  if (expected) expect(http).toBe(expected);
  // In the CMS's own shape, which its forms read.
  expect(body).toMatchObject({ errors: [{ message: expect.any(String) }] });
  expect(errors).toEqual([]);
  expect(await kept()).toEqual(before);
  return body as { errors: { data?: { errors: { path: string; message: string }[] } }[] };
}

test('a picture is stored with its text, in all sizes, under a name that starts with its file name', async () => {
  const { http, body } = await upload(seller.caller, words(), await file({ name: 'Eid Offer (বড়).PNG' }));
  expect(http).toBe(201);
  expect(body).toMatchObject({
    message: expect.stringContaining('created'),
    doc: {
      alt: 'A shelf',
      width: 300,
      height: 200,
      filename: expect.stringMatching(/^eid-offer-বড়-[a-z0-9]{8}-[0-9a-f]{10}\.webp$/),
    },
  });
  const own = await fetch(body.doc.url, { headers: { Authorization: `Bearer ${seller.caller.token}` } });
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await fetch(`${shop.origin()}/uploads/media/${encodeURIComponent(body.doc.filename)}`)).status).toBe(200);
});

test('uploading the same picture twice makes two pictures, each with its own files', async () => {
  const [one, two] = [
    await upload(seller.caller, words(), await file()),
    await upload(seller.caller, words(), await file()),
  ];
  expect(one.body.doc.filename).not.toBe(two.body.doc.filename);
  expect((await admin.caller.delete(`/media/${one.body.doc.id}`)).http).toBe(200);
  expect((await fetch(`${shop.origin()}/uploads/media/${two.body.doc.filename}`)).status).toBe(200);
});

describe('a refused upload leaves nothing, and names the field', () => {
  test('without permission: before the body is read', async () => {
    const large = { bytes: Buffer.alloc(9_000_000) };
    await refused(async () => upload(shop.visitor, words(), ['file', large]), 401);
    await refused(async () => upload(customer.caller, words(), ['file', large]), 403);
  });

  const clientContext = JSON.stringify({
    filename: 'a.webp',
    mimeType: 'image/webp',
    size: 10,
    collectionSlug: 'media',
    clientUploadContext: { prefix: '../' },
  });
  test.each<[string, (picture: Part) => Part[]]>([
    ['a file as a reference to one somewhere else', () => [words(), ['file', clientContext]]],
    ['a file as text', () => [words(), ['file', 'a.png']]],
    [
      'a file as an address',
      () => [words({ url: 'http://127.0.0.1:1/a.png', filename: 'a.png' }), ['file', 'http://127.0.0.1:1/a.png']],
    ],
    ['no file', () => [words()]],
    ['an empty file', () => [words(), ['file', { bytes: new Uint8Array() }]]],
    ['two files', (picture) => [words(), picture, picture]],
    [
      'a drawing',
      () => [
        words(),
        [
          'file',
          { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), name: 'a.svg', type: 'image/svg+xml' },
        ],
      ],
    ],
    [
      'a page that is called a picture',
      () => [words(), ['file', { bytes: Buffer.from('<html></html>'), name: 'a.png' }]],
    ],
  ])('%s', async (_what, parts) => {
    const picture = await file();
    const body = await refused(() => upload(seller.caller, ...parts(picture)), 422);
    expect(body.errors[0]?.data?.errors.map(({ path: field }) => field)).toEqual(['file']);
  });

  test.each<[string, string]>([
    ['no JSON', '{"alt":'],
    ['a list', '[1]'],
    ['a number', '7'],
    ['nothing', 'null'],
    ['other things', '{"alt":{"a":1}}'],
    ['too long words', JSON.stringify({ alt: 'x'.repeat(301) })],
  ])('words that are %s', async (_what, text) => {
    await refused(async () => upload(seller.caller, ['_payload', text], await file()));
  });

  test('of an incomplete form', async () => {
    await refused(
      () =>
        seller.caller.post(
          '/media',
          '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
          { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
        ),
      400,
    );
    await refused(
      () => seller.caller.post('/media', 'abc', { headers: { 'Content-Type': 'multipart/form-data' } }),
      400,
    );
  });

  test('of more than ten megabytes', async () => {
    await refused(
      async () =>
        upload(seller.caller, words(), [
          'file',
          { bytes: Buffer.concat([await pngBytes(), Buffer.alloc(10 * 1024 * 1024)]) },
        ]),
      413,
    );
  });

  test('without a form', async () => {
    await refused(() => seller.caller.post('/media', { file: 'a.webp' }), 422);
    await refused(() =>
      seller.caller.post('/media', {
        alt: 'x',
        filename: 'a.webp',
        url: '/api/media/file/a.webp',
        sizes: { card: { filename: '../../haat.db' } },
      }),
    );
  });
});

test.each([
  '../../x.png',
  '..\\x.png',
  'a\u0000b.png',
  '.png',
  '.webp',
  '...',
  'x'.repeat(300),
  'ক'.repeat(300),
  '\u202egnp.exe',
  'con',
  'a".png',
  'a\r\nb.png',
  '💥.png',
  'a/b/c',
])('a file called %j gets a name this server can store', async (name) => {
  const { http, body } = await upload(seller.caller, words(), await file({ name }));
  expect(http).toBe(201);
  expect(body.doc.filename).toMatch(/^[\p{L}\p{M}\p{N}-]+\.webp$/u);
  expect(Buffer.byteLength(body.doc.filename)).toBeLessThan(200);
  expect((await fetch(`${shop.origin()}/uploads/media/${encodeURIComponent(body.doc.filename)}`)).status).toBe(200);
});

describe('cropping', () => {
  const cut = (query: Record<string, number | string>) => async () =>
    seller.caller.post(
      `/media?${Object.entries(query)
        .map(([name, value]) => `uploadEdits${name}=${value}`)
        .join('&')}`,
      formOf(words(), await file()),
    );
  const part = {
    '[crop][x]': 50,
    '[crop][y]': 25,
    '[crop][width]': 20,
    '[crop][height]': 20,
    '[widthInPixels]': 60,
    '[heightInPixels]': 40,
  };

  test('keeps the chosen part', async () => {
    const { http, body } = await cut(part)();
    expect([http, body.doc.width, body.doc.height]).toEqual([201, 60, 40]);
  });

  test.each<[string, Record<string, number | string>]>([
    ['of no width', { '[widthInPixels]': 0 }],
    ['of gigabytes', { '[widthInPixels]': 1_000_000, '[heightInPixels]': 1_000_000 }],
    ['of endless size', { '[widthInPixels]': '1e309' }],
    ['that begins outside', { '[crop][x]': 100 }],
    ['that begins before', { '[crop][x]': -5 }],
    ['of words', { '[crop][x]': 'abc' }],
  ])('%s is refused', async (_what, odd) => {
    await refused(cut({ ...part, ...odd }), 422);
  });

  test.each([
    'uploadEdits=1',
    'uploadEdits[focalPoint][x]=1e309',
    'uploadEdits[focalPoint][x]=abc&uploadEdits[focalPoint][y]=[]',
    'uploadEdits[__proto__][a]=1',
    'depth=1e309',
    'depth[a]=1',
    'locale=zz',
  ])('?%s changes nothing', async (query) => {
    const { http, body } = await seller.caller.post(
      `/media?${query}`,
      formOf(words({ alt: 'x', focalX: 1e300, focalY: -1 }), await file()),
    );
    expect([http, body.doc.width]).toEqual([201, 300]);
  });
});

describe('a stored picture', () => {
  let doc: { id: number; filename: string; url: string };
  beforeAll(async () => {
    ({ doc } = (await upload(admin.caller, words(), await file())).body);
  });
  const row = async () => shop.payload().findByID({ collection: 'media', id: doc.id, depth: 0 });

  test('can be given another text, as the panel sends it and as JSON', async () => {
    expect(await admin.caller.patch(`/media/${doc.id}`, formOf(words({ alt: 'From the panel' })))).toMatchObject({
      http: 200,
      body: { doc: { alt: 'From the panel' } },
    });
    expect(await admin.caller.patch(`/media/${doc.id}`, { alt: 'From a program' })).toMatchObject({
      http: 200,
      body: { doc: { alt: 'From a program', filename: doc.filename } },
    });
  });

  test.each<[string, () => Promise<[string, FormData | object]>]>([
    ['by another file', async () => ['', formOf(words(), await file())]],
    ['by another file, among several', async () => ['?where[id][exists]=true', formOf(words(), await file())]],
    [
      'by a cut',
      async () => [
        '?uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=10&uploadEdits[crop][height]=10&uploadEdits[widthInPixels]=100000&uploadEdits[heightInPixels]=100000',
        { alt: 'x' },
      ],
    ],
    [
      'by a reference',
      async () => ['', formOf(words(), ['file', JSON.stringify({ filename: 'a.webp', clientUploadContext: {} })])],
    ],
  ])('is not replaced %s', async (_what, make_) => {
    const before = await row();
    const [query, body] = await make_();
    await refused(() =>
      admin.caller.patch(query.startsWith('?where') ? `/media${query}` : `/media/${doc.id}${query}`, body),
    );
    expect(await row()).toEqual(before);
    expect((await fetch(`${shop.origin()}/uploads/media/${doc.filename}`)).status).toBe(200);
  });

  test('keeps the system fields of its file', async () => {
    const before = await row();
    const { http } = await admin.caller.patch(`/media/${doc.id}`, {
      alt: before.alt,
      focalX: 1e300,
      focalY: 5,
      width: 9,
      height: 9,
      filesize: 9,
      mimeType: 'text/html',
      thumbnailURL: 'http://evil.test',
      url: 'http://evil.test',
      filename: '../a.webp',
      sizes: { card: { filename: '../../haat.db' } },
    });
    expect(http).toBe(200);
    expect({ ...(await row()), updatedAt: '' }).toEqual({ ...before, updatedAt: '' });
  });

  test('cannot be copied', async () => {
    const before = await kept();
    expect((await admin.caller.post(`/media/${doc.id}/duplicate`, {})).http).toBeGreaterThanOrEqual(400);
    expect((await admin.caller.post('/media', { alt: 'x', duplicateFromID: doc.id })).http).toBeGreaterThanOrEqual(400);
    expect(await kept()).toEqual(before);
  });
});

test.each([
  '/media/null',
  '/media/undefined',
  '/media/1e309',
  '/media/-1',
  '/media/abc',
  '/media/%27',
  '/media/file/a%00.webp',
  '/media/file/..%2f..%2fhaat.db',
  '/media/file/%2e%2e%2fhaat.db',
  '/media/file/.htaccess',
  '/media/file/',
  `/media/file/${'x'.repeat(3_000)}.webp`,
  '/media/file/nothing.webp',
  '/media/file/nothing.webp?prefix=../',
  '/media/file/a.svg',
  '/media/file/%e0%a4%a',
  '/documents/file/a%00.webp',
  '/documents/file/nothing.webp',
  '/documents/null',
])('GET %s is answered without a server error, to visitors, vendors and admins', async (at) => {
  errors.length = 0;
  for (const caller of [shop.visitor, seller.caller, admin.caller]) {
    const { http } = await caller.get(at);
    expect([at, http >= 400, http >= 500]).toEqual([at, true, false]);
  }
  expect(errors).toEqual([]);
});

test('a form with a file is accepted by no other collection', async () => {
  for (const at of ['/products', '/brands', '/users', '/documents', '/media/access/1', '/globals/site-information']) {
    await refused(async () => admin.caller.post(at, formOf(words({ name: 'x' }), await file())));
    await refused(async () =>
      admin.caller.post(at, formOf(words({ name: 'x' }), ['file', '{"clientUploadContext":{}}'])),
    );
  }
});

test('a picture taken in portrait stays in portrait, and is cropped as displayed', async () => {
  const bytes = await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: '#fff' } })
    .composite([
      { input: { create: { width: 1_500, height: 1_500, channels: 3, background: '#000' } }, left: 0, top: 0 },
    ])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { body } = await upload(admin.caller, words(), ['file', { bytes, name: 'a.jpg', type: 'image/jpeg' }]);
  expect([body.doc.width, body.doc.height]).toEqual([1_000, 2_000]);
  const picture = sharp(
    Buffer.from(await (await fetch(`${shop.origin()}/uploads/media/${body.doc.filename}`)).arrayBuffer()),
  );
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const grey = (x: number, y: number) => data[(y * info.width + x) * info.channels]!;
  expect([grey(500, 100) < 60, grey(500, 1_900) > 200]).toEqual([true, true]);
});
