import { ledgerEventNames } from '../../../../domain/ledger/eventNames';
import { changeOf, movementKind, partsOf } from '../../../../domain/vendorMoney/movements';

test('the parts of a movement sum to it, whatever its kind', () => {
  for (const event of ledgerEventNames) {
    const parts = partsOf(movementKind(event), 650, { goods: 1_000, coupon: -50, commission: -100 });
    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(650);
  }
  expect(partsOf('earning', 650, { goods: 1_000, coupon: -50, commission: -100 }).returned).toBe(-200);
  expect(changeOf({ earned: 5, returned: -2, paid_out: -4, adjusted: 3 })).toBe(2);
});
