import { PublicCache, type Made } from '../../../http/publicCache';

const KB = 1024;
const page =
  (body: string, more: Partial<Made> = {}): (() => Promise<Made>) =>
  async () => ({ body, status: 200, isKept: true, ...more });

function open(room = { entries: 100, bytes: 1_000 * KB }) {
  let revision: number | null = 1;
  return { cache: new PublicCache(() => revision, room), to: (next: number | null) => (revision = next) };
}

test('many requests at once compute the answer once', async () => {
  const { cache } = open();
  let count = 0;
  const entries = await Promise.all(
    [1, 2, 3].map(() => cache.through('home', async () => ((count += 1), page('home')()))),
  );
  expect([count, new Set(entries).size]).toEqual([1, 1]);
});

test('a failure is returned to those who waited, and not cached', async () => {
  const { cache } = open();
  expect((await cache.through('home', page('empty', { status: 503, isKept: false }))).status).toBe(503);
  expect([await cache.fresh('home'), cache.size]).toEqual([null, 0]);
  expect((await cache.through('home', page('whole'))).plain.toString()).toBe('whole');
});

test('after a change it is computed again, and the old answer remains as a fallback', async () => {
  const { cache, to } = open();
  await cache.through('home', page('before'));
  to(2);
  expect(await cache.fresh('home')).toBeNull();
  expect(cache.anyOld('home')?.plain.toString()).toBe('before');
  await cache.through('home', page('after'));
  expect((await cache.fresh('home'))?.plain.toString()).toBe('after');
});

test('entries requested once do not evict those requested often', async () => {
  const { cache } = open({ entries: 20, bytes: 1_000 * KB });
  await cache.through('home', page('home'));
  await cache.fresh('home');
  for (let n = 0; n < 500; n += 1) await cache.through(`odd ${n}`, page('odd'));
  expect((await cache.fresh('home'))?.plain.toString()).toBe('home');
  expect(cache.size).toBeLessThanOrEqual(20);
});

test('is bounded in bytes, whatever the number of entries', async () => {
  const { cache } = open({ entries: 1_000, bytes: 40 * KB });
  for (let n = 0; n < 200; n += 1) await cache.through(`page ${n}`, page('x'.repeat(4 * KB)));
  expect(cache.size).toBeLessThanOrEqual(10);
});

test('caches nothing while it is off', async () => {
  const { cache, to } = open();
  to(null);
  await cache.through('home', page('home'));
  expect(cache.size).toBe(0);
});

test('only the request that starts the work is checked against the limit, and its refusal does not affect the others', async () => {
  const { cache } = open();
  const refused = () => Promise.reject(new Error('too much'));
  await expect(cache.through('home', page('home'), refused)).rejects.toThrow('too much');
  await cache.through('home', page('home'));
  expect((await cache.through('home', page('never'), refused)).plain.toString()).toBe('home');
});

test('an answer is text until it is sent, and bytes from then on, with the same tag whichever it was made of', async () => {
  const { cache } = open();
  const said = 'চাল ৫ কেজি'.repeat(100);
  const entry = await cache.through('text', page(said));
  const before = entry.size;
  expect(entry.text).toBe(said);
  const { etag } = entry;
  expect(entry.plain.equals(Buffer.from(said))).toBe(true);
  expect([entry.text, entry.etag]).toEqual([said, etag]);
  expect(entry.size).toBe(before);
  const ready = await cache.through('bytes', async () => ({ body: Buffer.from(said), status: 200, isKept: true }));
  expect([ready.text, ready.etag]).toEqual([said, etag]);
});
