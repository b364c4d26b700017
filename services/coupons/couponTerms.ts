import type { CouponBody } from '../../contract/coupons';
import { couponScope, scopeText } from '../../domain/coupons/scope';
import { invalid } from '../../domain/failure';
import { isUpsideDown } from '../../domain/time/period';
import type { Coupon } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import type { DataOf } from '../db/types';
import { possibleId } from '../relations';

const why = 'whether what a coupon is for exists';
const collections = {
  [couponScope.vendors]: 'vendors',
  [couponScope.mainCategories]: 'main-categories',
  [couponScope.subCategories]: 'sub-categories',
  [couponScope.childCategories]: 'child-categories',
} as const;

type Given = Partial<Pick<CouponBody, 'starts_at' | 'ends_at' | 'scope' | 'scope_ids'>>;
type Stored = Partial<Pick<Coupon, 'starts_at' | 'ends_at' | 'scope' | 'scope_ids'>>;

/**
 * A coupon's validity and scope as they will be stored; fields that are not sent stay as in `before`. Throws `invalid`
 * by field.
 */
export async function couponTerms(ctx: Ctx, given: Given, before: Stored = {}): Promise<DataOf<Coupon>> {
  const starts_at = given.starts_at === undefined ? (before.starts_at ?? null) : given.starts_at;
  const ends_at = given.ends_at === undefined ? (before.ends_at ?? null) : given.ends_at;
  if (isUpsideDown({ starts_at, ends_at })) throw invalid({ ends_at: 'endsBefore' });
  const scope = given.scope ?? before.scope ?? couponScope.all;
  const isNewScope = given.scope_ids !== undefined || scope !== (before.scope ?? couponScope.all);
  const scope_ids = isNewScope ? { scope_ids: await scopeOf(ctx, scope, given.scope_ids ?? []) } : {};
  return { starts_at, ends_at, scope, ...scope_ids };
}

async function scopeOf(ctx: Ctx, scope: number, ids: readonly Id[]): Promise<string> {
  const collection = collections[scope as keyof typeof collections] as
    (typeof collections)[keyof typeof collections] | undefined;
  if (!collection) return '';
  const wanted = [...new Set(ids.map((id) => possibleId(ctx, id)).filter((id): id is Id => id !== null))];
  if (wanted.length === 0) throw invalid({ scope_ids: 'required' });
  const there = await ctx.db.countRows(why, collection, { id: { in: wanted } });
  if (there < wanted.length) throw invalid({ scope_ids: 'notFound' });
  return scopeText(wanted);
}
