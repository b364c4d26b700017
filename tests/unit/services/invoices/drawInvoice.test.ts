/** The paper itself: words in both languages, pages, fonts, and how long others wait for it. */
import { orderMoney } from '../../../../domain/orders/orderMoney';
import { packageStatus } from '../../../../domain/packages/status';
import { drawInvoice } from '../../../../services/invoices/drawInvoice';
import { readPdf } from '../../../support/pdf';

type Given = Parameters<typeof drawInvoice>[0];

const made = new Date('2026-11-23T19:30:00.000Z');
const line = (n: number) => ({
  id: n,
  name: `Cotton panjabi ${n}`,
  name_bn: `সুতি পাঞ্জাবি, নকশি কাজ করা ${n}`,
  price: 1_250,
  qty: 2,
  total: 2_500,
  variation1: 'Red',
  variation2: 'XL',
  sku: `PJ-${n}`,
});
const parcel = { total: 124_620, status: 0, payment_status: 0, payment_method: 'COD', returned: 0 };
const moneyOf = (...packages: (typeof parcel)[]) => orderMoney({ packages, payments: [] }).whole;
const invoice = (
  lines: number,
  language: 'en' | 'bn',
  rest: object = {},
  money: Given['money'] = moneyOf(parcel),
): Given =>
  ({
    order: {
      number: 100_123,
      createdAt: '2026-11-20T20:00:00.000Z',
      payment_method: 'COD',
      payment_status: 0,
      address_line: 'রহিমা খাতুন, কর্তৃপক্ষ সড়ক, শ্রীমঙ্গল, 01712345678',
      subtotal: 125_000,
      coupon_amount: 500,
      coupon_code: 'EID50',
      delivery_charge: 120,
      total: 124_620,
      ...rest,
    },
    packages: [
      {
        sent: { shop: { name: 'Dhaka Fashion', name_bn: 'ঢাকা ফ্যাশন' }, tracking_id: 'HT1', status: 0 },
        lines: Array.from({ length: lines }, (_one, at) => line(at + 1)),
      },
    ],
    money,
    policies: [{ id: 7, policy: 'returnpolicy', valid_from: '2026-03-02T20:00:00.000Z' }],
    site: { contact: '+880 1700-000000', email: 'help@haat.test' },
    logo: null,
    made,
    language,
  }) as unknown as Given;

test('in English: number, days in Dhaka, seller, options with their SKU, amounts and how it is paid', async () => {
  const { text, title, language } = readPdf(await drawInvoice(invoice(2, 'en')));
  for (const words of [
    ...['Haat', 'Invoice', '+880 1700-000000', 'help@haat.test', 'Invoice no.: 100123'],
    ...['Ordered on: 21/11/2026 02:00:00', 'Issued on: 24/11/2026', 'Payment: Cash on delivery, unpaid'],
    ...['Sold by: Dhaka Fashion · package HT1', 'Cotton panjabi 1', 'Red · XL · PJ-1', '৳1,250', '৳2,500'],
    ...['Coupon (EID50)', '−৳500', 'Delivery charge', '৳120', 'Total', '৳124,620', 'Page 1 of 1'],
  ])
    expect(text).toContain(words);
  expect(text).toContain('রহিমা খাতুন, কর্তৃপক্ষ সড়ক, শ্রীমঙ্গল');
  expect({ title, language }).toEqual({ title: 'Invoice 100123 · Haat', language: 'en' });
});

