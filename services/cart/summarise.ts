import { productType, type ProductType } from '../../domain/catalogue/productType';
import { deliveryFor, type Delivery, type DeliverySettings } from '../../domain/delivery/charge';
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
  total: number;
};

/** A line whose product is there and shown: what can be ordered. */
export type BuyableLine = LoadedLine & { product: Product };

export const isBuyable = (line: LoadedLine): line is BuyableLine => line.product !== null && line.shown;

/** What the lines of one type come to without a coupon: the cart shows it, and the order is computed by it. */
export function summarise(type: ProductType, lines: readonly LoadedLine[], settings: DeliverySettings): Summary {
  const buyable = lines.filter(isBuyable);
  const subtotal = subtotalOf(
    buyable.map(({ product, line }) => ({ price: product.selling_price, qty: line.product_qty })),
  );
  const original = sumOf(buyable.map(({ product, line }) => lineTotal(originalOf(product), line.product_qty)));
  const shops = new Set(buyable.map(({ product }) => String(refId(product.vendor)))).size;
  const delivery = deliveryFor(settings, { type, subtotal, shops });
  const total = totalOf({ subtotal, coupon_amount: 0, delivery_charge: delivery.payable });
  return { original, subtotal, shops, delivery, total };
}

/** A product that costs more than its original price has no discount. */
const originalOf = (product: Product): number => Math.max(product.original_price, product.selling_price);

export const typeOfLine = ({ line }: LoadedLine): ProductType =>
  line.type === productType.grocery ? productType.grocery : productType.general;
