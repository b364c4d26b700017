/** Who gets a broadcast, what it costs, and how it is stopped and sent again. */
import { openShop } from '../../../support/http';
import { market, type Person } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

let admin: Person;
beforeAll(async () => {
  admin = await make.admin();
});

const preview = async (body: object) =>
  (await admin.caller.post('/broadcast-preview', { kind: 'sms', text: 'Hello', ...body })).body;
let made = 0;
/** An account that only the database knows. */
const account = async (data: object): Promise<number> => {
  made += 1;
  const person = {
    name: `Audience ${made}`,
    email: `audience.${made}@made.test`,
    mobile: `0172${String(made).padStart(7, '0')}`,
    mobile_prefix: '+88',
    role_as: 0,
    is_vendor: 0,
    is_incharge: 0,
    status: 1,
    mobile_verify: 1,
    user_verify: 0,
    deleted: 0,
    ...data,
  };
  return ((await shop.payload().db.create({ collection: 'users', data: person })) as { id: number }).id;
};
type Counted = { recipients: number; left_out: Record<'suspended' | 'unverified' | 'no_number', number> };
const difference = (before: Counted, after: Counted) => ({
  recipients: after.recipients - before.recipients,
  suspended: after.left_out.suspended - before.left_out.suspended,
  unverified: after.left_out.unverified - before.left_out.unverified,
  no_number: after.left_out.no_number - before.left_out.no_number,
});
const nobody = { recipients: 0, suspended: 0, unverified: 0, no_number: 0 };

describe('who gets a text', () => {
  test.each([
    ['customer', {}, { recipients: 1 }],
    ['customer', { status: 0 }, { suspended: 1 }],
    ['customer', { mobile_verify: 0 }, { unverified: 1 }],
    ['customer', { mobile: '' }, { no_number: 1 }],
    ['customer', { deleted: 1, status: 0 }, {}],
    ['customer', { is_vendor: 1 }, {}],
    ['vendor', { is_vendor: 1 }, { recipients: 1 }],
    ['vendor', { is_vendor: 1, status: 0, mobile_verify: 0 }, { suspended: 1 }],
    ['incharge', { is_incharge: 1 }, { recipients: 1 }],
    ['incharge', {}, {}],
    ['admin', { role_as: 2 }, { recipients: 1 }],
    ['everyone', { is_incharge: 1 }, { recipients: 1 }],
  ] as const)('of %s: an account with %j counts as %j', async (audience, data, counted) => {
    const before = await preview({ audience });
    await account(data);
    expect(difference(before, await preview({ audience }))).toEqual({ ...nobody, ...counted });
  });

  test('a notice reaches unverified accounts too, and nobody suspended', async () => {
    const ask = () => preview({ audience: 'customer', kind: 'notification' });
    const before = await ask();
    await account({ mobile_verify: 0 });
    await account({ status: 0 });
    expect(difference(before, await ask())).toEqual({ ...nobody, recipients: 1, suspended: 1 });
  });

  test('what is counted is what is sent', async () => {
    const { recipients } = await preview({ audience: 'incharge' });
    const sent = (await admin.caller.post('/send-sms', { audience: 'incharge', text_message: 'To the warehouses' }))
      .body;
    expect(sent.broadcast).toMatchObject({ audience: 'incharge', total: recipients });
    const texts = () =>
      shop.payload().count({ collection: 'messages', where: { batch: { equals: `broadcast-${sent.broadcast.id}` } } });
    for (let attempt = 0; attempt < 100 && (await texts()).totalDocs < recipients; attempt += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await texts()).totalDocs).toBe(recipients);
  });
});

test('the cost is parts times people times the price: Bangla counts 70, then 67 letters', async () => {
  await admin.caller.post('/sms-price', { sms_part_paisa: 40 });
  expect((await admin.caller.get('/sms-balance')).body).toMatchObject({ sms_part_paisa: 40 });
  const one = { user_id: admin.user.id };
  const parts = async (text: string) => {
    const { parts: count, cost_paisa, recipients } = await preview({ ...one, text });
    expect([recipients, cost_paisa]).toEqual([1, count * 40]);
    return count;
  };
  expect([await parts('a'.repeat(160)), await parts('a'.repeat(161))]).toEqual([1, 2]);
  expect([await parts('ক'.repeat(70)), await parts('ক'.repeat(71)), await parts('ক'.repeat(135))]).toEqual([1, 2, 3]);
  expect(await preview({ ...one, kind: 'notification' })).toMatchObject({ parts: 0, cost_paisa: 0 });
  expect((await admin.caller.post('/sms-price', { sms_part_paisa: -1 })).status).toBe(422);
  expect((await preview({})).errors).toHaveProperty('audience');
});

describe('a broadcast under way', () => {
  const started = async (status: string) => {
    const { id } = await make.create<{ id: number }>('broadcasts', {
      kind: 'sms',
      audience: 'customer',
      text: 'Under way',
      type: 1,
      status,
      total: 4,
      done: 4,
    });
    const message = (data: object) =>
      make.create<{ id: number }>('messages', {
        channel: 'sms',
        to: '01999999990',
        text: 'Under way',
        purpose: 'broadcast',
        batch: `broadcast-${id}`,
        tries: 1,
        ...data,
      });
    return { id, message };
  };
  const progress = async (id: number) => (await admin.caller.get(`/send-history/${id}`)).body;

  test('is stopped: what waits is not sent, and the reason is told', async () => {
    const { id, message } = await started('sending');
    await message({ status: 'sent' });
    await message({ status: 'queued' });
    expect((await admin.caller.post(`/broadcast-stop/${id}`)).status).toBe(200);
    expect(await progress(id)).toMatchObject({
      broadcast: { status: 'stopped', sent: 1, failed: 1 },
      reasons: [{ error: 'stopped', count: 1 }],
    });
    expect((await admin.caller.post(`/broadcast-stop/${id}`)).status).toBe(201);
    // What was stopped is not sent again.
    expect((await admin.caller.post(`/broadcast-retry/${id}`)).status).toBe(201);
    expect((await admin.caller.post('/broadcast-stop/999999')).status).toBe(404);
  });

  test('the failed ones are sent again, but for those that may have arrived', async () => {
    const { id, message } = await started('finished');
    const failed = await message({ status: 'failed', error: 'transient 1005', to: '01999999981' });
    const unclear = await message({ status: 'failed', error: 'noAnswer 0', to: '01999999982' });
    expect((await progress(id)).reasons).toHaveLength(2);
    expect((await admin.caller.post(`/broadcast-retry/${id}`)).status).toBe(200);
    expect((await shop.message('sms', '01999999981')).text).toBe('Under way');
    const statusOf = async (each: { id: number }) =>
      (await shop.payload().findByID({ collection: 'messages', id: each.id })).status;
    expect(await statusOf(unclear)).toBe('failed');
    expect(['queued', 'sending', 'sent']).toContain(await statusOf(failed));
    const { history } = (await admin.caller.get('/send-history?limit=50')).body;
    expect(history.find((row: { id: number }) => row.id === id)).toMatchObject({ failed: 1 });
  });
});
