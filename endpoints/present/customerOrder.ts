import type { z } from 'zod';
import type { customerOrderLine, customerPackage, listedPackage, userOrderDetails } from '../../contract/account';
import type { againLine } from '../../contract/cart';
import type { orderTracking } from '../../contract/tracking';
import { promisedDays } from '../../domain/delivery/expectedDays';
import { productTypeOf } from '../../domain/catalogue/productType';
import type { OrderLine } from '../../payload-types';
import type { ListedPackage } from '../../services/account/listPackages';
import type { CustomerPackage } from '../../services/account/readPackage';
import type { OrdersMoney } from '../../services/orders/readMoney';
import type { AgainLine } from '../../services/cart/orderAgain';
import { filled, refId } from '../../services/relations';
import type { TrackedOrder } from '../../services/tracking/trackOrder';
import { presentStanding } from './customerReturn';
import { flag } from './flags';
import { presentOrderLine as presentLine } from './order';
import { presentPromise } from './package';
import { shownAt } from './picture';
import { presentPolicyOfOrder } from './policyText';

type Details = z.input<(typeof userOrderDetails)['answers'][200]>;
type Tracked = z.input<(typeof orderTracking)['answers'][200]>;

/** The fields of a package that all of a customer's lists share. */
function presentCustomerPackage({
  sent,
  money,
  canPay,
}: Pick<ListedPackage, 'sent' | 'money' | 'canPay'>): z.input<typeof customerPackage> {
  return {
    id: sent.id,
    tracking_id: sent.tracking_id,
    order_id: sent.order_number,
    type: productTypeOf(sent.type),
    status: sent.status,
    payment_status: flag(sent.payment_status),
    payment_method: sent.payment_method,
    total: sent.total,
    money: money.package(sent),
    can_pay: canPay ? 1 : 0,
    created_at: sent.createdAt,
    updated_at: sent.updatedAt,
  };
}

/** A package in the tabs of "my orders", with its first product. */
export function presentListedPackage({
  sent,
  lines,
  money,
  canPay,
  canReturn,
  canReview,
}: ListedPackage): z.input<typeof listedPackage> {
  const [first] = lines;
  return {
    ...presentCustomerPackage({ sent, money, canPay }),
    product: first
      ? {
          id: refId(first.product),
          name: first.name,
          name_bn: first.name_bn ?? '',
          thumbnail: shownAt(first.thumbnail),
        }
      : null,
    product_count: lines.length,
    can_return: canReturn ? 1 : 0,
    can_review: canReview ? 1 : 0,
  };
}

/** What would happen to each line if the package were ordered again. */
export function presentAgainLine({ line, product, state, qty }: AgainLine): z.input<typeof againLine> {
  return {
    id: line.id,
    state,
    name: line.name,
    name_bn: line.name_bn ?? '',
    thumbnail: shownAt(line.thumbnail),
    variation1: line.variation1 ?? '',
    variation2: line.variation2 ?? '',
    bought_qty: line.qty,
    bought_price: line.price,
    product_qty: qty,
    selling_price: product?.selling_price ?? null,
  };
}

/** A bought line: its name and price when it was ordered, and the product's price today. */
export function presentOrderLine(line: OrderLine): z.input<typeof customerOrderLine> {
  const product = filled(line.product);
  const bought = presentLine(line);
  return {
    ...bought,
    product: {
      ...bought.product,
      name_bn: line.name_bn ?? '',
      thumbnail: shownAt(line.thumbnail),
      selling_price: product?.selling_price ?? line.price,
      original_price: product?.original_price ?? line.original_price ?? line.price,
    },
  };
}

/** One package with its amounts, its order's address and its history. */
export function presentPackageDetails({
  sent,
  order,
  money,
  history,
  paymentState,
  canPay,
  canReturn,
  canReview,
  canCancel,
  canCancelOrder,
}: CustomerPackage): Details['package'] {
  const shop = filled(sent.shop);
  return {
    ...presentCustomerPackage({ sent, money, canPay }),
    subtotal: sent.subtotal,
    coupon_amount: sent.coupon_amount,
    delivery_charge: sent.delivery_charge,
    address_line: order.address_line,
    delivery_note: order.delivery_note ?? '',
    delivery_date: order.delivery_date ?? '',
    delivery_time: order.delivery_time ?? '',
    payment_state: paymentState,
    ...presentPromise(sent),
    vendor: { name: filled(sent.vendor)?.name ?? '' },
    shop: shop ? { name: shop.name, name_bn: shop.name_bn ?? '', slug: shop.slug } : null,
    can_return: canReturn ? 1 : 0,
    can_review: canReview ? 1 : 0,
    can_cancel: canCancel ? 1 : 0,
    can_cancel_order: canCancelOrder ? 1 : 0,
    history: history.map((event) => ({ status: event.to, at: event.createdAt })),
  };
}

/** An order on the tracking page. */
export function presentTrackedOrder(tracked: TrackedOrder): Tracked['order'] {
  const { order, packages, money, paymentState, canPay, policies, refunds } = tracked;
  const promised = promisedDays(packages.map(({ sent }) => sent));
  const asked = order.delivery_date ? order.delivery_date.slice(0, 10) : null;
  return {
    id: order.number,
    type: productTypeOf(order.type),
    coupon_code: order.coupon_code ?? '',
    coupon_amount: order.coupon_amount,
    delivery_charge: order.delivery_charge,
    subtotal: order.subtotal,
    total: order.total,
    money: money.order(order),
    payment_status: flag(order.payment_status),
    payment_method: order.payment_method,
    payment_state: paymentState,
    can_pay: canPay ? 1 : 0,
    address_line: order.address_line,
    delivery_date: order.delivery_date ?? '',
    delivery_time: order.delivery_time ?? '',
    expected_from: asked ?? promised?.from ?? null,
    expected_to: asked ?? promised?.to ?? null,
    created_at: order.createdAt,
    refunds: refunds.map(({ kind, amount, method, account, by_hand, trx_id, ...standing }) => ({
      kind,
      amount,
      method,
      account,
      by_hand: flag(by_hand ? 1 : 0),
      trx_id,
      ...presentStanding(standing),
    })),
    policies: policies.map(presentPolicyOfOrder),
  };
}

/** A package on the tracking page, with its lines. */
export function presentTrackedPackage(
  { sent, lines }: TrackedOrder['packages'][number],
  money: OrdersMoney,
): Tracked['package'][number] {
  const shop = filled(sent.shop);
  return {
    id: sent.id,
    tracking_id: sent.tracking_id,
    order_id: sent.order_number,
    status: sent.status,
    payment_status: flag(sent.payment_status),
    created_at: sent.createdAt,
    updated_at: sent.updatedAt,
    vendor: { name: filled(sent.vendor)?.name ?? '' },
    shop: shop ? { name: shop.name, name_bn: shop.name_bn ?? '', slug: shop.slug } : null,
    total: sent.total,
    money: money.package(sent),
    ...presentPromise(sent),
    items: lines.map(presentOrderLine),
  };
}
