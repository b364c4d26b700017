import { messageNames } from '../../../../domain/messages/templates';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
let admin: Person;
let seller: Seller;
beforeAll(async () => {
  admin = await make.admin();
  seller = await make.seller();
  await make.delivery();
});

const save = (name: string, body: object) => admin.caller.post(`/message-template-save/${name}`, body);
const reset = (name: string) => admin.caller.post(`/message-template-reset/${name}`);

/** An order of one piece for 1,234 taka. */
async function order(customer: Person, language: 'en' | 'bn' = 'en') {
  await make.fill(customer, [[await make.product(seller, { selling_price: 1234, original_price: 1234 }), 1]]);
  const { body } = await customer.caller.post('/order-place', make.payload({ delivery_charge: null }), { language });
  expect(body).toMatchObject({ status: 200, total: 1234 });
  return body as { order_number: number; tracking_ids: string[] };
}

const sentTo = (channel: 'sms' | 'mail', to: string) => shop.outbox(channel).filter((each) => each.to.endsWith(to));

/** Every job that was queued has run. */
async function settled(): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    // Jobs of a schedule wait for their time.
    const { totalDocs } = await shop
      .payload()
      .count({ collection: 'payload-jobs', where: { taskSlug: { equals: 'sendMessage' } } });
    const { totalDocs: waiting } = await shop
      .payload()
      .count({ collection: 'messages', where: { status: { in: ['queued', 'sending'] } } });
    if (totalDocs === 0 && waiting === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('jobs are still waiting');
}

test('every automatic message is listed with its text and placeholders', async () => {
  const { body } = await admin.caller.get('/all-message-template');
  expect(body.templates.map(({ name }: { name: string }) => name)).toEqual([...messageNames]);
  expect(body.templates.find(({ name }: { name: string }) => name === 'order_placed_sms')).toMatchObject({
    channel: 'sms',
    placeholders: ['name', 'number', 'total', 'link'],
    required_placeholders: ['number'],
    optional: 1,
    is_on: 1,
    changed_at: null,
  });
});

describe('an order', () => {
  test('is confirmed by SMS and mail with number, total and link, once', async () => {
    const customer = await make.person();
    const { order_number, tracking_ids } = await order(customer);
    const link = `${shop.origin()}/multi-vendor/account/order-details/${tracking_ids[0]}`;
    expect((await shop.message('sms', customer.user.mobile)).text).toBe(
      `Haat: order ${order_number} received, Tk 1,234. ${link}`,
    );
    const mail = await shop.message('mail', customer.user.email);
    expect(mail.subject).toBe(`Haat: your order ${order_number}`);
    for (const part of [customer.user.name, String(order_number), '1,234 taka', link])
      expect(mail.text).toContain(part);
    await settled();
    expect(sentTo('sms', customer.user.mobile)).toHaveLength(1);
    expect(sentTo('mail', customer.user.email)).toHaveLength(1);
  });

  test('is confirmed in the language it was placed in; its number keeps Latin digits', async () => {
    const customer = await make.person();
    const { order_number } = await order(customer, 'bn');
    const { text } = await shop.message('sms', customer.user.mobile);
    expect(text).toContain(`অর্ডার ${order_number} পেয়েছি, ১,২৩৪ টাকা`);
  });

  test('is confirmed in the words an admin wrote, until they are put back', async () => {
    const words = { text: 'New words {number}', text_bn: 'নতুন লেখা {number}' };
    const saved = await save('order_placed_sms', words);
    expect(saved.body).toMatchObject({ status: 200, template: { ...words, is_on: 1 } });
    expect(saved.body.template.changed_at).not.toBeNull();
    const first = await make.person();
    const placed = await order(first);
    expect((await shop.message('sms', first.user.mobile)).text).toBe(`New words ${placed.order_number}`);

    expect((await reset('order_placed_sms')).body.template).toMatchObject({ changed_at: null });
    const second = await make.person();
    await order(second);
    expect((await shop.message('sms', second.user.mobile)).text).toMatch(/^Haat: order /);
  });

  test('is not confirmed by what was turned off', async () => {
    const words = { text: '{number}', text_bn: '{number}' };
    await save('order_placed_sms', { ...words, is_on: 0 });
    const customer = await make.person();
    await order(customer);
    await shop.message('mail', customer.user.email);
    await settled();
    expect(sentTo('sms', customer.user.mobile)).toEqual([]);
    await save('order_placed_mail', { ...words, subject: 'S', subject_bn: 'S', is_on: 0 });
    const other = await make.person();
    await order(other);
    await settled();
    expect(sentTo('mail', other.user.email)).toEqual([]);
    await reset('order_placed_sms');
    await reset('order_placed_mail');
  });
});

