import fc from 'fast-check';
import { sumOf } from '../../../../domain/money';
import { orderMoney, type MoneyPackage } from '../../../../domain/orders/orderMoney';
import { moneyRows } from '../../../../domain/orders/moneyWords';
import { overpaid, owedForCanceled, refundLeft } from '../../../../domain/orders/refund';
import { returnable } from '../../../../domain/orders/returnable';
import { packageStatus } from '../../../../domain/packages/status';

type Payment = { amount: number; refund_due: number; refunded_amount: number };
type History = { packages: MoneyPackage[]; payments: Payment[] };

const sums = ['due', 'paid', 'refunded', 'refund_owed', 'outstanding'] as const;
const cod = (total: number, status: number = packageStatus.pending): MoneyPackage => ({
  total,
  status,
  payment_status: status === packageStatus.completed ? 1 : 0,
  payment_method: 'COD',
  returned: 0,
});
const bkash = (total: number, status: number = packageStatus.pending): MoneyPackage => ({
  ...cod(total, status),
  payment_method: 'bKash',
  payment_status: 1,
});

/** Steps that may happen to an order, in any order; those that cannot happen now change nothing. */
const step = fc.record({
  kind: fc.constantFrom('pay', 'cancel', 'deliver', 'complete', 'refund', 'goodwill', 'return', 'takeBack'),
  place: fc.nat(5),
  part: fc.nat(100),
});
type Step = { kind: string; place: number; part: number };
const steps: Record<string, (history: History, one: MoneyPackage, part: number) => void> = {
  // The money comes, perhaps after packages were canceled or paid in cash: the surplus goes back.
  pay: ({ packages, payments }) => {
    if (payments.length > 0) return;
    const open = packages.filter((each) => each.status !== packageStatus.canceled && each.payment_status === 0);
    for (const each of open) Object.assign(each, { payment_status: 1, payment_method: 'bKash' });
    const amount = sumOf(packages.map(({ total }) => total));
    payments.push({ amount, refund_due: 0, refunded_amount: 0 });
    promise({ packages, payments }, overpaid(amount, open));
  },
  cancel: (history, one) => {
    const { packages } = history;
    if (!isOpen(one) || (one.returned > 0 && one.payment_status === 0)) return;
    one.status = packageStatus.canceled;
    if (packages.every(({ status }) => status === packageStatus.canceled)) promise(history, Infinity);
    else if (one.payment_status === 1) promise(history, owedForCanceled(one.total, one.returned));
  },
  deliver: (_, one) => {
    if (one.status === packageStatus.pending) one.status = packageStatus.delivered;
  },
  complete: (_, one) => {
    if (isOpen(one)) Object.assign(one, { status: packageStatus.completed, payment_status: 1 });
  },
  // The gateway sends a part of what is owed.
  refund: ({ payments }, _, part) => {
    const [payment] = payments;
    if (payment) payment.refunded_amount += Math.floor((refundLeft(payment) * part) / 100);
  },
  goodwill: (history, _, part) => promise(history, Math.floor((returnable(history).byBkash * part) / 100)),
  return: (history, one, part) => {
    const most = returnable(history).byHand[history.packages.indexOf(one)]!;
    if (one.status !== packageStatus.canceled) one.returned += Math.floor((most * part) / 100);
  },
  // The mark of a refund is removed again.
  takeBack: (_, one) => {
    if (one.status !== packageStatus.canceled) one.returned = 0;
  },
};

const isOpen = ({ status }: MoneyPackage): boolean =>
  status === packageStatus.pending || status === packageStatus.delivered;

/** As `oweRefund` does: what is wanted, at most what may still be returned. */
function promise(history: History, wanted: number): void {
  const [payment] = history.payments;
  if (payment) payment.refund_due += Math.min(wanted, returnable(history).byBkash);
}

/** Cash the customer paid at the door that is not recorded yet. */
const atTheDoor = (one: MoneyPackage): number =>
  one.payment_method === 'COD' && one.payment_status === 0 && one.status === packageStatus.delivered ? one.total : 0;

const history = fc
  .record({
    totals: fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 6 }),
    happened: fc.array(step, { maxLength: 25 }),
  })
  .map(({ totals, happened }: { totals: number[]; happened: Step[] }) => {
    const all: History = { packages: totals.map((total) => cod(total)), payments: [] };
    for (const { kind, place, part } of happened) steps[kind]!(all, all.packages[place % all.packages.length]!, part);
    return all;
  });

