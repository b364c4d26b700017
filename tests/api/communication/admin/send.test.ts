import { openShop } from '../../../support/http';
import { market, type Person, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

let admin: Person;
let seller: Seller;
let customer: Person;
beforeAll(async () => {
  admin = await make.admin();
  seller = await make.seller();
  customer = await make.person();
});

const finished = async (id: unknown) => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { broadcast } = (await admin.caller.get(`/send-history/${id}`)).body;
    if (broadcast.status === 'finished') return broadcast;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the broadcast does not end');
};
const noticesOf = async (person: Person) =>
  (await person.caller.get('/user-notification')).body.notification as {
    message: string;
    type: number;
    link: string;
  }[];
const has = async (person: Person, message: string) =>
  (await noticesOf(person)).some((notice) => notice.message === message);

describe('a notification', () => {
  test.each([
    ['customer', { customer: true, seller: false, admin: false }],
    ['vendor', { customer: false, seller: true, admin: false }],
    ['admin', { customer: false, seller: false, admin: true }],
    ['everyone', { customer: true, seller: true, admin: true }],
  ] as const)('to %s reaches exactly them, once, and reports its progress', async (audience, expected) => {
    const message = `Hello ${audience}`;
    const sent = await admin.caller.post('/send-notification', {
      audience,
      notification_message: message,
      type: 3,
      link: '/mall',
    });
    expect(sent.body).toMatchObject({
      status: 200,
      broadcast: { kind: 'notification', audience, created_by: admin.user.name },
    });
    const end = await finished(sent.body.broadcast.id);
    expect(end).toMatchObject({ done: end.total, failed: 0 });
    expect([await has(customer, message), await has(seller, message), await has(admin, message)]).toEqual([
      expected.customer,
      expected.seller,
      expected.admin,
    ]);
    const reached = await shop
      .payload()
      .count({ collection: 'notifications', where: { message: { equals: message } } });
    expect(reached.totalDocs).toBe(end.total);
  });

  test('reaches more people than fit into one step, each once', async () => {
    const crowd = Array.from({ length: 230 }, (_, n) => n);
    for (const n of crowd) {
      await shop.payload().db.create({
        collection: 'users',
        data: {
          name: `Crowd ${n}`,
          email: `crowd.${n}@made.test`,
          mobile: `018${String(n).padStart(8, '0')}`,
          mobile_prefix: '+88',
          role_as: 0,
          is_vendor: 0,
          is_incharge: 0,
          status: 1,
          mobile_verify: 0,
          user_verify: 0,
          deleted: 0,
        },
      });
    }
    const sent = await admin.caller.post('/send-notification', {
      audience: 'customer',
      notification_message: 'To the crowd',
      type: 1,
    });
    const end = await finished(sent.body.broadcast.id);
    expect(end.total).toBeGreaterThanOrEqual(230);
    expect(end.done).toBe(end.total);
    const told = () =>
      shop.payload().find({
        collection: 'notifications',
        where: { message: { equals: 'To the crowd' } },
        limit: 1000,
        depth: 0,
        overrideAccess: true,
      });
    const rows = await told();
    expect(rows.docs).toHaveLength(end.total);
    expect(new Set(rows.docs.map((row) => row.user)).size).toBe(end.total);
  });

  test('to one person, by e-mail too', async () => {
    const sent = await admin.caller.post('/send-notification', {
      user_id: customer.user.id,
      notification_message: 'Only you',
      type: '5',
      email: 1,
    });
    expect(await finished(sent.body.broadcast.id)).toMatchObject({ audience: 'one', total: 1, done: 1, also_email: 1 });
    expect(await has(customer, 'Only you')).toBe(true);
    expect(await has(seller, 'Only you')).toBe(false);
    expect((await shop.message('mail', customer.user.email)).text).toContain('Only you');
  });

  test.each([
    [{ notification_message: '' }, 'notification_message'],
    [{ notification_message: 'x'.repeat(1001) }, 'notification_message'],
    [{ type: 6 }, 'type'],
    [{ audience: 'nobody' }, 'audience'],
    [{ audience: undefined }, 'audience'],
    [{ audience: undefined, user_id: 999999 }, 'user_id'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ link: '//evil.test' }, 'link'],
  ])('%j is refused by name', async (wrong, field) => {
    const body = { audience: 'admin', notification_message: 'Hello', type: 1, ...wrong };
    const answer = (await admin.caller.post('/send-notification', body)).body;
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, [field]]);
  });
});

describe('a text message', () => {
  test('is actually sent to its audience, recorded, and listed in the history', async () => {
    const sent = await admin.caller.post('/send-sms', { audience: 'vendor', text_message: 'ঈদ মোবারক' });
    const end = await finished(sent.body.broadcast.id);
    expect(end).toMatchObject({ kind: 'sms', text: 'ঈদ মোবারক', done: end.total });
    expect((await shop.message('sms', seller.user.mobile)).text).toBe('ঈদ মোবারক');
    const history = (await (await make.subadmin()).caller.get('/send-history?limit=1')).body;
    expect(history.history[0]).toMatchObject({ id: end.id, audience: 'vendor', created_by: admin.user.name });
    expect(history.totalcount).toBeGreaterThanOrEqual(1);
    expect((await admin.caller.get('/send-history/999999')).status).toBe(404);
  });

  test('is refused without text', async () => {
    expect((await admin.caller.post('/send-sms', { audience: 'vendor', text_message: ' ' })).body).toMatchObject({
      status: 422,
      errors: { text_message: expect.any(Array) },
    });
  });
});

test('a failed message is listed and retried; a sent one and one with a code are not', async () => {
  const failed = await make.create<{ id: number }>('messages', {
    channel: 'sms',
    to: '01999999999',
    text: 'Again',
    purpose: 'broadcast',
    status: 'failed',
    tries: 5,
    error: 'transient 1005',
  });
  const coded = await make.create<{ id: number }>('messages', {
    channel: 'sms',
    to: '01999999998',
    text: 'Code ••••••',
    purpose: 'verify',
    status: 'failed',
    tries: 5,
  });
  const list = (await admin.caller.get('/sent-messages?status=failed&search=0199999999')).body;
  expect(list.messages.map((each: { id: number }) => each.id).sort()).toEqual([failed.id, coded.id].sort());
  expect((await admin.caller.post(`/retry-message/${failed.id}`)).body).toEqual({
    status: 200,
    message: 'The message is being sent again',
  });
  expect((await shop.message('sms', '01999999999')).text).toBe('Again');
  expect((await admin.caller.post(`/retry-message/${coded.id}`)).status).toBe(201);
  expect((await admin.caller.post('/retry-message/999999')).status).toBe(404);
});

test('the balance', async () => {
  expect((await admin.caller.get('/sms-balance')).body).toEqual({
    status: 200,
    balance: expect.any(Number),
    expire: expect.anything(),
    sms_part_paisa: 35,
  });
});
