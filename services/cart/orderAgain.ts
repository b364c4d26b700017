import { decideAgain, goesIntoCart, type AgainState } from '../../domain/orders/again';
import { Failure, invalid } from '../../domain/failure';
import { sameText } from '../../domain/text/normalise';
import type { Cart, OrderLine, Product } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';
import { onlyVisible, publicCatalogue } from '../catalogue/onlyVisible';
import { matchArea } from '../places/findArea';
import { pricedAs } from '../../domain/variants/choose';
import { refId, sameRef } from '../relations';
import { rowsById } from '../rowsById';
import { variantsOfLines } from '../variants/readVariants';
import { MAX_LINES } from './loadLines';

const own = 'the caller’s own order and cart';
const MOST_LINES = 500;

/** A line of an order, its product today, and what would happen to it. */
export type AgainLine = {
  line: OrderLine;
  product: Product | null;
  state: AgainState;
  qty: number;
  chosen: { variation1: string; variation2: string };
};
type Asked = {
  trackingId: string;
  /** Where the shopper is, by id or by name; without it delivery areas are not checked. */
  district?: string | undefined;
  upazila?: string | undefined;
};

/** What ordering a package again would put into the cart, and why other lines cannot be added. Five queries. */
export async function previewAgain(ctx: Ctx, { trackingId, ...place }: Asked): Promise<AgainLine[]> {
  const { id: user } = actorOf(ctx);
  const lines = await ctx.db.rows(own, 'order-lines', {
    where: { and: [{ tracking_id: { equals: trackingId } }, { customer: { equals: user } }] },
    sort: ['createdAt', 'id'],
    limit: MOST_LINES,
  });
  if (lines.length === 0) throw new Failure('notFound');
  const products = await productsOf(ctx, lines);
  const variantOf = await variantsOfLines(ctx, lines, products);
  const upazila = await areaOf(ctx, place);
  const cart = await ctx.db.rows(own, 'carts', { where: { user: { equals: user } }, limit: MAX_LINES });
  return lines.map((line) => {
    const found = products.get(String(refId(line.product))) ?? null;
    const product = found && pricedAs(found, variantOf(line));
    const bought = { ...line, variation1: line.variation1 ?? '', variation2: line.variation2 ?? '' };
    const home = refId(product?.business_upazila);
    const now = product && { ...product, upazila: home === null ? null : String(home) };
    const inCart = (chosen: AgainLine['chosen']) => cart.some((each) => isSame(each, product, chosen));
    return { line, product, ...decideAgain(bought, now, { upazila, inCart }) };
  });
}

/**
 * Adds what is still sold to the cart; lines already in it stay as they are. Returns the lines with the result for
 * each.
 */
export function orderAgain(ctx: Ctx, asked: Asked): Promise<{ lines: AgainLine[]; added: number; cartCount: number }> {
  return ctx.db.inTransaction(async () => {
    const { id: user } = actorOf(ctx);
    const lines = await previewAgain(ctx, asked);
    const wanted = lines.filter(({ state }) => goesIntoCart(state));
    const count = await ctx.db.countRows(own, 'carts', { user: { equals: user } });
    if (count + wanted.length > MAX_LINES)
      throw invalid({ tracking_id: { code: 'cartFull', params: { max: MAX_LINES } } });
    for (const { product, qty, chosen } of wanted) {
      if (!product) continue;
      await ctx.db.append(own, 'carts', { user, product: product.id, type: product.type, product_qty: qty, ...chosen });
    }
    return { lines, added: wanted.length, cartCount: count + wanted.length };
  });
}

/** Null when no place is given; an unknown place matches nothing. */
async function areaOf(ctx: Ctx, { district, upazila }: Omit<Asked, 'trackingId'>): Promise<string | null> {
  if (!district || !upazila) return null;
  return String((await matchArea(ctx, district, upazila)).upazila?.id ?? '');
}

async function productsOf(ctx: Ctx, lines: readonly OrderLine[]): Promise<Map<string, Product>> {
  const ids = [...new Set(lines.map(({ product }) => refId(product)).filter((id): id is Id => id !== null))];
  if (ids.length === 0) return new Map();
  const found = await ctx.db.rows(publicCatalogue, 'products', {
    where: onlyVisible({ id: { in: ids } }),
    select: {
      type: true,
      qty: true,
      selling_price: true,
      option1: true,
      option2: true,
      business_upazila: true,
      has_variants: true,
    },
    limit: MOST_LINES,
  });
  return rowsById(found);
}

const isSame = (line: Cart, product: Product | null, chosen: AgainLine['chosen']): boolean =>
  product !== null &&
  sameRef(line.product, product.id) &&
  sameText(line.variation1 ?? '', chosen.variation1) &&
  sameText(line.variation2 ?? '', chosen.variation2);
