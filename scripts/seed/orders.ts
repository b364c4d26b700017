/** The demo's orders: of `customer` one in every status, one with two vendors, returns in every status; others for ratings. */

export type LineRow = {
  /** Which of the vendor's plain products, by number. */
  product: number;
  qty: number;
  review?: { star: number; details: string; hide?: 0 | 1 };
  back?: { status: number; case: string; details: string; refunded?: 0 | 1 };
};
export type OrderRow = {
  number: number;
  customer: string;
  type: 1 | 2;
  /** How many days before the loading it was placed. */
  days: number;
  bkash?: boolean;
  coupon?: { code: string; amount: number };
  /** bKash has refunded some or all of it; `all` is what was paid. */
  refund?: { amount: number | 'all'; days: number; trx: string };
  note?: string;
  packages: {
    vendor: string;
    status: number;
    /** How many days ago it last moved. */ touched?: number;
    lines: LineRow[];
  }[];
};

const number = (n: number) => 26_11_00_00_000 + n;
const statuses: [status: number, vendor: string, type: 1 | 2, days: number][] = [
  [0, 'vendor.fashion', 2, 0.1],
  [1, 'vendor.gadget', 2, 1],
  [2, 'vendor.home', 2, 2],
  [3, 'vendor.fashion', 2, 3],
  [4, 'vendor.gadget', 2, 4],
  [5, 'grocer.savar', 1, 3],
  [6, 'vendor.fashion', 2, 6],
  [7, 'grocer.savar', 1, 20],
  [8, 'vendor.home', 2, 12],
];

const everyStatus: OrderRow[] = statuses.map(([status, vendor, type, days], n) => ({
  number: number(101 + n),
  customer: 'customer',
  type,
  days,
  packages: [
    {
      vendor,
      status,
      ...(status === 6 ? { touched: 0.2 } : {}),
      lines: [
        {
          product: n,
          qty: 1 + (n % 2),
          ...(status === 7 ? { review: { star: 5, details: 'Fresh and quick. খুব টাটকা, সময়মতো পেয়েছি।' } } : {}),
        },
        { product: n + 1, qty: 1 },
      ],
    },
  ],
}));

const back = (status: number, reason: string, details: string, refunded: 0 | 1 = 0): NonNullable<LineRow['back']> => ({
  status,
  case: reason,
  details,
  refunded,
});

const special: OrderRow[] = [
  {
    number: number(120),
    customer: 'customer',
    type: 2,
    days: 2,
    note: 'Please call before coming. আসার আগে ফোন করবেন।',
    packages: [
      { vendor: 'vendor.fashion', status: 1, lines: [{ product: 3, qty: 1 }] },
      { vendor: 'vendor.gadget', status: 3, lines: [{ product: 4, qty: 2 }] },
    ],
  },
  {
    number: number(121),
    customer: 'customer',
    type: 2,
    days: 5,
    bkash: true,
    packages: [
      {
        vendor: 'vendor.home',
        status: 7,
        touched: 1,
        lines: [
          { product: 3, qty: 1, back: back(0, 'Wrong Color', 'I asked for blue and got green.') },
          { product: 4, qty: 2, back: back(1, 'Broken or Damaged Product', 'One of the two came cracked.') },
          { product: 5, qty: 1, back: back(2, 'Wrong Size', 'Too small for the table.') },
        ],
      },
      {
        vendor: 'vendor.gadget',
        status: 6,
        touched: 1,
        lines: [
          { product: 6, qty: 1, back: back(3, 'Used Product', 'The box had been opened.') },
          { product: 7, qty: 1, back: back(4, 'Wrong Product', 'Another model came.', 1) },
          { product: 8, qty: 1, back: back(5, 'Others', 'Changed my mind.') },
        ],
      },
    ],
  },
  {
    number: number(122),
    customer: 'customer',
    type: 2,
    days: 3,
    packages: [
      {
        vendor: 'vendor.fashion',
        status: 6,
        touched: 0.1,
        lines: [
          { product: 5, qty: 2 },
          { product: 6, qty: 1 },
        ],
      },
    ],
  },
  {
    number: number(123),
    customer: 'customer2',
    type: 2,
    days: 9,
    coupon: { code: 'SPENT', amount: 100 },
    packages: [
      {
        vendor: 'vendor.home',
        status: 7,
        touched: 6,
        lines: [{ product: 6, qty: 1, review: { star: 4, details: 'Good for the price. দাম অনুযায়ী ভালো।' } }],
      },
    ],
  },
  {
    number: number(124),
    customer: 'customer2',
    type: 2,
    days: 0.4,
    packages: [{ vendor: 'vendor.gadget', status: 0, lines: [{ product: 9, qty: 1 }] }],
  },
];

