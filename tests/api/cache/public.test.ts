import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { onSqlite } from '../../support/databases';
import { openShop } from '../../support/http';

const shop = openShop();

describe('public answers from the cache', () => {
  test('have an ETag, and answer 304 to a matching one', async () => {
    const first = await fetch(`${shop.origin()}/api/get-home-product`);
    const etag = first.headers.get('etag')!;
    expect(etag).toBeTruthy();
    const again = await fetch(`${shop.origin()}/api/get-home-product`, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('are compressed in advance and the same in every encoding', async () => {
    const plain = await (
      await fetch(`${shop.origin()}/api/get-mall-data`, { headers: { 'Accept-Encoding': 'identity' } })
    ).text();
    for (const form of ['br', 'gzip', 'br']) {
      const answer = await fetch(`${shop.origin()}/api/get-mall-data`, { headers: { 'Accept-Encoding': form } });
      expect(await answer.text()).toBe(plain);
    }
  });

  test('are compressed as they are made, large ones alone, and so are the answers of an account and of the CMS', async () => {
    const admin = await shop.as('admin');
    const ask = async (path: string, form: string) => {
      const answer = await fetch(`${shop.origin()}/api${path}`, {
        headers: { Authorization: `Bearer ${admin.token}`, 'Accept-Encoding': form },
      });
      return { text: await answer.text(), headers: Object.fromEntries(answer.headers) };
    };
    for (const path of ['/get-new-product', '/get-admin-all-user/0/50', '/products']) {
      const [plain, packed] = [await ask(path, 'identity'), await ask(path, 'gzip')];
      expect([path, plain.headers['content-encoding'], plain.text.length > 1_024]).toEqual([path, undefined, true]);
      expect(packed.headers).toMatchObject({
        'content-encoding': 'gzip',
        vary: expect.stringContaining('Accept-Encoding'),
      });
      // The CMS ends its lists with a cursor that is another one each time.
      expect(packed.text.slice(0, 1_024)).toBe(plain.text.slice(0, 1_024));
    }
    const small = await ask('/get-self-user', 'gzip');
    expect(small.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'content-length': String(Buffer.byteLength(small.text)),
    });
    expect(small.headers['content-encoding']).toBeUndefined();
  });

  test('show a change made in the panel with the next request', async () => {
    const admin = await shop.as('admin');
    const before = (await shop.visitor.get('/topbar-information')).body;
    expect((await shop.visitor.get('/topbar-information')).body).toEqual(before);
    await admin.post('/update-footer-text', { footer_text: 'Changed just now' });
    expect((await shop.visitor.get('/topbar-information')).body.footer_text).toBe('Changed just now');
  });

  test('reflect a hidden category immediately', async () => {
    const admin = await shop.as('admin');
    const { category } = (await shop.visitor.get('/getCategory')).body;
    const found = (await admin.get(`/edit-category/${category[0].id}`)).body.category;
    const { slug, name, name_bn } = found;
    const send = (status: number) =>
      admin.put(`/update-category/${found.id}`, {
        slug,
        name,
        name_bn,
        status,
        meta_title: found.meta_title || name,
        description: '',
        meta_keyword: '',
        meta_descrip: '',
      });
    expect((await send(0)).status).toBe(200);
    expect(
      (await shop.visitor.get('/getCategory')).body.category.map((each: { slug: string }) => each.slug),
    ).not.toContain(slug);
    expect((await send(1)).status).toBe(200);
    expect((await shop.visitor.get('/getCategory')).body.category.map((each: { slug: string }) => each.slug)).toContain(
      slug,
    );
  });

  test('are in the reader’s language and never another’s', async () => {
    const english = await shop.visitor.get('/view-product/no-such-product');
    const bangla = await shop.visitor.get('/view-product/no-such-product', { language: 'bn' });
    expect(english.body.status).toBe(bangla.body.status);
    expect(english.body.message).not.toBe(bangla.body.message);
  });

  test('stay cached when somebody changes only their own data', async () => {
    const first = (await fetch(`${shop.origin()}/api/get-home-product`)).headers.get('etag');
    const customer = await shop.as('customer');
    const { featured } = (await shop.visitor.get('/get-home-product')).body;
    await customer.post(`/add-to-favorite/${featured[0].id}`);
    expect((await fetch(`${shop.origin()}/api/get-home-product`)).headers.get('etag')).toBe(first);
  });
});

describe('what is cached', () => {
  const figure = async (name: string) =>
    Number(
      new RegExp(`^${name}\\{kind="answers"\\} (\\d+)`, 'm').exec(
        await (await fetch(`${shop.origin()}/metrics`)).text(),
      )![1],
    );
  const counts = async () => [await figure('public_cache_entries'), await figure('public_cache_made_total')];

  test.each([
    ['/get-home-product?x=1', '/get-home-product'],
    ['/get-mall-data?utm_source=a&limit=12', '/get-mall-data?limit=12'],
    ['/get-mall-data?min_price=5&limit=12', '/get-mall-data?limit=12&min_price=5'],
    ['/get-mall-data?limit=012', '/get-mall-data?limit=12'],
    ['/get-featured-product/?a=b', '/get-featured-product'],
  ])('for %s is shared with %s', async (odd, plain) => {
    const first = await shop.visitor.get(plain);
    const before = await counts();
    expect((await shop.visitor.get(odd)).body).toEqual(first.body);
    expect(await counts()).toEqual(before);
  });

  test('does not include missing records or invalid requests', async () => {
    const [before] = await counts();
    for (let n = 0; n < 10; n += 1) {
      expect((await shop.visitor.get(`/view-product/no-such-${n}`)).status).toBe(404);
      expect((await shop.visitor.get(`/get-mall-data?limit=${1000 + n}`)).status).toBe(422);
    }
    expect((await counts())[0]).toBe(before);
  });

  test('does not include failed answers', async () => {
    const { rows } = shop.payload().db;
    const find = rows.find.bind(rows);
    rows.find = () => Promise.reject(new Error('the disk is gone'));
    const broken = await shop.visitor.get('/get-mall-data?min_price=77');
    rows.find = find;
    expect([broken.http, broken.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect((await shop.visitor.get('/get-mall-data?min_price=77')).http).toBe(200);
  });
});

// Only an embedded database is a file that two processes share.
const whereFiles = onSqlite ? describe : describe.skip;

whereFiles('public answers from the cache of one process', () => {
  test('shows with the next request what another process wrote into the same file', async () => {
    const read = async () => (await shop.visitor.get('/topbar-information')).body.footer_text as string;
    const before = await read();
    expect(await read()).toBe(before);
    const file = path.join(process.env.DATA_DIR!, 'haat.db');
    const write = `const D = require('libsql'); new D(process.argv[1]).prepare('UPDATE site_information SET footer_text = ?').run(['Written next door'])`;
    execFileSync(process.execPath, ['-e', write, file], { cwd: process.cwd() });
    expect(await read()).toBe('Written next door');
  });
});