test('in Bangla, as it is written and not as it is drawn', async () => {
  const { text, title, language, fonts } = readPdf(
    await drawInvoice(invoice(1, 'bn', {}, moneyOf({ ...parcel, payment_status: 1 }))),
  );
  for (const words of [
    ...['হাট', 'চালান নম্বর: 100123', 'অর্ডারের সময়: ২১/১১/২০২৬', 'ক্যাশ অন ডেলিভারি, পরিশোধিত'],
    ...['বিক্রেতা: ঢাকা ফ্যাশন · প্যাকেজ HT1', 'সুতি পাঞ্জাবি, নকশি কাজ করা 1', 'লাল · এক্সএল · PJ-1', 'একক দাম'],
    ...['৳১,২৪,৬২০', 'কুপন (EID50)', 'ডেলিভারি চার্জ', 'পৃষ্ঠা ১/১'],
  ])
    expect(text).toContain(words);
  expect({ title, language }).toEqual({ title: 'চালান 100123 · হাট', language: 'bn-BD' });
  expect(fonts.length).toBeGreaterThan(1);
  expect(fonts.filter((name) => !/^[A-Z]{6}\+HindSiliguri-(Regular|SemiBold)$/.test(name))).toEqual([]);
});

test('on several pages: each has the head of the table, the number of the invoice and its own', async () => {
  const { pages, parts } = readPdf(await drawInvoice(invoice(60, 'en')));
  expect(pages.length).toBeGreaterThan(2);
  pages.forEach((words, at) => {
    const said = words.map(({ text }) => text);
    expect(said).toContain(`Invoice 100123 · Page ${at + 1} of ${pages.length}`);
    if (said.some((text) => text.startsWith('Cotton panjabi'))) expect(said).toContain('Unit price');
    if (at > 0) expect(said).toContain('Haat · Invoice 100123');
    // Nothing is outside the page: 842 points high, 595 wide.
    expect(words.filter(({ x, y }) => x < 40 || x > 555 || y < 25 || y > 805)).toEqual([]);
  });
  const all = pages.flat().map(({ text }) => text);
  expect(all.filter((text) => text.startsWith('Cotton panjabi'))).toHaveLength(60);
  // A screen reader hears one table, with one head, and the sums as another.
  expect(parts.filter((part) => part === 'Table')).toHaveLength(2);
  expect(parts.filter((part) => part === 'TR')).toHaveLength(1 + 60 + 4);
  expect(parts).toEqual(expect.arrayContaining(['H1', 'Figure', 'Caption', 'TH', 'TD']));
});

test('a long name is broken into lines and a word without an end divided; letters of other scripts become marks', async () => {
  const given = invoice(1, 'en');
  given.packages[0]!.lines[0]!.name = `${'Very long name of a product '.repeat(6)}${'x'.repeat(120)} 👕Ω`;
  const { text, pages } = readPdf(await drawInvoice(given));
  expect(text).toMatch(/Very long name[\s\S]*\n[\s\S]*x{20,}\n/);
  expect(text.match(/x/g)!.length).toBeGreaterThanOrEqual(120);
  expect(text).toMatch(/x \?$/m);
  expect(pages).toHaveLength(1);
});

test('a canceled package is called so, and an order without a coupon has no row for it', async () => {
  const given = invoice(1, 'en', { coupon_amount: 0 });
  given.packages[0]!.sent.status = packageStatus.canceled;
  const { text } = readPdf(await drawInvoice(given));
  expect(text).toContain('package HT1 · canceled');
  expect(text).not.toContain('Coupon');
});

test('of an order of which a part was canceled it says what is due and what was paid', async () => {
  const completed = { ...parcel, total: 100_000, status: packageStatus.completed, payment_status: 1 };
  const canceled = { ...parcel, total: 24_620, status: packageStatus.canceled };
  const { text } = readPdf(await drawInvoice(invoice(1, 'en', {}, moneyOf(completed, canceled))));
  for (const words of ['Cash on delivery, paid', 'Canceled', '−৳24,620', 'Amount due', 'Paid', '৳100,000'])
    expect(text).toContain(words);
});

test('others get their turn between the pages', async () => {
  await drawInvoice(invoice(1, 'bn'));
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);
  const { pages } = readPdf(await drawInvoice(invoice(200, 'bn')));
  clearInterval(counting);
  expect(pages.length).toBeGreaterThan(8);
  expect(turns).toBeGreaterThan(3);
});

test('the policies it was placed under are named with their day in Dhaka', async () => {
  const { text } = readPdf(await drawInvoice(invoice(1, 'en')));
  expect(text).toContain('Return Policy of 03/03/2026');
});
