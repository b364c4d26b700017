import type { ProductType } from '../../domain/catalogue/productType';
import type { PaymentMethod } from '../../domain/orders/payment';
import type { Id } from '../ctx';

/** A client's request to place an order. The amounts are those it showed; they are only compared. */
export type OrderRequest = {
  type: ProductType;
  coupon_code: string;
  coupon_amount: number;
  delivery_charge: number | null;
  payment_amount: number | null;
  /** The total the shopper was shown; null when the client did not say. */
  expected_total: number | null;
  address_id: Id | null;
  address_line: string;
  delivery_note: string;
  delivery_date: string;
  delivery_time: string;
  payment_method: string;
};

/** The payment methods this call allows. */
export type PayingBy = PaymentMethod;

/** The answer for a placed order, now and when the call is repeated. */
export type PlacedOrder = {
  order_number: number;
  tracking_ids: string[];
  total: number;
  cartcount: number;
  /** The bKash payment page; known only after the payment was opened. */
  bkashurl?: string;
};

/** `repeated`: the order was placed by an earlier call under the same key. */
export type Placing = { order: PlacedOrder; repeated: boolean };
