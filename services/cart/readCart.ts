import { lineBlockers, type CartBlocker } from '../../domain/cart/blockers';
import { productType, type ProductType } from '../../domain/catalogue/productType';
import type { DeliveryPrices } from '../../domain/delivery/fields';
import type { Cart } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';
import { matchArea } from '../places/findArea';
import { refId } from '../relations';
import { loadLines, type LoadedLine } from './loadLines';
import { summarise, typeOfLine, type Summary } from './summarise';

export type LineBlocker = CartBlocker | 'unavailable';
export type CartSide = { lines: (LoadedLine & { blocker: LineBlocker | null })[]; summary: Summary };
export type WholeCart = { grocery: CartSide; general: CartSide; settings: DeliveryPrices };
type StoredPlace = { district?: string | undefined; upazila?: string | undefined };

/** The caller's two carts. Five queries, two more when a location is given. */
export async function readCart(ctx: Ctx, place: StoredPlace): Promise<WholeCart> {
  const { id } = actorOf(ctx);
  const lines = await loadLines(ctx, id);
  const settings = await ctx.db.globalRow('delivery charges are public', 'delivery-charges');
  const upazila = await storedUpazila(ctx, place);
  const side = (type: ProductType): CartSide => {
    const own = lines.filter((line) => typeOfLine(line) === type);
    return {
      lines: own.map((line) => ({ ...line, blocker: blockerOf(type, line, upazila) })),
      summary: summarise(type, own, settings),
    };
  };
  return { grocery: side(productType.grocery), general: side(productType.general), settings };
}

/** Undefined when no location was given, so delivery areas are not checked. */
async function storedUpazila(ctx: Ctx, { district, upazila }: StoredPlace): Promise<Id | null | undefined> {
  if (!district || !upazila) return undefined;
  return (await matchArea(ctx, district, upazila)).upazila?.id ?? null;
}

/** Why a line cannot be bought, wherever it would be delivered. */
export const blockerOfLine = (line: Omit<LoadedLine, 'line'> & { line: Pick<Cart, 'type'> }): LineBlocker | null =>
  blockerOf(typeOfLine(line), line, undefined);

function blockerOf(
  type: ProductType,
  line: Pick<LoadedLine, 'product' | 'shown'>,
  upazila: Id | null | undefined,
): LineBlocker | null {
  if (!line.product || !line.shown) return 'unavailable';
  const own = refId(line.product.business_upazila);
  const here = upazila === undefined ? own : upazila;
  return lineBlockers(type, { stock: line.product.qty, upazila: own }, here)[0] ?? null;
}
