/** Who asked for a return that was rejected answers in its thread; admins reply, take the answer off, or open the return again. */
import { openShop, PASSWORD, type Caller } from '../../../support/http';
import { market, type Person, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
type Note = { kind: string; text: string; by_shop: number; by_name: string };
type Answer = { id: number; text: string; about: string; record: { id: number }; returned: { order_id: number } };

let seller: Seller;
let admin: Person;
beforeAll(async () => {
  seller = await make.seller();
  admin = await make.subadmin();
});

const waiting = async (id: unknown): Promise<Answer[]> => {
  const { answers } = (await admin.caller.get('/waiting-answers?offset=0&limit=100')).body;
  return (answers as Answer[]).filter(({ about, record }) => about === 'return' && record.id === id);
};
const counted = async (): Promise<number> =>
  (await admin.caller.get('/what-waits')).body.waiting.find(({ what }: { what: string }) => what === 'rejectionAnswers')
    .count;
const kindsOf = (review: Note[]) => review.map(({ kind, by_shop }) => `${kind}${by_shop}`);
const pathOf = ({ id }: { id: unknown }) => `/answer-return-rejection/${String(id)}`;
const move = (who: Caller, to: number, { id }: { id: unknown }, reason?: string) =>
  who.post(`/update-return-status/${to}/${String(id)}`, reason === undefined ? {} : { reason });

/** A return of a delivered package; `reason`: rejected with it. */
async function asked(reason?: string, status = 0) {
  const made = await make.order({ seller, status: 6 });
  const request = await make.returnOf(made, { status });
  if (reason !== undefined) expect((await move(admin.caller, 5, request, reason)).status).toBe(200);
  const page = `${made.product.id}/${made.order.number}`;
  const caller = made.customer.caller;
  const thread = async (): Promise<Note[]> =>
    (await caller.get(`/get-existing-return-request/${page}`)).body.review as Note[];
  return { ...made, request, page, caller, thread };
}

test('a customer reads why, answers, and reads the reply; the admin finds the answer with the number of the return', async () => {
  const { request, page, caller, thread, ...made } = await asked('It was worn');
  expect(await thread()).toMatchObject([{ kind: 'rejected', text: 'It was worn', by_shop: 1, by_name: '' }]);
  const before = await counted();
  const { body } = await caller.post(pathOf(request), { text: 'I only tried it on.' });
  expect(kindsOf(body.review)).toEqual(['rejected1', 'answered0']);
  expect(await counted()).toBe(before + 1);
  const [open] = await waiting(request.id);
  expect(open).toMatchObject({
    text: 'I only tried it on.',
    record: { name: `Return ${request.id}`, name_bn: `ফেরত ${request.id}` },
    returned: { product_id: made.product.id, order_id: made.order.number, tracking_id: made.package.tracking_id },
  });
  const { review } = (await admin.caller.get(`/get-return-details/${page}`)).body;
  expect(kindsOf(review)).toEqual(['rejected1', 'answered0']);
  expect(review[0].by_name).toBe(admin.user.name);
  expect((await admin.caller.post(`/settle-waiting-answer/${open!.id}`, { text: 'Send a photo.' })).status).toBe(200);
  expect(await waiting(request.id)).toEqual([]);
  expect((await thread()).map(({ text }) => text)).toEqual(['It was worn', 'I only tried it on.', 'Send a photo.']);
  const [news] = (await caller.get('/user-notification')).body.notification;
  expect(news).toMatchObject({
    message: `Reply about Return ${request.id}: Send a photo.`,
    link: `/account/product-return/${page}/${made.package.tracking_id}?line=${made.line.id}`,
  });
  const vendors = (await seller.caller.get(`/get-vendor-return-details/${page}`)).body;
  expect(vendors.returns.cancel_reason).toBe('It was worn');
  expect(JSON.stringify(vendors)).not.toContain('I only tried it on.');
});

test('an admin takes an answer off without a reply, or opens the return again with a reason, which the customer reads', async () => {
  const { request, caller, thread } = await asked('It was worn');
  await caller.post(pathOf(request), { text: 'No.' });
  const [open] = await waiting(request.id);
  expect((await admin.caller.post(`/settle-waiting-answer/${open!.id}`, {})).status).toBe(200);
  expect(await waiting(request.id)).toEqual([]);
  await caller.post(pathOf(request), { text: 'The label is still on it.' });
  expect((await move(admin.caller, 0, request, 'The photo shows the label')).status).toBe(200);
  expect(await waiting(request.id)).toEqual([]);
  expect(kindsOf(await thread())).toEqual(['rejected1', 'answered0', 'answered0', 'reopened1']);
  const late = await caller.post(pathOf(request), { text: 'Thanks' });
  expect(late.body).toMatchObject({ status: 201, message: 'This cannot be done now' });
  const [audited] = (
    await shop.payload().find({
      collection: 'audit-logs',
      where: { and: [{ target: { equals: 'returns' } }, { target_id: { equals: String(request.id) } }] },
      sort: '-createdAt',
    })
  ).docs;
  expect(audited).toMatchObject({ action: 'moved', reason: 'The photo shows the label' });
  // Withdrawn by the customer, it leaves nothing behind.
  expect((await caller.delete(`/delete-return-request/${request.id}`)).status).toBe(200);
  const left = await shop.payload().count({ collection: 'review-notes', where: { return: { equals: request.id } } });
  expect(left.totalDocs).toBe(0);
});

test('only the customer of a rejected return answers, at bounded length', async () => {
  const { request, caller } = await asked('It was worn');
  const [other, pending] = [await make.person(), await asked()];
  for (const who of [other.caller, seller.caller, admin.caller]) {
    expect((await who.post(pathOf(request), { text: 'Mine?' })).body.status).toBe(404);
  }
  expect((await shop.visitor.post(pathOf(request), { text: 'Mine?' })).status).toBe(401);
  expect((await caller.post(pathOf({ id: 99_999_999 }), { text: 'Mine?' })).body.status).toBe(404);
  expect((await pending.caller.post(pathOf(pending.request), { text: 'Why?' })).status).toBe(201);
  for (const text of ['', ' ', 'x'.repeat(501)])
    expect((await caller.post(pathOf(request), { text })).status).toBe(422);
  expect((await caller.post(pathOf(request), { text: 'x'.repeat(500) })).status).toBe(200);
});

test('five answers, also at once, and no more without a word of the shop, which says so in both languages', async () => {
  const { request, caller, thread } = await asked('It was worn');
  const send = (text: string, lang = 'en') =>
    caller.post(pathOf(request), { text }, { headers: { 'Accept-Language': lang } });
  const sent = await Promise.all(Array.from({ length: 8 }, (_, round) => send(`No ${round}`)));
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201, 201, 201]);
  expect(await thread()).toHaveLength(6);
  expect((await send('More')).body.message).toBe(
    'You have answered 5 times. Wait for a reply, then you can write again.',
  );
  expect((await send('আরও', 'bn')).body.message).toContain('জবাব আসার পর আবার লিখতে পারবেন');
  const [open] = await waiting(request.id);
  await admin.caller.post(`/settle-waiting-answer/${open!.id}`, { text: 'I see.' });
  expect((await send('One more')).status).toBe(200);
});

