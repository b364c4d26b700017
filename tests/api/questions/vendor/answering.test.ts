import { openShop } from '../../../support/http';
import { form, type Person, type Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let seller: Seller;
beforeAll(async () => {
  seller = await make.seller();
});

const reply = (by: Person, id: number, text: string) => by.caller.post(`/question-reply/${id}`, form({ text }));
const read = async (by: Person, id: number) => (await by.caller.get(`/question/${id}`)).body;
const asked = async (customer: Person) => (await askedAbout(customer)).id;
const askedAbout = async (customer: Person) => {
  const product = await make.product(seller);
  const fields = { product_id: String(product.id), text: 'Is it washable?' };
  return { product, id: (await customer.caller.post('/ask-question', form(fields))).body.question_id as number };
};

test('answers, the customer is notified once and reads it: the counts go back to nothing', async () => {
  const customer = await make.person();
  const { id, product } = await askedAbout(customer);
  expect(await read(seller, id)).toMatchObject({ viewer: 'vendor', question: { unread: 1 }, may_write: 1 });
  expect((await read(seller, id)).question.unread).toBe(0);
  expect((await reply(seller, id, 'Yes, in cold water')).body).toMatchObject({ status: 200, message: 'Message sent' });
  expect((await reply(seller, id, 'Dry it in the shade')).status).toBe(200);
  const news = (await customer.caller.get('/user-notification', { language: 'bn' })).body.notification;
  const own = (news as { link: string; message: string }[]).filter(({ link }) => link === `/account/questions/${id}`);
  expect(own).toHaveLength(1);
  expect(own[0]!.message).toContain(product.name_bn);
  expect(await read(customer, id)).toMatchObject({ question: { unread: 2, last_by: 'vendor' }, totalcount: 3 });
  expect((await customer.caller.get('/my-questions')).body.questions[0].unread).toBe(0);
});

test('a closed conversation takes no answers until the customer writes again', async () => {
  const customer = await make.person();
  const id = await asked(customer);
  expect((await seller.caller.post(`/question-close/${id}`)).body.status).toBe(200);
  expect((await customer.caller.post(`/question-close/${id}`)).body.status).toBe(201);
  expect(await read(seller, id)).toMatchObject({ may_write: 0, may_close: 0, question: { closed: 1 } });
  expect((await reply(seller, id, 'One more thing')).status).toBe(201);
  expect((await reply(customer, id, 'Still there?')).status).toBe(200);
  expect(await read(seller, id)).toMatchObject({ may_write: 1, question: { closed: 0 } });
});

test('a vendor’s list: unread first, then the newest; open, closed, by tracking id; nobody else’s', async () => {
  const own = await make.seller();
  const customer = await make.person();
  const ids: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const bought = await make.order({ seller: own, customer, status: 1 });
    const fields = { tracking_id: bought.package.tracking_id, text: `Question ${n}` };
    ids.push((await customer.caller.post('/ask-question', form(fields))).body.question_id);
  }
  await read(own, ids[2]!);
  await own.caller.post(`/question-close/${ids[2]}`);
  const list = async (query = '') =>
    (await own.caller.get(`/vendor-questions${query}`)).body.questions.map((each: { id: number }) => each.id);
  expect(await list()).toEqual([ids[1], ids[0], ids[2]]);
  expect(await list('?list=unread')).toEqual([ids[1], ids[0]]);
  expect(await list('?list=closed')).toEqual([ids[2]]);
  expect(await list('?list=open&offset=1&limit=1')).toEqual([ids[0]]);
  const { tracking_id } = (await read(own, ids[0]!)).question;
  expect(await list(`?search=${tracking_id}`)).toEqual([ids[0]]);
  expect((await seller.caller.get(`/question/${ids[0]}`)).status).toBe(404);
  expect((await reply(seller, ids[0]!, 'Mine')).status).toBe(404);
  expect((await customer.caller.get('/vendor-questions')).http).toBe(403);
});

test('answers at once are all counted, and a message that arrives while reading stays unread', async () => {
  const customer = await make.person();
  const id = await asked(customer);
  const replies = await Promise.all([
    ...Array.from({ length: 5 }, (_, n) => reply(seller, id, `Answer ${n}`)),
    ...Array.from({ length: 4 }, (_, n) => reply(customer, id, `Again ${n}`)),
  ]);
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200));
  const row = await shop.payload().findByID({ collection: 'questions', id });
  expect(row).toMatchObject({ messages: 10, customer_unread: 5, vendor_unread: 5 });
  await Promise.all([read(customer, id), reply(seller, id, 'In between'), read(customer, id)]);
  const { question, messages } = await read(customer, id);
  expect(messages.at(-1).text).toBe('In between');
  expect([0, 1, 6]).toContain(question.unread);
  expect((await read(customer, id)).question.unread).toBe(0);
});

test('closed and answered at once: what was answered is there, what was refused is not', async () => {
  const customer = await make.person();
  for (let round = 0; round < 5; round += 1) {
    const id = await asked(customer);
    const [closed, answered] = await Promise.all([
      customer.caller.post(`/question-close/${id}`),
      reply(seller, id, 'Just in time'),
    ]);
    expect(closed.status).toBe(200);
    const { question, totalcount } = await read(customer, id);
    expect(question.closed).toBe(1);
    expect(totalcount).toBe(answered.status === 200 ? 2 : 1);
    expect(question.unread).toBe(totalcount - 1);
  }
});

test('asked twice at once it is one conversation', async () => {
  const customer = await make.person();
  const product = await make.product(seller);
  const replies = await Promise.all(
    ['One', 'Two', 'Three'].map((text) =>
      customer.caller.post('/ask-question', form({ product_id: String(product.id), text })),
    ),
  );
  expect(new Set(replies.map(({ body }) => String(body.question_id))).size).toBe(1);
  expect((await read(customer, replies[0]!.body.question_id)).totalcount).toBe(3);
});
