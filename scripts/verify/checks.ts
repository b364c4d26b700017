/** Every invariant `npm run verify:data` checks, by name, with the text it prints. */
export const checks = {
  'database/intact': 'The database file is intact and its references are valid',
  'order/total': 'An order’s total is its goods plus delivery minus coupon, in whole taka',
  'order/lines': 'An order has lines, and they add up to its subtotal',
  'order/packages': 'An order has packages, one per vendor, and they add up to the order in every amount',
  'order/paid': 'An order is paid exactly when all its packages that are not canceled are paid',
  'package/total': 'A package’s total is its goods plus delivery minus its share of the coupon',
  'package/coupon': 'The shares of the coupon of its lines add up to that of the package',
  'package/lines': 'A package has lines, and they add up to its subtotal',
  'package/copies': 'The values a package copies from its order are the same',
  'package/paid': 'Cash is taken only with the last move of a package; unpaid amounts use the order’s payment method',
  'package/history': 'A package’s history begins with Pending, has only allowed moves and ends at its status',
  'line/total': 'A line’s total is price times pieces, with at least one piece',
  'line/commission': 'A line’s commission is what its rate gives of its total',
  'line/package': 'Every line is in exactly one package, of its own order, with the right copied values',
  'payment/one': 'Every order paid by bKash has exactly one successful payment',
  'payment/amount': 'A payment is for the order’s total, and a successful one names its transaction',
  'payment/refunds': 'Refunds never exceed what was paid, and any amount no longer needed is due for refund',
  'payment/ended': 'The order of a failed payment is payable on delivery',
  'payment/awaited': 'An order that waits for bKash has a payment that is still open',
  'payment/settled': 'No payment is open for longer than the shop takes to settle it',
  'coupon/left': 'A coupon’s used and remaining pieces add up to its quantity',
  'coupon/uses': 'A coupon’s use matches its order: customer, code and amount; every order with a coupon has one',
  'return/line':
    'A return is for a marked line, for no more pieces than were bought, with the right values copied from its package',
  'return/history':
    'A return’s history begins with Pending, has only allowed steps and ends at its status and refund mark',
  'return/refund':
    'What was refunded for a return is never more than was paid for its pieces, and belongs to a refund mark',
  'ledger/entry': 'A journal entry has lines of its own time and order, and they sum to zero',
  'ledger/order': 'The journal holds of every order what its packages, lines, payments and returns come to',
  'ledger/cause': 'A journal entry is about an order, a count, a deposit, a payout or a correction that exists',
  'ledger/party':
    'A line of an account that is kept for an order, vendor, warehouse or refund names one that exists; any other names nobody',
  'ledger/correction': 'A posted correction has exactly one entry, of its accounts and amount; any other has none',
  'ledger/available':
    'What vendors earned may be paid out two days after the package was completed; what a return took back, then or later',
  'cash/count': 'A cash count is the sum of its pieces, and the journal has posted exactly what it differed',
  'cash/desk': 'No cash desk holds less than nothing, nor do packages without a warehouse',
  'cash/deposit': 'The journal has posted exactly the deposits of cash, and once more those that were taken back',
  'refund/request':
    'A prepared refund is open under its return, which is not refunded, or under its payment, which bKash has refused to refund',
  'refund/by-hand':
    'What was sent by hand of a payment is what its confirmed refunds come to, each of which stands in the journal once, and one that was taken back twice; one that waits for a second person is kept from bKash',
  'payout/posted':
    'A payout that was sent stands in the journal once, one that came back is reversed, any other is not there',
  'payout/sending':
    'A payout that bKash was asked for has our number of it and the moment, and one that was sent its transaction and account',
  'transfer/once':
    'A transfer is the proof of one payout or one refund and of nothing else, however its number was typed',
  'payout/run': 'A run comes to the sum of its payouts, and is done when they have ended',
  'payout/line':
    'Every line of what vendors are owed has one row that says which run covers it, and every row such a line',
  'payout/covers':
    'The lines a payout covers come to its amount, and were due by the time of its run; sent or come back, with its own entries, to nothing',
  'payout/journal': 'What vendors are owed is changed by orders, adjustments and payouts only',
  'product/stock': 'Stock and sold pieces are whole numbers, never below zero',
  'product/sold': 'Sold pieces are those of the lines in packages that are not canceled',
  'product/variants': 'Stock and price of a product with variants are what its shown variants come to',
  'variant/sold': 'Pieces a variant has sold are those of its lines in packages that are not canceled',
  'product/rating': 'Stars, reviews and their average are those of the product’s reviews',
  'product/visible': 'A product is public exactly when the visibility rule says so',
  'product/place': 'A product’s categories form a path; shop, type and area are its vendor’s',
  'product/description': 'The words of a product’s description are those of its text with formats',
  'product/derived': 'Discount and thumbnail are those of its prices and first picture',
  'vendor/shop': 'An approved vendor whose account is active has one open shop; nobody else has an open one',
  'user/marks': 'Exactly the vendors and incharges are marked as such',
  'user/gone': 'Suspended and deleted accounts have no session; deleted ones have no personal records',
  'code/one': 'At most one code is valid per purpose and mobile, with no more attempts than allowed',
  'cart/lines': 'Cart lines have 1 to 10 pieces of a product of their type',
  'answer/order': 'A stored answer belongs to an order of its customer',
  'notice/once': 'Nobody is notified of an order or a move twice',
  'message/state':
    'A sent message has its time; none is being sent for longer than a call takes; no more attempts than allowed',
  'message/job': 'A waiting message has a job that will send it',
  'broadcast/once': 'A broadcast has reached everybody it counts, nobody twice',
  'broadcast/job': 'An unfinished broadcast has a job that continues it',
  'import/lines': 'An import’s counts match its lines; a running one has a job, a finished one has no waiting line',
  'job/stuck': 'No job runs for longer than a job can take',
  'relation/there': 'Related records exist, and required relations are set',
  'unique/pairs': 'Unique values occur once',
  'file/there': 'The files of pictures and documents exist',
} as const;

