/** A mobile number in a sentence: the prefix once, and only where there is none. */
import { shownMobile } from '../../../../storefront/src/ui/MobileInput';

test.each([
  ['01700000001', '+8801700000001'],
  [' ০১৭০০০০০০০১ ', '+8801700000001'],
  ['+8801700000001', '+8801700000001'],
  ['8801700000001', '8801700000001'],
  ['+966501234567', '+966501234567'],
  ['0501234567', '0501234567'],
])('%s', (typed, shown) => expect(shownMobile(typed)).toBe(shown));