describe('words that cannot be used are refused', () => {
  test('each field is reported, in the reader’s language, and nothing is changed', async () => {
    const { http, body } = await save('order_placed_mail', {
      subject: '',
      subject_bn: 'অর্ডার {kind}',
      text: 'Thank you {nmae}',
      text_bn: 'ধন্যবাদ',
    });
    expect({ http, status: body.status }).toEqual({ http: 200, status: 422 });
    expect(body.errors).toEqual({
      subject: [expect.stringContaining('required')],
      subject_bn: [expect.stringContaining('{kind}')],
      text: [expect.stringContaining('{nmae}')],
      text_bn: [expect.stringContaining('{number}')],
    });
    const { body: all } = await admin.caller.get('/all-message-template');
    expect(all.templates.every(({ changed_at }: { changed_at: string | null }) => changed_at === null)).toBe(true);
  });

  test('a code cannot be left out of the message that carries it, nor can that be turned off', async () => {
    expect((await save('verify_sms', { text: 'Your code', text_bn: '{code}' })).body.errors).toHaveProperty('text');
    const off = await save('verify_sms', { text: '{code}', text_bn: '{code}', is_on: 0 });
    expect(off.body.errors).toEqual({ is_on: ['This message cannot be turned off.'] });
  });

  test('an unknown message', async () => {
    expect((await save('no_such', { text: 'a', text_bn: 'b' })).body.status).toBeGreaterThanOrEqual(400);
  });
});

test('a test goes to the admin alone, filled with examples, also with words that are not saved', async () => {
  const answer = await admin.caller.post('/message-template-test/order_placed_sms', {
    text: 'Draft {number} for {name}',
    text_bn: 'খসড়া {number}',
    language: 'en',
  });
  expect(answer.body).toMatchObject({ status: 200, to: `+88${admin.user.mobile}` });
  expect((await shop.message('sms', admin.user.mobile)).text).toBe('Draft 10483920 for Rahima');
  const mail = await admin.caller.post('/message-template-test/order_placed_mail', {
    subject: 'S {number}',
    subject_bn: 'বিষয় {number}',
    text: '{number}',
    text_bn: 'লেখা {number}',
    language: 'bn',
  });
  expect(mail.body.to).toBe(admin.user.email);
  expect(await shop.message('mail', admin.user.email)).toMatchObject({
    subject: 'বিষয় 10483920',
    text: 'লেখা 10483920',
  });
});

test('codes and account messages use the words an admin wrote', async () => {
  await save('verify_sms', { text: 'Type {code} at Haat', text_bn: '{code} লিখুন' });
  const customer = await make.person({ mobile_verify: 0 });
  expect((await customer.caller.post('/get-otp-code', { mobile: customer.user.mobile })).body.status).toBe(200);
  expect((await shop.message('sms', customer.user.mobile)).text).toMatch(/^Type \d{6} at Haat$/);
  await reset('verify_sms');
});

test('a change of words is written into the audit log with what they were', async () => {
  await save('order_placed_sms', { text: 'A {number}', text_bn: 'ক {number}' });
  await save('order_placed_sms', { text: 'B {number}', text_bn: 'ক {number}' });
  const { docs } = await shop.payload().find({
    collection: 'audit-logs',
    where: { and: [{ target: { equals: 'message-templates' } }, { action: { equals: 'changed' } }] },
    sort: '-id',
    depth: 0,
    limit: 1,
  });
  expect(docs[0]).toMatchObject({
    actor: admin.user.id,
    before: { text: 'A {number}' },
    after: { text: 'B {number}' },
  });
  await reset('order_placed_sms');
});