export type CheckName = keyof typeof checks;
export type Broken = { count: number; ids: Map<string, string> };

/** The number of ids kept per check; others are only counted. */
const KEPT = 1_000;

/** The violations found, by check. */
export class Findings {
  readonly broken = new Map<CheckName, Broken>();
  readonly looked = new Map<CheckName, number>();

  /** Notes that are not damage. */
  readonly notes: string[] = [];

  /** Counts what was checked. */
  look(check: CheckName, times = 1): void {
    this.looked.set(check, (this.looked.get(check) ?? 0) + times);
  }

  /** `id` breaks the check unless `holds`. */
  expect(check: CheckName, id: string, holds: boolean, why: string): void {
    this.look(check);
    if (!holds) this.break(check, id, why);
  }

  break(check: CheckName, id: string, why: string): void {
    const found = this.broken.get(check) ?? { count: 0, ids: new Map<string, string>() };
    if (found.ids.has(id)) return;
    found.count += 1;
    if (found.ids.size < KEPT) found.ids.set(id, why);
    this.broken.set(check, found);
  }

  /** Withdraws a finding. */
  drop(check: CheckName, id: string): void {
    const found = this.broken.get(check);
    if (!found?.ids.delete(id)) return;
    found.count -= 1;
    if (found.count === 0) this.broken.delete(check);
  }

  /** Keeps only findings that an earlier check had too: work in progress then is finished now. */
  alsoIn(earlier: Findings): Findings {
    const both = new Findings();
    for (const [check, times] of this.looked) both.look(check, times);
    both.notes.push(...this.notes);
    for (const [check, { ids }] of this.broken) {
      for (const [id, why] of ids) if (earlier.broken.get(check)?.ids.has(id)) both.break(check, id, why);
    }
    return both;
  }
}
