import { notesOf } from '../../authority/requestNotes';
import { staleStock, stockAfterEdit } from '../../domain/catalogue/stock';
import { Failure, type FieldProblems } from '../../domain/failure';
import { combinationKey, ofVariants, overwritten, type Lists, type VariantInput } from '../../domain/variants/rules';
import type { Product, Variant } from '../../payload-types';
import { recordChange } from '../audit/recordChange';
import type { Ctx, Id } from '../ctx';
import type { Db } from '../db/types';
import { refId } from '../relations';
import { inOrder } from './checkVariants';
import { variantsOf } from './readVariants';

const why = 'the variants of a product that the caller may change';

type Stored = Pick<Product, 'id' | 'vendor'>;
type Given = { variants: readonly VariantInput[] | undefined; lists: Lists };

/** Creates a product and its variants. Call it in a transaction. */
export async function createWithVariants(
  ctx: Ctx,
  { variants, lists }: Given,
  create: () => Promise<Product>,
): Promise<Product> {
  if (!variants || variants.length === 0) return create();
  notesOf(ctx.req).newVariants = ofVariants(variants);
  const product = await create();
  for (const [place, variant] of inOrder(variants, lists).entries()) await add(ctx, product, variant, place);
  return product;
}

/**
 * Replaces the variants of a product by these; existing ones are updated, so that orders still find them. Call it in
 * the transaction that then writes the product, whose hook adds them up.
 */
export async function saveVariants(ctx: Ctx, product: Stored, { variants, lists }: Given): Promise<void> {
  if (!variants) return;
  notesOf(ctx.req).variantPicturesPlaced = String(product.id);
  const before = await variantsOf(ctx.db, product.id);
  const known = new Map(before.map((each) => [combinationKey(plain(each)), each]));
  const wanted = new Set(variants.map(combinationKey));
  refuseStale(variants, known);
  await dropVariants(
    ctx.db,
    before.filter((each) => !wanted.has(combinationKey(plain(each)))),
  );
  for (const [place, variant] of inOrder(variants, lists).entries()) {
    const old = known.get(combinationKey(variant));
    if (old) await change(ctx, old, variant, place);
    else await add(ctx, product, variant, place);
  }
  const after = await variantsOf(ctx.db, product.id);
  if (correctionOf(before) !== correctionOf(after)) notesOf(ctx.req).variantsCorrected = String(product.id);
  await recordVariants(ctx, product.id, before, after);
}

/** What may correct a rejected product, as in its own columns: everything but the stock. */
const correctionOf = (variants: readonly Variant[]): string =>
  JSON.stringify(
    variants
      .map((each) => [
        combinationKey(plain(each)),
        each.selling_price,
        each.original_price,
        each.sku ?? '',
        each.image,
        each.status,
      ])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );

/** Refuses values typed over ones that somebody else has changed since; sold pieces are no such change. */
function refuseStale(variants: readonly VariantInput[], known: ReadonlyMap<string, Variant>): void {
  const problems: FieldProblems = {};
  for (const [place, variant] of variants.entries()) {
    const old = known.get(combinationKey(variant));
    if (!old) continue;
    const { qty_seen: seen, sold_seen: sold } = variant;
    const problem = seen === undefined ? null : staleStock(variant.qty, { qty: seen, sold }, old);
    if (problem) problems[`variants.${place}.qty`] = [problem];
    for (const field of overwritten(variant, old))
      problems[`variants.${place}.${field}`] = [{ code: 'changedByOther' }];
  }
  if (Object.keys(problems).length > 0) throw new Failure('invalid', { fields: problems });
}

async function add(ctx: Ctx, product: Stored, variant: VariantInput, place: number): Promise<void> {
  await ctx.db.append(why, 'variants', {
    ...storedValues(variant),
    product: product.id,
    vendor: refId(product.vendor),
    sold: 0,
    place,
  });
}

const storedValues = ({ option1, option2, selling_price, original_price, qty, sku, image, status }: VariantInput) => ({
  option1,
  option2,
  selling_price,
  original_price,
  qty,
  sku,
  image,
  status,
});

/** Writes only what differs. A stock typed over another one counts as the difference. */
async function change(ctx: Ctx, old: Variant, given: VariantInput, place: number) {
  const { qty_seen: seen } = given;
  const qty = seen === undefined ? given.qty : stockAfterEdit({ now: old.qty, seen, typed: given.qty });
  const values = { ...storedValues(given), qty, place };
  const same = Object.entries(values).every(([field, value]) => (old[field as keyof Variant] ?? '') === value);
  if (!same) await ctx.db.claim('variants', { id: { equals: old.id } }, values);
}

/** Deletes variants. Order lines keep their data, and lose only the link. */
export async function dropVariants(db: Db, variants: readonly Pick<Variant, 'id'>[]): Promise<void> {
  if (variants.length === 0) return;
  const ids = variants.map(({ id }) => id);
  await db.setWhere('order-lines', { variant: { in: ids } }, { variant: null });
  await db.dropWhere('variants', { id: { in: ids } });
}

/** One entry in the audit log for all of them. */
async function recordVariants(ctx: Ctx, id: Id, before: readonly Variant[], after: readonly Variant[]): Promise<void> {
  const named = await ctx.db.row(why, 'products', { where: { id: { equals: id } }, select: { name: true } });
  const [old, now] = [textOf(before), textOf(after)];
  await recordChange(ctx, {
    action: 'changed',
    target: 'products',
    id,
    title: named?.name ?? '',
    before: { variants: old },
    after: { variants: now },
  });
}

const textOf = (variants: readonly Variant[]): string =>
  variants
    .map((each) => {
      const options = [each.option1, each.option2].filter(Boolean).join(' · ');
      const hidden = each.status === 1 ? '' : ', hidden';
      return `${options}: ${each.selling_price}/${each.original_price} × ${each.qty}${each.sku ? `, ${each.sku}` : ''}${hidden}`;
    })
    .join('; ')
    .slice(0, 5_000);

const plain = ({ option1, option2 }: Variant) => ({ option1: option1 ?? '', option2: option2 ?? '' });
