import { splitSeconds } from '../../../../../storefront/src/features/flash/splitSeconds';

test.each([
  [93_784, 1, '02:03:04'],
  [86_400, 1, '00:00:00'],
  [59.2, 0, '00:01:00'],
  [0.4, 0, '00:00:01'],
  [0, 0, '00:00:00'],
  [-5, 0, '00:00:00'],
])('%p seconds', (seconds, days, clock) => {
  expect(splitSeconds(seconds)).toEqual({ days, clock });
});
