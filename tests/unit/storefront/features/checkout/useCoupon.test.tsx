/** A chosen coupon is taken away by the server's word about it alone. */
import { act } from 'react';
import { chooseCoupon, readChosenCoupon } from '../../../../../storefront/src/shopping/chosenCoupon';
import { draw } from '../../support/draw';
import '../../support/noServer';

const { useCoupon } = await import('../../../../../storefront/src/features/checkout/useCheckout');

let coupon: ReturnType<typeof useCoupon>;
function Part({ isKnown = true }: { isKnown?: boolean }) {
  coupon = useCoupon('general', isKnown);
  return null;
}
const failed = { ok: false, message: '', errors: {}, isRetryable: true } as const;

test.each([
  ['no network', { ...failed, layer: 'network', status: 0 }, 'HAAT50'],
  ['too many requests', { ...failed, layer: 'http', status: 429 }, 'HAAT50'],
  ['refused', { status: 401, message: 'Not valid' }, null],
  ['refused by its fields', { ...failed, layer: 'answer', status: 422 }, null],
] as const)('%s', async (_, answer, left) => {
  sessionStorage.clear();
  let given: object = { status: 200, code: 'HAAT50', amount: 50 };
  chooseCoupon('general', 'HAAT50');
  await draw(<Part />, () => given);
  expect(coupon.coupon).toEqual({ code: 'HAAT50', amount: 50 });
  given = answer;
  await act(() => coupon.renew());
  expect(readChosenCoupon('general')).toBe(left);
  expect(coupon.coupon.amount).toBe(left ? 50 : 0);
});

test('is not asked for before the cart is there: to a stranger it would be refused', async () => {
  sessionStorage.clear();
  chooseCoupon('general', 'HAAT50');
  await draw(<Part isKnown={false} />, () => ({ status: 401, message: 'Not valid' }));
  expect(coupon.coupon.amount).toBe(0);
  expect(readChosenCoupon('general')).toBe('HAAT50');
});
