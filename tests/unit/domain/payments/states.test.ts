import { hasMoney, payableAgain, paymentStateOf } from '../../../../domain/payments/states';

describe('how a payment stands', () => {
  it.each([
    ['started', 'pending', false, true],
    ['executing', 'checking', false, false],
    ['failed', 'failed', false, true],
    ['canceled', 'canceled', false, true],
    ['stuck', 'checking', false, false],
    ['paid', 'paid', true, false],
    ['refunding', 'refunding', true, false],
    ['refunded', 'refunded', true, false],
  ] as const)('%s: the customer reads %s', (status, state, money, again) => {
    expect([paymentStateOf({ status }, false), hasMoney(status), payableAgain(status)]).toEqual([state, money, again]);
  });

  it('without an attempt: cash, or paid in cash', () =>
    expect([paymentStateOf(null, false), paymentStateOf(null, true)]).toEqual(['cash', 'paid']));
});
