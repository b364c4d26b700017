import type { z } from 'zod';
import type { customerOrderLine, customerPackage, userOrderDetails } from '../../contract/account';
import type { orderTracking } from '../../contract/tracking';
import { productTypeOf } from '../../domain/catalogue/productType';
import type { Order, OrderLine, Package } from '../../payload-types';
import type { CustomerPackage } from '../../services/account/readPackage';
import { filled, refId } from '../../services/relations';
import type { TrackedOrder } from '../../services/tracking/trackOrder';

const paid = (value: number): 0 | 1 => (value === 1 ? 1 : 0);
type Details = z.input<(typeof userOrderDetails)['answers'][200]>;
type Tracked = z.input<(typeof orderTracking)['answers'][200]>;

/** A package in the tabs of "my orders". */
export function presentCustomerPackage(sent: Package): z.input<typeof customerPackage> {
  return {
    id: sent.id,
    tracking_id: sent.tracking_id,
    order_id: sent.order_number,
    type: productTypeOf(sent.type),
    status: sent.status,
    payment_status: paid(sent.payment_status),
    payment_method: sent.payment_method,
    total: sent.total,
    created_at: sent.createdAt,
    updated_at: sent.updatedAt,
  };
}

/** A bought line: as it was called and cost then, and what its product costs today. */
export function presentOrderLine(line: OrderLine): z.input<typeof customerOrderLine> {
  const product = filled(line.product);
  const id = refId(line.product);
  return {
    id: line.id,
    product_id: id,
    order_id: line.order_number,
    tracking_id: line.tracking_id,
    price: line.price,
    original_price: line.original_price ?? line.price,
    qty: line.qty,
    total: line.total,
    variation1: line.variation1 ?? '',
    variation2: line.variation2 ?? '',
    returned: paid(line.returned),
    product: {
      id,
      name: line.name,
      name_bn: line.name_bn ?? '',
      slug: line.slug ?? '',
      thumbnail: line.thumbnail || null,
      selling_price: product?.selling_price ?? line.price,
      original_price: product?.original_price ?? line.original_price ?? line.price,
    },
  };
}

/** One package with its amounts, its order's address and its history. */
export function presentPackageDetails({
  sent,
  order,
  history,
  canReturn,
  canReview,
}: CustomerPackage): Details['package'] {
  const card = presentCustomerPackage(sent);
  const shop = filled(sent.shop);
  return {
    id: card.id,
    tracking_id: card.tracking_id,
    order_id: card.order_id,
    type: card.type,
    status: card.status,
    payment_status: card.payment_status,
    payment_method: card.payment_method,
    total: card.total,
    created_at: card.created_at,
    updated_at: card.updated_at,
    subtotal: sent.subtotal,
    coupon_amount: sent.coupon_amount,
    delivery_charge: sent.delivery_charge,
    address_line: order.address_line,
    delivery_note: order.delivery_note ?? '',
    delivery_date: order.delivery_date ?? '',
    delivery_time: order.delivery_time ?? '',
    vendor: { name: filled(sent.vendor)?.name ?? '' },
    shop: shop ? { name: shop.name, slug: shop.slug } : null,
    can_return: canReturn ? 1 : 0,
    can_review: canReview ? 1 : 0,
    history: history.map((event) => ({ status: event.to, at: event.createdAt })),
  };
}

/** An order on the tracking page. */
export function presentTrackedOrder(order: Order): Tracked['order'] {
  return {
    id: order.number,
    type: productTypeOf(order.type),
    coupon_code: order.coupon_code ?? '',
    coupon_amount: order.coupon_amount,
    delivery_charge: order.delivery_charge,
    subtotal: order.subtotal,
    total: order.total,
    payment_status: paid(order.payment_status),
    payment_method: order.payment_method,
    created_at: order.createdAt,
  };
}

/** A package on the tracking page, with its lines. */
export function presentTrackedPackage({ sent, lines }: TrackedOrder['packages'][number]): Tracked['package'][number] {
  return {
    id: sent.id,
    tracking_id: sent.tracking_id,
    order_id: sent.order_number,
    status: sent.status,
    payment_status: paid(sent.payment_status),
    created_at: sent.createdAt,
    updated_at: sent.updatedAt,
    vendor: { name: filled(sent.vendor)?.name ?? '' },
    items: lines.map(presentOrderLine),
  };
}
