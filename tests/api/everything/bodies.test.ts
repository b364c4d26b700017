/** Bodies that are small on the way and large inside, deep, split into thousands, or not what they say they are. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync, crc32, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { openShop } from '../../support/http';
import { market } from '../../support/make/market';

const shop = openShop();
const make = market(shop);
const open = (path: string, init: RequestInit) => fetch(`${shop.origin()}${path}`, { redirect: 'manual', ...init });

function chunk(kind: string, data: Buffer): Buffer {
  const name = Buffer.from(kind, 'latin1');
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32 ? crc32(Buffer.concat([name, data])) : 0);
  return Buffer.concat([length, name, data, sum]);
}

/** A black picture of one bit per point: thousands of times larger when it is drawn. */
function bomb(width: number, height: number): Buffer {
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

const withPicture = (bytes: Uint8Array, type = 'image/png', name = 'a.png'): FormData => {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
};
const small = () => sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b6e4f' } });
const fileOf = async (path: string) => Buffer.from(await (await fetch(`${shop.origin()}${path}`)).arrayBuffer());

describe('a compressed body', () => {
  test.each(['gzip', 'deflate', 'br', 'zstd', 'gzip, gzip'])(
    'with %s is not decompressed by any entry point',
    async (encoding) => {
      const packed = gzipSync(Buffer.from(`{"email":"${'x'.repeat(20_000_000)}"}`));
      for (const path of ['/api/login', '/api/users/login', '/api/register']) {
        const reply = await open(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Content-Encoding': encoding },
          body: new Uint8Array(packed),
        });
        const body = (await reply.json()) as { status?: number; token?: string };
        // Unpacked it would be too large (413); as it is, it is no JSON.
        expect([path, [400, 415].includes(reply.status), body.token]).toEqual([path, true, undefined]);
      }
    },
  );
});

describe('a deeply nested body', () => {
  test.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('of %s is refused or read, and never breaks the server', async (_what, left, right) => {
    const depth = 30_000;
    const nested = left.repeat(depth) + (left === '[' ? '' : '1') + right.repeat(depth);
    const { user, caller } = await make.person();
    for (const [method, path] of [
      ['POST', '/login'],
      ['POST', '/users/login'],
      ['POST', '/order-place'],
      ['PATCH', `/users/${user.id}`],
      ['POST', '/users/forgot-password'],
    ] as const) {
      for (const body of [nested, `{"email":${nested},"name":${nested}}`]) {
        const reply = await caller.send(method, path, body);
        expect([method, path, reply.http >= 500]).toEqual([method, path, false]);
      }
    }
    expect((await caller.get('/get-self-user')).status).toBe(200);
  });

  test('larger than the CMS needs is refused', async () => {
    const { user, caller } = await make.person();
    expect((await caller.patch(`/users/${user.id}`, { name: 'x'.repeat(1_200_000) })).http).toBe(413);
  });
});