test('a return that an earlier release rejected has its reason as the thread, kept when it is answered or opened again', async () => {
  const { request, caller, thread } = await asked(undefined, 5);
  await shop.payload().db.rows.set('returns', { id: { equals: request.id } }, { cancel_reason: 'Too late' }, undefined);
  expect(await thread()).toMatchObject([{ kind: 'rejected', text: 'Too late', by_shop: 1 }]);
  await caller.post(pathOf(request), { text: 'It was one day.' });
  expect((await thread()).map(({ text }) => text)).toEqual(['Too late', 'It was one day.']);
  const silent = await asked(undefined, 5);
  await move(admin.caller, 1, silent.request);
  expect(kindsOf(await silent.thread())).toEqual(['rejected1', 'reopened1']);
});

test('a deleted account leaves none of its words in the thread', async () => {
  const { request, caller, ...made } = await asked('It was worn');
  await caller.post(pathOf(request), { text: 'My number is 01711111111.' });
  const owner = await make.admin();
  expect(
    (await owner.caller.post(`/delete-user-account/${made.customer.user.id}`, { reason: 'Asked for' })).status,
  ).toBe(200);
  const left = await shop.payload().count({ collection: 'review-notes', where: { return: { equals: request.id } } });
  expect(left.totalDocs).toBe(0);
});

test('a key rejects and opens again with a reason only, and does not answer', async () => {
  const { request, ...made } = await asked();
  const owner = await make.admin();
  const makeKey = (of: unknown) => {
    const given = { name: 'Returns', current_password: PASSWORD, owner: of, scopes: ['orders:write'] };
    return owner.caller.post('/api-key-create', given);
  };
  const by = async (key: string, path: string, body: object) =>
    (await shop.visitor.post(path, body, { headers: { 'X-API-Key': key } })).status;
  const office = (await makeKey(owner.user.id)).body.key as string;
  expect((await makeKey(made.customer.user.id)).body.errors).toHaveProperty('owner');
  const to = (status: number) => `/update-return-status/${status}/${request.id}`;
  expect(await by(office, to(5), {})).toBe(422);
  expect(await by(office, to(5), { reason: 'Worn' })).toBe(200);
  expect(await by(office, pathOf(request), { text: 'From an app' })).toBe(403);
  expect(await by(office, to(0), {})).toBe(422);
  expect(await by(office, to(0), { reason: 'Seen again' })).toBe(200);
  expect(await by(office, to(1), {})).toBe(200);
});
