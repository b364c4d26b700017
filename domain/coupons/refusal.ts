/** The sentence for a coupon that does not apply, by its code: the same for the checkout's calls and for fields. */
import type { CouponRefusal } from './apply';

/** `isScoped`: it is for some goods only. `limit`: the number of uses per customer. */
export function couponSentence(reason: CouponRefusal, { isScoped, limit }: { isScoped: boolean; limit: number }) {
  switch (reason) {
    case 'unknown':
      return 'couponUnknown';
    case 'inactive':
      return 'couponInactive';
    case 'notYet':
      return 'couponNotYet';
    case 'over':
      return 'couponOver';
    case 'usedUp':
      return 'couponUsedUp';
    case 'usedByYou':
      return limit > 1 ? 'couponUsedTimes' : 'couponUsedByYou';
    case 'outOfScope':
      return 'couponOutOfScope';
    case 'belowMinimum':
      return isScoped ? 'couponBelowMinimumOf' : 'couponBelowMinimum';
  }
}