describe('a form', () => {
  test('of thousands of parts is answered quickly and has no effect', async () => {
    const { caller } = await make.person();
    const form = new FormData();
    for (let n = 0; n < 4_000; n += 1) form.append(n % 2 ? `field${n}` : '__proto__', 'x');
    for (let n = 0; n < 500; n += 1) form.append('image', new Blob(['x']), `${n}.png`);
    const started = performance.now();
    const reply = await caller.post('/set-profile-picture', form);
    expect(reply.body).toMatchObject({ status: 422, errors: { image: expect.any(Array) } });
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test.each([
    '../../../../tmp/out.png',
    '..\\..\\out.png',
    '/etc/passwd',
    'a.png\u0000.svg',
    'a.svg',
    '.htaccess',
    'con.png',
    '__proto__',
    'a".png"; x="',
    'ক'.repeat(300),
    `${'a/'.repeat(100)}b.png`,
  ])('with a file called %j gives it a generated name', async (name) => {
    const { caller } = await make.person();
    const { body } = await caller.post(
      '/set-profile-picture',
      withPicture(await small().png().toBuffer(), 'image/png', name),
    );
    expect(body).toMatchObject({ status: 200, image: expect.stringMatching(/^\/uploads\/media\/[a-z0-9-]+\.webp$/) });
  });

  test.each(['../../../../tmp/out.png', '..\\out.png', 'a.svg', 'a.png\u0000.html', '.htaccess'])(
    'in the CMS with a file called %j keeps it inside the folder of pictures, as a picture',
    async (name) => {
      const { caller } = await make.seller();
      const form = new FormData();
      form.set('_payload', JSON.stringify({ alt: 'x', filename: '../../evil.png', url: '/etc/passwd' }));
      form.set('file', new Blob([new Uint8Array(await small().png().toBuffer())], { type: 'image/png' }), name);
      const reply = await caller.post('/media', form);
      expect(reply.http).toBeLessThan(500);
      if (reply.http >= 400) return;
      expect(reply.body.doc.filename).toMatch(/^[^/\\\0]+\.webp$/);
      expect(reply.body.doc.url).not.toContain('..');
    },
  );
});

describe('a picture', () => {
  test.each([30_000, 16_000])(
    '%i pixels wide and high, which would decode to gigabytes, is refused using little memory',
    async (side) => {
      const { caller } = await make.person();
      const before = process.memoryUsage().rss;
      const bytes = bomb(side, side);
      expect(bytes.length).toBeLessThan(300_000);
      const reply = await caller.post('/set-profile-picture', withPicture(bytes));
      expect([reply.status, reply.body.errors?.image?.length]).toEqual([422, 1]);

      expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(400);
    },
  );

  test('loses any other content: an appended page, its location, a second format in front', async () => {
    const { caller } = await make.person();
    const marks = ['<script>alert(1)</script>', 'secret place', 'PK\u0003\u0004'];
    const jpeg = await small()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '23/1 46/1 0/1' } })
      .toBuffer();
    for (const bytes of [
      Buffer.concat([jpeg, Buffer.from(marks.join(''))]),
      Buffer.concat([await small().png().toBuffer(), Buffer.from(marks.join(''))]),
    ]) {
      const { body } = await caller.post('/set-profile-picture', withPicture(bytes, 'image/jpeg', 'a.jpg'));
      expect(body.status).toBe(200);
      const kept = await fileOf(body.image);
      const { format, exif } = await sharp(kept).metadata();
      expect([format, exif]).toEqual(['webp', undefined]);
      for (const mark of marks) expect(kept.includes(mark)).toBe(false);
    }
  });

  test.each([
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page that begins like a picture', Buffer.from('GIF89a/*<script>alert(1)</script>*/')],
    ['half a picture', bomb(100, 100).subarray(0, 60)],
    ['a program', Buffer.from('MZ\u0090\u0000\u0003')],
    ['a document', Buffer.from('%PDF-1.7 \n')],
  ])('is not %s, whatever it is called', async (_what, bytes) => {
    const { caller } = await make.person();
    const { body } = await caller.post('/set-profile-picture', withPicture(bytes, 'image/png', 'a.png'));
    expect(body).toMatchObject({ status: 422, errors: { image: expect.any(Array) } });
    const seller = await make.seller();
    const form = new FormData();
    form.set('_payload', JSON.stringify({ alt: 'x' }));
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png');
    const cms = await seller.caller.post('/media', form);
    expect([cms.http >= 400, cms.http >= 500]).toEqual([true, false]);
  });

  test('is never fetched from a URL that a user supplies', async () => {
    let asked = 0;
    const elsewhere = http.createServer((_req, res) => {
      asked += 1;
      res.end('x');
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/a.png`;
    const edits =
      'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=10&uploadEdits[crop][height]=10&uploadEdits[heightInPixels]=10&uploadEdits[widthInPixels]=10';
    for (const who of [(await make.seller()).caller, (await make.admin()).caller]) {
      for (const host of [url, url.replace('127.0.0.1', 'localhost')]) {
        const replies = [
          await who.post(`/media?${edits}`, { url: host, filename: 'a.png', alt: 'x' }),
          await who.get(`/media/paste-url?src=${encodeURIComponent(host)}`),
          await who.get(`/media/paste-url/1?src=${encodeURIComponent(host)}`),
        ];
        expect(
          replies.filter((reply) => reply.http < 400 || reply.http >= 500).map(({ http, body }) => [http, body]),
        ).toEqual([]);
      }
    }
    elsewhere.close();
    expect(asked).toBe(0);
  });
});
