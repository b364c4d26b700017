import { couponScope, scopeIds } from '../../domain/coupons/scope';
import type { Coupon } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { possibleId, refId } from '../relations';

const why = 'the names of the shops and categories that coupons are for are public';
const MOST_NAMES = 1_000;
type Scoped = Pick<Coupon, 'scope' | 'scope_ids'>;

const collections = {
  [couponScope.vendors]: 'shops',
  [couponScope.mainCategories]: 'main-categories',
  [couponScope.subCategories]: 'sub-categories',
  [couponScope.childCategories]: 'child-categories',
} as const;
const scopes = [
  couponScope.vendors,
  couponScope.mainCategories,
  couponScope.subCategories,
  couponScope.childCategories,
] as const;

/**
 * The shops or categories in the scopes of these coupons, by name in the caller's language. One query for each kind of
 * scope.
 */
export async function scopeNames(ctx: Ctx, coupons: readonly Scoped[]): Promise<(coupon: Scoped) => string[]> {
  const names = new Map<string, string>();
  for (const scope of scopes) {
    const ids = possibleIds(
      ctx,
      coupons.filter((each) => each.scope === scope),
    );
    if (ids.length === 0) continue;
    for (const [id, name] of await namesOf(ctx, scope, ids)) names.set(`${scope} ${id}`, name);
  }
  return ({ scope, scope_ids }) => scopeIds(scope_ids).flatMap((id) => names.get(`${scope} ${id}`) ?? []);
}

const possibleIds = (ctx: Ctx, coupons: readonly Scoped[]): Id[] =>
  [...new Set(coupons.flatMap(({ scope_ids }) => scopeIds(scope_ids)))]
    .map((id) => possibleId(ctx, id))
    .filter((id): id is Id => id !== null);

async function namesOf(ctx: Ctx, scope: (typeof scopes)[number], ids: readonly Id[]): Promise<[string, string][]> {
  const nameOf = (row: { name: string; name_bn?: string | null }) => (ctx.language === 'bn' && row.name_bn) || row.name;
  if (scope === couponScope.vendors) {
    const shops = await ctx.db.rows(why, 'shops', {
      where: { vendor: { in: ids } },
      select: { vendor: true, name: true, name_bn: true },
      limit: MOST_NAMES,
    });
    return shops.map((shop) => [String(refId(shop.vendor)), nameOf(shop)]);
  }
  const rows = await ctx.db.rows(why, collections[scope], {
    where: { id: { in: ids } },
    select: { name: true, name_bn: true },
    limit: MOST_NAMES,
  });
  return rows.map((row) => [String(row.id), nameOf(row)]);
}
