/** The paper itself: words in both languages, sums, and the head of the table on every page. */
import { drawStatement } from '../../../../services/vendorMoney/drawStatement';
import { readPdf } from '../../../support/pdf';

type Given = Parameters<typeof drawStatement>[0];

const none = { goods: 0, coupon: 0, commission: 0, returned: 0, payout: 0, adjustment: 0 };
const earning = (at: number) => ({
  id: at,
  at: '2026-11-20T20:00:00.000Z',
  event: 'package_completed',
  kind: 'earning',
  order_number: 100_000 + at,
  tracking_id: `HT${at}`,
  reference: '',
  note: '',
  lines: [
    {
      ...{ name: 'Cotton panjabi', name_bn: 'সুতি পাঞ্জাবি', price: 1_250, qty: 2, total: 2_500 },
      ...{ commission: 250, rate: 1_050, scope: 'vendor' },
    },
  ],
  parts: { ...none, goods: 2_500, coupon: -50, commission: -250 },
  amount: 2_200,
  balance: 1_000 + at * 2_200,
});
const payout = {
  ...earning(99),
  ...{ event: 'payout_sent', kind: 'payout', order_number: null, tracking_id: '', reference: 'TRX77', lines: [] },
  ...{ parts: { ...none, payout: -2_000 }, amount: -2_000, balance: 1_200 },
};
const back = {
  ...earning(98),
  ...{ event: 'return_settled', kind: 'return', parts: { ...none, returned: -1_310, commission: 131 } },
  ...{ amount: -1_179, balance: 21 },
};
const statement = (language: 'en' | 'bn', movements: object[]): Given =>
  ({
    statement: {
      opening: 1_000,
      closing: 1_200,
      totals: { earned: 2_200, returned: 0, paid_out: -2_000, adjusted: 0 },
      movements,
    },
    vendor: { name: 'Rahima Khatun', business_name: 'Nakshi Ghor' },
    shop: { name: 'Nakshi', name_bn: 'নকশি ঘর' },
    site: { contact: '+880 1700-000000', email: 'help@haat.test' },
    logo: null,
    place: { part: 1, parts: 1 },
    days: { from: '2026-11-01', to: '2026-11-30' },
    made: new Date('2026-11-30T19:30:00.000Z'),
    language,
  }) as unknown as Given;

test('in English: whose it is, the days, every movement with why it is so much, and the sums', async () => {
  const { text, title, language } = readPdf(await drawStatement(statement('en', [earning(1), payout])));
  for (const words of [
    ...['Haat', 'Statement', 'Vendor: Nakshi Ghor, Rahima Khatun', 'Shop: Nakshi', 'Issued on: 01/12/2026'],
    ...['Period: 01/11/2026 to 30/11/2026', '21/11/2026 · Package completed', 'order 100001', 'HT1', 'TRX77'],
    ...['2 × ৳1,250', '10.5% (your rate): ৳250', '৳2,500', '−৳50', '−৳250', '৳2,200', '−৳2,000', '৳3,200'],
    ...['Opening balance', 'Earned', 'Payouts', 'Closing balance', '৳1,200', 'Page 1 of 1'],
  ])
    expect(text.replace(/\n/g, ' ')).toContain(words);
  expect(text).not.toContain('Adjustments');
  expect({ title, language }).toEqual({ title: 'Statement 01/11/2026 to 30/11/2026 · Haat', language: 'en' });
});

test('what came back is named with what the marketplace gives back of its commission', async () => {
  const { text } = readPdf(await drawStatement(statement('en', [earning(1), back])));
  for (const words of ['· Return', '−৳1,310', '৳131', '−৳1,179']) expect(text.replace(/\n/g, ' ')).toContain(words);
});

test('in Bangla, as it is written and not as it is drawn', async () => {
  const { text, language, fonts } = readPdf(await drawStatement(statement('bn', [earning(1), payout])));
  for (const words of [
    ...[
      'হিসাব বিবরণী',
      'দোকান: নকশি ঘর',
      '০১/১১/২০২৬ থেকে ৩০/১১/২০২৬',
      'প্যাকেজ সম্পন্ন',
      'সুতি পাঞ্জাবি',
      '১০.৫% (আপনার হার): ৳২৫০',
    ],
    ...['প্রারম্ভিক ব্যালেন্স', 'সমাপনী ব্যালেন্স', '৳১,২০০', 'পৃষ্ঠা ১/১'],
  ])
    expect(text.replace(/\n/g, ' ')).toContain(words);
  expect(language).toBe('bn-BD');
  expect(fonts.filter((name) => !/^[A-Z]{6}\+HindSiliguri-(Regular|SemiBold)$/.test(name))).toEqual([]);
});

test('on several pages: each has the head of the table and its number, and nothing stands outside', async () => {
  const { pages } = readPdf(
    await drawStatement(
      statement(
        'en',
        Array.from({ length: 60 }, (_, at) => earning(at + 1)),
      ),
    ),
  );
  expect(pages.length).toBeGreaterThan(2);
  pages.forEach((words, at) => {
    const said = words.map(({ text }) => text);
    expect(said.some((text) => text.endsWith(`Page ${at + 1} of ${pages.length}`))).toBe(true);
    if (said.some((text) => text.includes('Package completed'))) expect(said).toContain('Balance');
    expect(words.filter(({ x, y }) => x < 40 || x > 555 || y < 25 || y > 805)).toEqual([]);
  });
});

test('of several parts: each is named, goes on from the balance of the one before, and the last has the sums', async () => {
  const parts = [1, 2].map((part) => ({ ...statement('en', [earning(part)]), place: { part, parts: 2 } }));
  const [first, second] = await Promise.all(parts.map(async (given) => readPdf(await drawStatement(given))));
  expect([first!.title, second!.title].map((title) => title.split(' · ')[1])).toEqual(['Part 1 of 2', 'Part 2 of 2']);
  const [begin, end] = [first!.text.replace(/\n/g, ' '), second!.text.replace(/\n/g, ' ')];
  for (const words of ['Opening balance', 'Carried over to the next part', '৳3,200']) expect(begin).toContain(words);
  expect(begin).not.toContain('Closing balance');
  for (const words of ['Carried over from the part before', '৳3,200', 'Closing balance']) expect(end).toContain(words);
});

test('of days on which nothing moved it says so', async () => {
  const { text } = readPdf(await drawStatement(statement('en', [])));
  expect(text).toContain('Nothing moved in these days.');
});
