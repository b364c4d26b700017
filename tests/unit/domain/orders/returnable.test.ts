import { packageStatus } from '../../../../domain/packages/status';
import { returnable } from '../../../../domain/orders/returnable';

const sent = (more: object = {}) => ({
  total: 260,
  status: packageStatus.canceled as number,
  payment_status: 1,
  payment_method: 'bKash',
  returned: 0,
  ...more,
});
const payment = (amount: number, refund_due = 0) => ({ amount, refund_due, refunded_amount: 0 });

describe('what may still be returned', () => {
  it('includes what came beyond all that the packages cost', () => {
    expect(returnable({ packages: [sent(), sent()], payments: [payment(521)] }).byBkash).toBe(521);
    expect(returnable({ packages: [sent(), sent()], payments: [payment(521, 260)] }).byBkash).toBe(261);
  });

  it('is without what went back by hand', () => {
    expect(returnable({ packages: [sent({ returned: 100 }), sent()], payments: [payment(520)] }).byBkash).toBe(420);
  });

  it('is nothing where nothing was paid', () => {
    expect(returnable({ packages: [sent({ payment_status: 0 })], payments: [] })).toEqual({ byBkash: 0, byHand: [0] });
  });
});