describe('the money of an order', () => {
  it('sums over the packages to the whole, and is never below zero', () => {
    fc.assert(
      fc.property(history, (facts) => {
        const { whole, packages } = orderMoney(facts);
        for (const name of sums) {
          expect(sumOf(packages.map((one) => one[name]))).toBe(whole[name]);
          for (const one of packages) expect(one[name]).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('never gives back more than came in, and leaves what is due covered', () => {
    fc.assert(
      fc.property(history, (facts) => {
        const { whole, packages } = orderMoney(facts);
        for (const [place, one] of packages.entries()) {
          const paid = one.paid + atTheDoor(facts.packages[place]!);
          expect(paid - one.refunded - one.refund_owed).toBeGreaterThanOrEqual(0);
          expect(one.paid + one.outstanding).toBeGreaterThanOrEqual(one.due);
          // A canceled package keeps nothing.
          if (facts.packages[place]!.status === packageStatus.canceled)
            expect([one.due, one.outstanding, one.paid - one.refunded - one.refund_owed]).toEqual([0, 0, 0]);
        }
        const cash = facts.packages.filter((one) => one.payment_method === 'COD' && one.payment_status === 1);
        const came = sumOf(facts.payments.map(({ amount }) => amount)) + sumOf(cash.map(({ total }) => total));
        expect(whole.paid).toBe(came);
        const back = sumOf(facts.payments.map((one) => one.refunded_amount));
        expect(whole.refunded).toBe(back + sumOf(facts.packages.map(({ returned }) => returned)));
        expect(whole.refund_owed).toBe(sumOf(facts.payments.map(refundLeft)));
      }),
      { numRuns: 1_000 },
    );
  });

  it('promises no more by bKash than a refund by hand left, whatever comes first', () => {
    const packages = [{ ...bkash(300), returned: 80 }, bkash(200), bkash(100)];
    const beside = (refund_due: number) =>
      returnable({ packages, payments: [{ amount: 600, refund_due, refunded_amount: 0 }] });
    expect(beside(0)).toEqual({ byBkash: 520, byHand: [220, 200, 100] });
    expect(beside(400)).toEqual({ byBkash: 120, byHand: [120, 120, 100] });
    expect(beside(520)).toEqual({ byBkash: 0, byHand: [0, 0, 0] });
  });

  it('keeps what went back by hand of a payment that comes after the cancellation', () => {
    const packages = [{ ...cod(300, packageStatus.canceled), returned: 80 }, cod(200, packageStatus.canceled)];
    const late = { packages, payments: [{ amount: 500, refund_due: 0, refunded_amount: 0 }] };
    expect(returnable(late).byBkash).toBe(420);
  });

  it('knows the cash of goods that were handed over, before it is noted', () => {
    const packages = [cod(300, packageStatus.delivered), cod(200)];
    expect(returnable({ packages, payments: [] })).toEqual({ byBkash: 0, byHand: [300, 0] });
  });

  it('counts only the completed package of a cash order as paid when the other was canceled', () => {
    const { whole, packages } = orderMoney({
      packages: [cod(200, packageStatus.canceled), cod(1_500, packageStatus.completed)],
      payments: [],
    });
    expect(whole).toEqual({ due: 1_500, paid: 1_500, refunded: 0, refund_owed: 0, outstanding: 0, state: 'paid' });
    expect(packages.map(({ state }) => state)).toEqual(['nothing_due', 'paid']);
    expect(moneyRows(1_700, whole).map(({ key, amount }) => [key, amount])).toEqual([
      ['canceled', -200],
      ['due', 1_500],
      ['paid', 1_500],
    ]);
  });

  it('owes what was paid for a canceled order, until it went back', () => {
    const packages = [bkash(700, packageStatus.canceled), bkash(300, packageStatus.canceled)];
    const owed = orderMoney({ packages, payments: [{ amount: 1_000, refund_due: 1_000, refunded_amount: 700 }] });
    expect(owed.whole).toMatchObject({ due: 0, paid: 1_000, refunded: 700, refund_owed: 300, state: 'refund_owed' });
    expect(owed.packages.map(({ state }) => state)).toEqual(['refunded', 'refund_owed']);
    const back = orderMoney({ packages, payments: [{ amount: 1_000, refund_due: 1_000, refunded_amount: 1_000 }] });
    expect(back.whole).toMatchObject({ refunded: 1_000, refund_owed: 0, outstanding: 0, state: 'refunded' });
  });

  it('does not give back a second time what was refunded by hand of a package that is canceled then', () => {
    const packages = [{ ...bkash(700, packageStatus.canceled), returned: 200 }, bkash(300)];
    const owed = orderMoney({ packages, payments: [{ amount: 1_000, refund_due: 500, refunded_amount: 0 }] });
    expect(owed.packages[0]).toMatchObject({ due: 0, paid: 700, refunded: 200, refund_owed: 500 });
    expect(owed.packages[1]).toMatchObject({ refunded: 0, refund_owed: 0, state: 'paid' });
    const back = orderMoney({ packages, payments: [{ amount: 1_000, refund_due: 500, refunded_amount: 500 }] });
    expect(back.packages[0]).toMatchObject({ refunded: 700, refund_owed: 0, state: 'refunded' });
    expect(back.whole).toMatchObject({ due: 300, paid: 1_000, refunded: 700, refund_owed: 0 });
  });

  it('says what is collected at the door of an order that is partly paid, unpaid or partly refunded', () => {
    const partly = orderMoney({ packages: [cod(100, packageStatus.completed), cod(250)], payments: [] });
    expect(partly.whole).toMatchObject({ due: 350, paid: 100, outstanding: 250, state: 'partly_paid' });
    expect(orderMoney({ packages: [cod(250)], payments: [] }).whole.state).toBe('unpaid');
    const returned = { ...cod(500, packageStatus.completed), returned: 120 };
    expect(orderMoney({ packages: [returned], payments: [] }).whole).toMatchObject({
      paid: 500,
      refunded: 120,
      state: 'partly_refunded',
    });
  });
});
