/** What is wrong with a field is said precisely, one sentence for each fault, all fields at once, in both languages. */
import { openShop } from '../../support/http';
import { form, market } from '../../support/make/market';

const shop = openShop();
const make = market(shop);

type Case = [field: string, typed: unknown, en: string, bn: string];

const coupon: Case[] = [
  ['code', 'EID 2026', 'The code may not contain spaces.', 'মাঝে ফাঁকা না রেখে লিখুন।'],
  ['code', '', 'The code field is required.', 'এই ঘরটি পূরণ করুন।'],
  ['fixed', 'fifty', 'The fixed amount must be a whole number.', 'পূর্ণ সংখ্যা লিখুন।'],
  ['fixed', 12.5, 'The fixed amount must be a whole number.', 'পূর্ণ সংখ্যা লিখুন।'],
  ['percentage', 101, 'The percentage may not be more than 100.', 'সর্বোচ্চ ১০০ দেওয়া যাবে।'],
];
const vendor: Case[] = [
  ['nid', '12345', 'The NID number must have 10 / 13 / 17 digits and nothing else.', 'শুধু সংখ্যা লিখুন, ১০ / ১৩ / ১৭টি।'],
  [
    'email',
    'somebody',
    'Enter an email address such as name@example.com.',
    'ইমেইল ঠিকানা লিখুন, যেমন name@example.com।',
  ],
  ['birthdate', '3 February', 'The date of birth must be a date such as 2026-03-26.', 'তারিখ লিখুন, যেমন ২০২৬-০৩-২৬।'],
];

test.each(coupon)('a coupon’s %s %j', async (field, typed, en, bn) => {
  const { caller } = await make.admin();
  const body = { code: 'FINE', type: 1, fixed: 50, percentage: 0, min_order: 100, quantity: 5, status: 1 };
  const sent = { ...body, [field]: typed };
  expect((await caller.post('/coupon-create', sent)).body.errors).toEqual({ [field]: [en] });
  const inBangla = await caller.post('/coupon-create', sent, { language: 'bn' });
  expect(inBangla.body.errors).toEqual({ [field]: [bn] });
});

test('a vendor’s number, e-mail and birthday, all named at once', async () => {
  const { caller } = await make.admin();
  const seller = await make.seller();
  const path = `/update-vendor-application/${seller.vendor.id}`;
  const typed = Object.fromEntries(vendor.map(([field, value]) => [field, String(value)]));
  const { errors } = (await caller.post(path, form(typed))).body;
  for (const [field, , en] of vendor) expect(errors[field]).toEqual([en]);
  const bangla = (await caller.post(path, form(typed), { language: 'bn' })).body.errors;
  for (const [field, , , bn] of vendor) expect(bangla[field]).toEqual([bn]);
});

test('a slug, a video, an e-mail that may be left out and a number that is too big', async () => {
  const { caller } = await make.admin();
  const category = { name: 'A', name_bn: 'ক', slug: 'no_underscores!', status: 1, meta_title: 'A' };
  expect((await caller.post('/store-category', category)).body.errors.slug).toEqual([
    'The slug may contain only letters, digits and single hyphens between them.',
  ]);
  const top = { top_email: 'nobody', top_contact: '16000' };
  expect((await caller.post('/update-top-information', top)).body.errors.top_email).toEqual([
    'Enter an email address such as name@example.com.',
  ]);
  const values = { flash_sell: 500, flash_sell_until: '31/12/2026' };
  expect((await caller.post('/update-values', values)).body.errors).toEqual({
    flash_sell: [expect.stringMatching(/may not be more than 100\.$/)],
    flash_sell_until: [expect.stringMatching(/must be a date such as 2026-03-26\.$/)],
  });
  const seller = await make.seller();
  const product = form({ video: 'https://youtu.be/x' });
  expect((await seller.caller.post('/store-product', product)).body.errors.video).toEqual([
    'Enter the 11-character id of the YouTube video.',
  ]);
});
