/** Every invariant `npm run verify:data` looks at, by name, in the words it prints. */
export const checks = {
  'database/intact': 'The database file is whole and its references lead somewhere',
  'order/total': 'An order’s total is its goods plus delivery minus coupon, in whole taka',
  'order/lines': 'An order has lines, and they add up to its subtotal',
  'order/packages': 'An order has packages, one per vendor, and they add up to the order in every amount',
  'order/paid': 'An order is paid when every package that is not canceled is, and only then',
  'package/total': 'A package’s total is its goods plus delivery minus its share of the coupon',
  'package/lines': 'A package has lines, and they add up to its subtotal',
  'package/copies': 'What a package repeats of its order is the same',
  'package/paid':
    'Cash is taken with the last move of a package and with no other; what is still to be paid is paid the order’s way',
  'package/history': 'A package’s history begins with Pending, makes only allowed moves and leads to its status',
  'line/total': 'A line’s total is price times pieces, with at least one piece',
  'line/package': 'Every line stands in exactly one package, of its own order, and repeats it rightly',
  'payment/one': 'What was paid by bKash has exactly one payment that succeeded',
  'payment/amount': 'A payment is for the order’s total, and one that succeeded names its transaction',
  'payment/refunds': 'Never more goes back than was paid, and what is not needed any more is due to go back',
  'payment/ended': 'The order of a payment that ended without money is paid on delivery',
  'payment/awaited': 'An order that waits for bKash has a payment that is still open',
  'payment/settled': 'No payment waits for its end for longer than the shop takes to find out',
  'coupon/left': 'A coupon’s uses and what is left of it add up to its quantity',
  'coupon/uses': 'A use of a coupon is that of its order: customer, code and amount; an order with a coupon has one',
  'return/line':
    'A return is for a line that is marked, for no more pieces than were bought, and repeats its package rightly',
  'return/history':
    'A return’s history begins with Pending, makes only allowed steps and leads to its status and refund mark',
  'product/stock': 'Stock and sold pieces are whole numbers, never below zero',
  'product/sold': 'Sold pieces are those of the lines whose package is not canceled',
  'product/rating': 'Stars, reviews and their average are those of the product’s reviews',
  'product/visible': 'A product is public exactly when the one rule says so',
  'product/place': 'A product’s categories lie below each other; shop, type and area are its vendor’s',
  'product/derived': 'Discount and thumbnail are those of its prices and first picture',
  'vendor/shop': 'An approved vendor has one open shop; nobody else has an open one',
  'user/marks': 'Who is marked as vendor or incharge is one, and nobody else',
  'user/gone': 'Who is suspended or deleted has no session; who is deleted keeps nothing of a person’s own',
  'code/one': 'Of one purpose and mobile at most one code may still be used, with no more tries than allowed',
  'cart/lines': 'Cart lines hold 1 to 10 pieces of a product of their kind',
  'answer/order': 'A kept answer is that of an order of its customer',
  'notice/once': 'Nobody is told of one order or of one move twice',
  'message/state': 'A sent message says when; none is sent for longer than a call takes; no more tries than allowed',
  'message/job': 'A message that waits has a job that will send it',
  'broadcast/once': 'A broadcast has reached everybody it counts, nobody twice',
  'broadcast/job': 'A broadcast that is under way has a job that goes on with it',
  'import/lines':
    'An import has as many lines of each kind as it counts; one that is running has a job, a finished one has no line waiting',
  'job/stuck': 'No job is being worked on for longer than a job takes',
  'relation/there': 'What a record points at is there, and what has to be pointed at is',
  'unique/pairs': 'What may be there once is there once',
  'file/there': 'The files of pictures and documents are there',
} as const;

export type CheckName = keyof typeof checks;
export type Broken = { count: number; ids: Map<string, string> };

/** Ids kept per check; more are only counted. */
const KEPT = 1_000;

/** What was found broken, by check. */
export class Findings {
  readonly broken = new Map<CheckName, Broken>();
  readonly looked = new Map<CheckName, number>();

  /** Worth knowing, and no damage. */
  readonly notes: string[] = [];

  /** Counts what was looked at. */
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

  /** What was found does not count after all. */
  drop(check: CheckName, id: string): void {
    const found = this.broken.get(check);
    if (!found?.ids.delete(id)) return;
    found.count -= 1;
    if (found.count === 0) this.broken.delete(check);
  }

  /** Only what an earlier look found too: work that was under way then is done now. */
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
