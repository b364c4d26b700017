import { deleteAccount } from '../../../../services/users/deleteAccount';
import { openShop } from '../../../support/http';
import { form, pngBytes, type Person, type Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';

const shop = openShop();
const make = racing(shop);
let seller: Seller;
beforeAll(async () => {
  seller = await make.seller();
});

const ask = (by: Person, fields: Record<string, string>, pictures = {}, options = {}) =>
  by.caller.post('/ask-question', form(fields, pictures), options);
const textsTo = (mobile: string) => shop.outbox('sms').filter(({ to }) => to.endsWith(mobile));
const textAbout = async (mobile: string, name: string): Promise<void> => {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if (textsTo(mobile).some(({ text }) => text.includes(name))) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no text about ${name}`);
};
const asked = async (by: Person, text = 'Is it washable?') => {
  const product = await make.product(seller);
  const { body } = await ask(by, { product_id: String(product.id), text });
  return { product, id: body.question_id as number, body };
};

test('nobody signed in', async () => {
  expect((await shop.visitor.post('/ask-question', form({ product_id: '1', text: 'Hello' }))).http).toBe(401);
  expect((await shop.visitor.get('/my-questions')).http).toBe(401);
  expect((await shop.visitor.get('/question/1')).http).toBe(401);
});

test('about a product: listed, told to the vendor once in the panel and once an hour by SMS', async () => {
  const customer = await make.person();
  const own = await make.seller();
  const product = await make.product(own);
  const first = await ask(customer, { product_id: String(product.id), text: 'Is it washable?' });
  expect(first.body).toMatchObject({ status: 200, message: 'Your question is sent' });
  await shop.message('sms', own.user.mobile);
  const second = await ask(customer, { product_id: String(product.id), text: 'And the size?' });
  expect(second.body.question_id).toBe(first.body.question_id);

  const { body } = await customer.caller.get('/my-questions?offset=0&limit=20');
  expect(body).toMatchObject({
    totalcount: 1,
    questions: [
      {
        product: { id: product.id, slug: product.slug },
        tracking_id: '',
        closed: 0,
        last_text: 'And the size?',
        unread: 0,
      },
    ],
  });
  const list = await own.caller.get('/vendor-questions?list=unread');
  expect(list.body.questions).toMatchObject([{ id: first.body.question_id, unread: 2, last_by: 'customer' }]);
  const news = (await own.caller.get('/user-notification')).body.notification as { link: string }[];
  expect(news.filter(({ link }) => link === `/admin/vendor-question/${first.body.question_id}`)).toHaveLength(1);
  // Jobs are worked through in their order: once this one has been sent, those before it are done.
  const other = await make.product(own);
  await ask(customer, { product_id: String(other.id), text: 'The other one?' });
  await textAbout(own.user.mobile, other.name);
  expect(textsTo(own.user.mobile).filter(({ text }) => text.includes(product.name))).toHaveLength(1);
});

test('numbers and addresses are masked before anything is stored', async () => {
  const customer = await make.person();
  const { id } = await asked(customer, 'Call me: ০১৭১২-৩৪৫৬৭৮ or a.b@example.com');
  const { body } = await seller.caller.get(`/question/${id}`);
  expect(body.messages[0].text).toBe('Call me: •••••• or ••••••');
  expect(body.question.last_text).toBe('Call me: •••••• or ••••••');
  const rows = await shop.payload().find({ collection: 'question-messages', where: { question: { equals: id } } });
  expect(JSON.stringify(rows.docs)).not.toMatch(/৩৪৫৬৭৮|example\.com/);
});

test('about an own package, not about somebody else’s', async () => {
  const bought = await make.order({ seller, customer: await make.person(), status: 1 });
  const fields = { tracking_id: bought.package.tracking_id, text: 'When does it come?' };
  expect((await ask(await make.person(), fields)).status).toBe(404);
  const { body } = await ask(bought.customer, fields);
  expect((await bought.customer.caller.get(`/question/${body.question_id}`)).body).toMatchObject({
    viewer: 'customer',
    may_write: 1,
    may_close: 1,
    question: { product: null, tracking_id: bought.package.tracking_id },
    messages: [{ by: 'customer', text: 'When does it come?' }],
  });
});

test('refused: no subject or two, empty, too long, hidden product, own product, unverified, vendor away', async () => {
  const customer = await make.person();
  const product = await make.product(seller);
  const product_id = String(product.id);
  expect((await ask(customer, { text: 'Hello' })).body.errors).toHaveProperty('product_id');
  expect((await ask(customer, { product_id, tracking_id: 'HT1', text: 'Hello' })).status).toBe(422);
  expect((await ask(customer, { product_id, text: '  ' })).body.errors).toHaveProperty('text');
  expect((await ask(customer, { product_id, text: 'x'.repeat(1_001) })).body.errors).toHaveProperty('text');
  expect((await ask(seller, { product_id, text: 'Hello' })).body.errors.product_id[0]).toContain('your own shop');
  expect((await ask(await make.person({ mobile_verify: 0 }), { product_id, text: 'Hello' })).body).toMatchObject({
    status: 401,
    message: 'Mobile Not Verified',
  });
  const hidden = await make.product(seller, { status: 0 });
  expect((await ask(customer, { product_id: String(hidden.id), text: 'Hello' })).status).toBe(404);

  const away = await make.seller();
  const bought = await make.order({ seller: away, customer, status: 1 });
  const of = { tracking_id: bought.package.tracking_id, text: 'Hello' };
  const { question_id } = (await ask(customer, of)).body;
  await shop.payload().update({ collection: 'vendors', id: away.vendor.id, data: { accept: 2 } });
  expect((await ask(customer, of)).body.errors.tracking_id[0]).toContain('does not answer');
  expect((await customer.caller.get(`/question/${question_id}`)).body).toMatchObject({ may_write: 0 });
  expect((await away.caller.get(`/question/${question_id}`)).status).not.toBe(200);
});

test('pictures are seen by the two sides and admins, and by nobody else', async () => {
  const customer = await make.person();
  const product = await make.product(seller);
  const sent = await ask(
    customer,
    { product_id: String(product.id), text: 'Is this the same?' },
    { image1: { bytes: await pngBytes() } },
  );
  const { body } = await seller.caller.get(`/question/${sent.body.question_id}`);
  const path = (body.messages[0].image1 as string).replace('/api', '');
  expect(path).toMatch(/^\/question-picture\/\w+\/image1$/);
  for (const caller of [customer.caller, seller.caller, await shop.as('admin')]) {
    const reply = await caller.get(`${path}?size=card`);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    expect(reply.headers.get('cache-control')).toContain('no-store');
  }
  for (const caller of [(await make.person()).caller, (await make.seller()).caller])
    expect((await caller.get(path)).status).toBe(404);
  expect((await shop.visitor.get(path)).http).toBe(401);
  const listed = await shop.visitor.get('/media?where[purpose][equals]=question');
  expect(listed.body.docs ?? []).toEqual([]);
});

test('a repeat with the same key adds nothing', async () => {
  const customer = await make.person();
  const product = await make.product(seller);
  const fields = { product_id: String(product.id), text: 'Once only' };
  const options = { headers: { 'Idempotency-Key': `ask-${product.id}` } };
  const first = await ask(customer, fields, {}, options);
  const again = await ask(customer, fields, {}, options);
  expect(again.body.question_id).toBe(first.body.question_id);
  expect((await customer.caller.get(`/question/${first.body.question_id}`)).body.totalcount).toBe(1);
});

test('messages come in parts, the newest first, each part in order', async () => {
  const customer = await make.person();
  const { id } = await asked(customer, 'one');
  for (const text of ['two', 'three', 'four'])
    expect((await customer.caller.post(`/question-reply/${id}`, form({ text }))).status).toBe(200);
  const texts = async (query: string) =>
    (await customer.caller.get(`/question/${id}${query}`)).body.messages.map(({ text }: { text: string }) => text);
  expect(await texts('?offset=0&limit=3')).toEqual(['two', 'three', 'four']);
  expect(await texts('?offset=3&limit=3')).toEqual(['one']);
});

test('a deleted account takes its conversations and their pictures with it', async () => {
  const customer = await make.person();
  const bought = await make.order({ seller, customer, status: 7 });
  const sent = await ask(
    customer,
    { tracking_id: bought.package.tracking_id, text: 'Look' },
    { image1: { bytes: await pngBytes() } },
  );
  expect(sent.status).toBe(200);
  await deleteAccount(await make.ctxOf(await make.admin()), customer.user.id);
  const own = { customer: { equals: customer.user.id } };
  const count = async (collection: 'questions' | 'question-messages' | 'media', where: object) =>
    (await shop.payload().count({ collection, where: where as never })).totalDocs;
  expect(await count('questions', own)).toBe(0);
  expect(await count('question-messages', own)).toBe(0);
  const pictures = { and: [{ owner: { equals: customer.user.id } }, { purpose: { equals: 'question' } }] };
  expect(await count('media', pictures)).toBe(0);
});
