import { productType, type ProductType } from '../../domain/catalogue/productType';
import { cheaperDelivery, deliveryFor, type CheaperDelivery, type Delivery } from '../../domain/delivery/charge';
import type { DeliveryPrices } from '../../domain/delivery/fields';
import { lineTotal, sumOf } from '../../domain/money';
import { subtotalOf, totalOf } from '../../domain/orders/totals';
import type { Product } from '../../payload-types';
import { refId } from '../relations';
import type { LoadedLine } from './loadLines';

export type Summary = {
  original: number;
  subtotal: number;
  shops: number;
  delivery: Delivery;
  /** How much more to buy for a lower delivery charge, and that charge. */
  cheaper: CheaperDelivery | null;
  total: number;
};

/** A line whose product exists and is shown: it can be ordered. */
export type BuyableLine = LoadedLine & { product: Product };

export const isBuyable = (line: LoadedLine): line is BuyableLine => line.product !== null && line.shown;

/** The totals of the lines of one type before any coupon: shown in the cart, and the basis of the order. */
export function summarise(type: ProductType, lines: readonly LoadedLine[], settings: DeliveryPrices): Summary {
  const buyable = lines.filter(isBuyable);
  const subtotal = subtotalOf(
    buyable.map(({ product, line }) => ({ price: product.selling_price, qty: line.product_qty })),
  );
  const original = sumOf(buyable.map(({ product, line }) => lineTotal(originalOf(product), line.product_qty)));
  const shops = new Set(buyable.map(({ product }) => String(refId(product.vendor)))).size;
  const goods = { type, subtotal, shops };
  const delivery = deliveryFor(settings, goods);
  const total = totalOf({ subtotal, coupon_amount: 0, delivery_charge: delivery.payable });
  return { original, subtotal, shops, delivery, cheaper: cheaperDelivery(settings, goods), total };
}

/** A product that costs more than its original price has no discount. */
const originalOf = (product: Product): number => Math.max(product.original_price, product.selling_price);

export const typeOfLine = ({ line }: { line: Pick<LoadedLine['line'], 'type'> }): ProductType =>
  line.type === productType.grocery ? productType.grocery : productType.general;