/** Work for every vendor and for both warehouses, from other customers. */
const waiting: OrderRow[] = (
  [
    ['shopper1', 'vendor.home', 0, 0.3],
    ['shopper2', 'grocer.sylhet', 0, 0.2],
    ['shopper3', 'grocer.sylhet', 1, 0.6],
    ['shopper4', 'grocer.savar', 0, 0.3],
    ['shopper1', 'grocer.sylhet', 3, 1],
    ['shopper2', 'vendor.home', 3, 2],
    ['shopper3', 'vendor.home', 4, 3],
    ['shopper4', 'grocer.sylhet', 5, 1.5],
    ['shopper1', 'vendor.fashion', 3, 2],
    ['shopper2', 'vendor.gadget', 5, 3],
    ['shopper3', 'vendor.home', 6, 4],
  ] as const
).map(([customer, vendor, status, days], n) => ({
  number: number(130 + n),
  customer,
  type: vendor.startsWith('grocer') ? 1 : 2,
  days,
  packages: [
    {
      vendor,
      status,
      touched: days * 0.3,
      lines: [
        { product: 12 + n, qty: 1 + (n % 3) },
        { product: 14 + n, qty: 1 },
      ],
    },
  ],
}));

const opinions: [star: number, details: string, hide: 0 | 1][] = [
  [5, 'Exactly as in the picture. ছবির মতোই পেয়েছি।', 0],
  [4, 'Good quality, delivery took a day more. মান ভালো, ডেলিভারিতে একদিন বেশি লেগেছে।', 0],
  [5, 'খুব ভালো মানের, আবার কিনব।', 0],
  [3, 'Okay for the price.', 1],
  [5, 'Well packed, quick delivery.', 0],
  [4, 'দাম অনুযায়ী ভালো।', 1],
  [2, 'The colour was a little different.', 0],
  [5, 'My mother loves it. মা খুব পছন্দ করেছেন।', 0],
];
const sellers = ['vendor.fashion', 'vendor.gadget', 'vendor.home', 'grocer.savar', 'grocer.sylhet'];

/** Older, completed orders of other customers: sales, ratings and something for the reports. */
const older: OrderRow[] = ['shopper1', 'shopper2', 'shopper3', 'shopper4'].flatMap((customer, c) =>
  Array.from({ length: 8 }, (_, n): OrderRow => {
    const vendor = sellers[(n + c) % sellers.length]!;
    const days = 3 + ((n * 7 + c * 3) % 55);
    return {
      number: number(200 + c * 10 + n),
      customer,
      type: vendor.startsWith('grocer') ? 1 : 2,
      days,
      ...(n % 3 === 0 ? { bkash: true } : {}),
      packages: [
        {
          vendor,
          status: 7,
          touched: Math.max(days - 2, 1),
          lines: [0, 1, 2].map((k): LineRow => {
            const [star, details, hide] = opinions[(n * 3 + k + c) % opinions.length]!;
            // Every customer reviews a product once; the numbers below never repeat for one customer and vendor.
            return { product: Math.floor(n / 5) * 9 + k * 3 + c, qty: 1 + (k % 2), review: { star, details, hide } };
          }),
        },
      ],
    };
  }),
);

const completed = (vendor: string, product: number, touched: number, line: Partial<LineRow> = {}) => ({
  vendor,
  status: 7,
  touched,
  lines: [{ product, qty: 2, ...line }],
});

/** Three months ago: a return whose money was sent, a goodwill refund, a canceled order that was refunded. */
const firstMonth: OrderRow[] = [
  {
    number: number(260),
    customer: 'shopper1',
    type: 2,
    days: 86,
    packages: [completed('vendor.fashion', 21, 83, { back: back(4, 'Wrong Size', 'Ordered M, got L.', 1) })],
  },
  {
    number: number(261),
    customer: 'shopper2',
    type: 2,
    days: 82,
    bkash: true,
    refund: { amount: 50, days: 79, trx: 'DEMOBACK1' },
    packages: [completed('vendor.gadget', 21, 80)],
  },
  {
    number: number(262),
    customer: 'shopper3',
    type: 2,
    days: 75,
    bkash: true,
    refund: { amount: 'all', days: 74, trx: 'DEMOBACK2' },
    packages: [{ vendor: 'vendor.home', status: 8, touched: 74, lines: [{ product: 21, qty: 1 }] }],
  },
  {
    number: number(263),
    customer: 'shopper4',
    type: 2,
    days: 70,
    coupon: { code: 'WELCOME50', amount: 50 },
    packages: [completed('vendor.home', 22, 68)],
  },
];

const reasons: [reason: string, details: string][] = [
  ['Wrong Size', 'Ordered L, got M.'],
  ['Broken or Damaged Product', 'The lid came cracked. ঢাকনাটা ফাটা ছিল।'],
  ['Wrong Product', 'Another model came.'],
  ['Wrong Color', 'রংটা ছবির মতো না।'],
];

/** Returned goods not refunded yet, of the last two weeks: work for the refund desk. */
const toRefund: OrderRow[] = [3, 4, 5, 6, 7, 8, 8, 9, 10, 11, 12, 13, 15, 17].map((touched, n) => {
  const vendor = sellers[n % 3]!;
  const [reason, details] = reasons[n % reasons.length]!;
  return {
    number: number(270 + n),
    customer: `shopper${1 + (n % 4)}`,
    type: 2,
    days: touched + 2,
    packages: [
      { vendor, status: 7, touched, lines: [{ product: 24 + n, qty: 1 + (n % 2), back: back(4, reason, details) }] },
    ],
  };
});

export const orders: readonly OrderRow[] = [
  ...everyStatus,
  ...special,
  ...waiting,
  ...older,
  ...firstMonth,
  ...toRefund,
];
