/** Announcements: written by editors, shown to everybody in their period. */
import { addDays, dhakaMinute } from '../../../../domain/time/dhaka';
import { readShownAnnouncements } from '../../../../services/announcements/announcements';
import { openShop, type Caller } from '../../../support/http';
import { racing } from '../../../support/races';

const shop = openShop();
const make = racing(shop);
let editor: Caller;
beforeAll(async () => {
  editor = await shop.as('editor');
});

const words = {
  text: 'Eid offers on every saree',
  text_bn: 'সব শাড়িতে ঈদের ছাড়',
  tone: 'sale',
  shown_on: 'everywhere',
  link_kind: 'none',
};
const all = async () => (await editor.get('/all-announcement')).body.announcements as { id: string; text: string }[];
const idOf = async (text: string) => (await all()).find((each) => each.text === text)!.id;
const bar = async () => (await shop.visitor.get('/announcement-bar')).body;

test('an announcement is added, changed and deleted, and shoppers see the change at once', async () => {
  expect(await bar()).toMatchObject({ home: null, everywhere: null });
  expect((await editor.post('/announcement-create', words)).body.status).toBe(200);
  const first = await bar();
  expect(first.everywhere).toMatchObject({ text: words.text, text_bn: words.text_bn, tone: 'sale', link: null });
  expect(first.home).toEqual(first.everywhere);

  const id = await idOf(words.text);
  const change = { ...words, tone: 'warning', shown_on: 'home', link_kind: 'address', link_address: '/mall' };
  expect((await editor.post(`/announcement-update/${id}`, change)).body.status).toBe(200);
  const second = await bar();
  expect(second.everywhere).toBeNull();
  expect(second.home).toMatchObject({ tone: 'warning', link: { kind: 'address', address: '/mall' } });
  expect(second.home.mark).not.toBe(first.home.mark);

  expect((await editor.delete(`/announcement-delete/${id}`)).body.status).toBe(200);
  expect((await bar()).home).toBeNull();
  expect((await editor.delete(`/announcement-delete/${id}`)).body.status).toBe(404);
  expect((await editor.post(`/announcement-update/${id}`, words)).body.status).toBe(404);
});

test('it is shown from its first to its last minute', async () => {
  const [starts_at, ends_at] = [addDays(new Date(), 1), addDays(new Date(), 2)].map(dhakaMinute) as [string, string];
  await editor.post('/announcement-create', { ...words, text: 'Later', starts_at, ends_at });
  expect((await bar()).home).toBeNull();
  const ctx = await make.workerLater();
  const at = async (moment: number) =>
    (await readShownAnnouncements({ ...ctx, now: new Date(moment) })).home?.announcement.text ?? null;
  const start = Date.parse(`${starts_at}:00+06:00`);
  const end = Date.parse(`${ends_at}:00+06:00`) + 60_000;
  expect([await at(start - 1), await at(start), await at(end - 1), await at(end)]).toEqual([
    null,
    'Later',
    'Later',
    null,
  ]);
  await editor.delete(`/announcement-delete/${await idOf('Later')}`);
});

test.each([
  [{ text: '' }, 'text'],
  [{ text_bn: 'ক'.repeat(201) }, 'text_bn'],
  [{ tone: 'loud' }, 'tone'],
  [{ shown_on: 'nowhere' }, 'shown_on'],
  [{ link_kind: 'address', link_address: 'grocery' }, 'link_address'],
  [{ starts_at: '2026-11-27T10:00', ends_at: '2026-11-26T10:00' }, 'ends_at'],
])('%j is refused at its field', async (wrong, field) => {
  expect((await editor.post('/announcement-create', { ...words, ...wrong })).body).toMatchObject({
    status: 422,
    errors: { [field]: [expect.any(String)] },
  });
});

test('a cached answer and page change when the period begins and ends', async () => {
  const clock = (shop.payload().config.custom.haat as { gateways: { clock: { now: () => Date } } }).gateways.clock;
  const real = clock.now;
  const start = addDays(new Date(), 3);
  await editor.post('/announcement-create', { ...words, text: 'Timed', starts_at: dhakaMinute(start) });
  const text = async () => (await bar()).home?.text ?? null;
  expect([await text(), await text()]).toEqual([null, null]);
  try {
    // The same day in Dhaka would hide that the turn, and not midnight, makes the difference.
    clock.now = () => new Date(Math.floor(start.getTime() / 60_000) * 60_000 - 1);
    expect([await text(), await text()]).toEqual([null, null]);
    clock.now = () => new Date(Math.floor(start.getTime() / 60_000) * 60_000);
    expect(await text()).toBe('Timed');
  } finally {
    clock.now = real;
  }
  await editor.delete(`/announcement-delete/${await idOf('Timed')}`);
});

test('who is no editor is refused, and the CMS changes none', async () => {
  for (const account of ['customer', 'vendor.fashion', 'incharge.dhaka'] as const) {
    const caller = await shop.as(account);
    expect((await caller.get('/all-announcement')).http).toBe(403);
    expect((await caller.post('/announcement-create', words)).http).toBe(403);
    expect((await caller.get('/announcements')).http).toBe(403);
  }
  expect((await editor.get('/announcements')).http).toBe(200);
  expect((await editor.post('/announcements', words)).http).toBe(403);
});
