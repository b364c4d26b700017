/** Who was rejected answers in the thread; admins see the answers, reply to them or take them off their list. */
import { openShop, PASSWORD, type Caller } from '../../../support/http';
import { applicants } from '../../../support/make/applicants';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
type Answer = { id: number; text: string; about: string; record: { id: number } | null };

const waiting = async (admin: Caller): Promise<Answer[]> =>
  (await admin.get('/waiting-answers?offset=0&limit=100')).body.answers;
const counted = async (admin: Caller): Promise<number> =>
  (await admin.get('/what-waits')).body.waiting.find(({ what }: { what: string }) => what === 'rejectionAnswers').count;
const kindsOf = (review: { kind: string; by_shop: number }[]) => review.map(({ kind, by_shop }) => `${kind}${by_shop}`);

async function rejected() {
  const [seller, admin] = [await make.seller(), await make.subadmin()];
  const product = await make.product(seller);
  await admin.caller.post(`/product-reject/${product.id}`, { reason: 'The picture is blurred' });
  return { seller, admin: admin.caller, product };
}

test('a vendor answers the rejection of a product, an admin reads, counts and replies, and the vendor is told', async () => {
  const { seller, admin, product } = await rejected();
  const before = await counted(admin);
  const path = `/answer-product-rejection/${product.id}`;
  const { body } = await seller.caller.post(path, { text: 'It is a misty glass.' });
  expect(kindsOf(body.review)).toEqual(['rejected1', 'answered0']);
  const [mine] = (await waiting(admin)).filter(({ record }) => record?.id === product.id);
  expect(mine).toMatchObject({ about: 'product', text: 'It is a misty glass.' });
  expect(await counted(admin)).toBe(before + 1);
  expect((await admin.post(`/settle-waiting-answer/${mine!.id}`, { text: 'Show the whole glass.' })).status).toBe(200);
  expect((await admin.post(`/settle-waiting-answer/${mine!.id}`, { text: 'Twice' })).body.status).toBe(404);
  expect(await counted(admin)).toBe(before);
  const { review } = (await seller.caller.get(`/edit-product/${product.id}`)).body.product;
  expect(kindsOf(review)).toEqual(['rejected1', 'answered0', 'answered1']);
  const [news] = (await seller.caller.get('/user-notification')).body.notification;
  expect(news).toMatchObject({ message: expect.stringContaining('Show the whole glass.') });
});

test('a decision, and sending the product again, settle what was answered', async () => {
  const { seller, admin, product } = await rejected();
  await seller.caller.post(`/answer-product-rejection/${product.id}`, { text: 'Why?' });
  await admin.post(`/product-verify/${product.id}`);
  expect((await waiting(admin)).filter(({ record }) => record?.id === product.id)).toEqual([]);
  expect((await seller.caller.post(`/answer-product-rejection/${product.id}`, { text: 'Thanks' })).status).toBe(201);
});

test('nothing but the own rejected records can be answered, at bounded length, and not without end', async () => {
  const { seller, product } = await rejected();
  const [other, shown] = [await make.seller(), await make.product(seller)];
  const answer = (who: Caller, id: unknown, text: string) =>
    who.post(`/answer-product-rejection/${String(id)}`, { text });
  expect((await answer(other.caller, product.id, 'Mine?')).body.status).toBe(404);
  expect((await answer(seller.caller, shown.id, 'What?')).status).toBe(201);
  for (const text of ['', ' ', 'x'.repeat(501)])
    expect((await answer(seller.caller, product.id, text)).status).toBe(422);
  const sent = [];
  for (let round = 0; round < 6; round += 1) sent.push((await answer(seller.caller, product.id, `No ${round}`)).status);
  expect(sent).toEqual([200, 200, 200, 200, 200, 201]);
  expect((await other.caller.post('/answer-rejection', { text: 'Why?' })).status).toBe(201);
});

test('an applicant answers a rejected application, and an admin takes it off the list without a reply', async () => {
  const admin = (await make.admin()).caller;
  const person = await applicants(make)();
  await admin.send('DELETE', `/rejected-vendor/${person.vendor.id}`, { reason: 'The NID cannot be read' });
  const { body } = await person.caller.post('/answer-rejection', { text: 'Which side?' });
  expect(kindsOf(body.review)).toEqual(['rejected1', 'answered0']);
  expect(kindsOf((await person.caller.get('/refused-application')).body.refused.review)).toEqual(kindsOf(body.review));
  const mine = async () => (await waiting(admin)).filter(({ record }) => record?.id === person.user.id);
  const [open] = await mine();
  expect(open).toMatchObject({ about: 'application', text: 'Which side?' });
  expect((await admin.post(`/settle-waiting-answer/${open!.id}`, {})).status).toBe(200);
  expect(await mine()).toEqual([]);
});

test('a key answers and rejects within its scope: with a reason, as in the panel; the list of answers is closed to keys', async () => {
  const { seller, product } = await rejected();
  const fresh = await make.product(seller);
  const admin = await shop.as('admin');
  const owner = (await admin.get('/get-self-user')).body.user.id;
  const given = { name: 'Answers', current_password: PASSWORD };
  const keyOf = async (of: unknown, ...scopes: string[]) =>
    (await admin.post('/api-key-create', { ...given, owner: of, scopes })).body.key as string;
  const by = async (key: string, path: string, body: object) =>
    (await shop.visitor.post(path, body, { headers: { 'X-API-Key': key } })).status;
  const [own, reading] = [
    await keyOf(seller.user.id, 'catalogue:write'),
    await keyOf(seller.user.id, 'catalogue:read'),
  ];
  const path = `/answer-product-rejection/${product.id}`;
  expect(await by(reading, path, { text: 'From the till' })).toBe(403);
  expect(await by(own, path, { text: 'From the till' })).toBe(200);
  expect(await by(own, '/answer-rejection', { text: 'From the till' })).toBe(403);
  const office = await keyOf(owner, 'catalogue:write', 'catalogue:read');
  const list = await shop.visitor.get('/waiting-answers', { headers: { 'X-API-Key': office } });
  expect(list.status).toBe(403);
  expect(await by(office, `/product-reject/${fresh.id}`, {})).toBe(422);
  const raw = await shop.visitor.send(
    'PATCH',
    `/products/${fresh.id}`,
    { verify: 2 },
    { headers: { 'X-API-Key': office } },
  );
  expect(raw.http).toBe(422);
  expect((await seller.caller.get(`/edit-product/${fresh.id}`)).body.product.verify).toBe(1);
  expect(await by(office, `/product-reject/${fresh.id}`, { reason: 'Wrong category' })).toBe(200);
});
