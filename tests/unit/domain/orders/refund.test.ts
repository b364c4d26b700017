import fc from 'fast-check';
import { isFullyRefunded, overpaid, owedForCanceled, refundLeft, sumRefunds } from '../../../../domain/orders/refund';

const taka = fc.nat({ max: 1_000_000 });

describe('the refund of a payment', () => {
  it('is what is due and not yet refunded, never more than was paid', () => {
    expect(refundLeft({ amount: 600, refund_due: 200, refunded_amount: 50 })).toBe(150);
    expect(refundLeft({ amount: 600, refund_due: 900, refunded_amount: 500 })).toBe(100);
    fc.assert(
      fc.property(taka, taka, taka, (amount, due, back) => {
        const sums = { amount, refund_due: due, refunded_amount: Math.min(back, amount) };
        const left = refundLeft(sums);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(sums.refunded_amount + left).toBeLessThanOrEqual(amount);
        expect(isFullyRefunded({ ...sums, refunded_amount: amount })).toBe(true);
      }),
    );
  });

  it('is, for a canceled package, what was paid less what was refunded by hand for its returns', () => {
    expect(owedForCanceled(300, 0)).toBe(300);
    expect(owedForCanceled(300, 100)).toBe(200);
    expect(owedForCanceled(300, 300)).toBe(0);
    expect(owedForCanceled(0, 100)).toBe(0);
  });

  it('is, for a late payment, the part no package needs any more', () => {
    expect(overpaid(600, [{ total: 200 }, { total: 300 }])).toBe(100);
    expect(overpaid(600, [])).toBe(600);
    expect(overpaid(600, [{ total: 700 }])).toBe(0);
  });

  it('is read from the gateway’s list: completed, pending, failed', () => {
    const list = [
      { amount: 100, state: 'completed' as const },
      { amount: 50.5, state: 'completed' as const },
      { amount: 30, state: 'pending' as const },
      { amount: 20, state: 'failed' as const },
    ];
    expect(sumRefunds(list)).toEqual({ back: 150, pending: 30 });
  });
});
