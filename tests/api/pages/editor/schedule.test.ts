/** Scheduled publishing: the panel queues Payload's own job, the worker runs it as the person who queued it. */
import type { Page, User } from '../../../../payload-types';
import { openShop, type Caller } from '../../../support/http';
import { market } from '../../../support/make/market';
import { soon } from '../../../support/soon';

const shop = openShop();
const make = market(shop);
let admin: Caller;
beforeAll(async () => {
  admin = await shop.as('admin');
});

let count = 0;
const draft = async (): Promise<Page> => {
  count += 1;
  const page = { title: `Eid ${count}`, title_bn: `ঈদ ${count}`, slug: `eid-${count}`, _status: 'draft' };
  return (await admin.post('/pages?draft=true&depth=0', page)).body.doc as Page;
};
/** As the panel's form does it. */
const plan = (type: 'publish' | 'unpublish', page: Page, user: User, ms: number) =>
  shop.payload().jobs.queue({
    task: 'schedulePublish',
    input: {
      type,
      doc: { relationTo: 'pages', value: String(page.id) },
      user: { relationTo: 'users', value: user.id },
    } as never,
    waitUntil: new Date(Date.now() + ms),
  });
const seen = async (page: Page): Promise<number> => (await shop.visitor.get(`/pages/${page.id}`)).http;
const userOf = async (email: string): Promise<User> =>
  (await shop.payload().find({ collection: 'users', where: { email: { equals: email } } })).docs[0]!;
const waiting = async (page: Page): Promise<number> =>
  (
    await shop.payload().find({
      collection: 'payload-jobs',
      where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { hasError: { not_equals: true } }] },
      pagination: false,
      overrideAccess: true,
    })
  ).docs.filter((job) => JSON.stringify(job.input).includes(`"${page.id}"`)).length;

test('a page is published when its time has come, and not before, and unpublished again', async () => {
  const user = await userOf('admin@demo.test');
  const page = await draft();
  await plan('publish', page, user, 3_000);
  await shop.payload().jobs.run({ silent: true });
  expect(await seen(page)).not.toBe(200);
  expect(await waiting(page)).toBe(1);
  await soon(async () => expect(await seen(page)).toBe(200));
  await soon(async () => expect(await waiting(page)).toBe(0));
  const entries = (await admin.get('/get-audit-log?resource=pages&offset=0&limit=50')).body;
  expect(JSON.stringify(entries)).toContain('published');

  await plan('unpublish', page, user, 500);
  await soon(async () => expect(await seen(page)).not.toBe(200));
});

test('the latest draft is what is published', async () => {
  const page = await draft();
  expect((await admin.patch(`/pages/${page.id}`, { _status: 'published' })).http).toBe(200);
  const words = { title: 'Eid sale', _status: 'draft' };
  expect((await admin.patch(`/pages/${page.id}?draft=true&autosave=true`, words)).http).toBe(200);
  expect((await shop.visitor.get(`/pages/${page.id}`)).body.title).toBe(page.title);
  await plan('publish', page, await userOf('admin@demo.test'), 500);
  await soon(async () => expect((await shop.visitor.get(`/pages/${page.id}`)).body.title).toBe('Eid sale'));
});

test('who may no longer publish when the time has come publishes nothing', async () => {
  const page = await draft();
  const { user } = await make.person();
  await plan('publish', page, user, 0);
  await shop.payload().jobs.run({ silent: true });
  await soon(async () => expect(await waiting(page)).toBeLessThanOrEqual(1));
  expect(await seen(page)).not.toBe(200);
});
