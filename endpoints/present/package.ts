import type { PackageEventShape, PackageShape, QueuePackageShape } from '../../contract/orderShapes';
import type { Order, Package, PackageEvent, Shop, User, Vendor, Warehouse } from '../../payload-types';
import type { OrdersMoney } from '../../services/orders/readMoney';
import { filled } from '../../services/relations';
import { flag, oneOrTwo } from './flags';
import { presentDelivery, presentOrderCustomer } from './order';
import { picturePath } from './picture';
import { presentPlaceName } from './place';

const presentPackageVendor = (vendor: Vendor | null) =>
  vendor && { id: vendor.id, name: vendor.name, business_name: vendor.business_name };

/** The days promised when the order was placed; orders of earlier releases have none. */
export const presentPromise = (sent: Package) => ({
  expected_from: sent.expected_from ?? null,
  expected_by: sent.expected_by ?? null,
});

/** A package with vendor and warehouse populated. */
export function presentPackage(found: Package, money: OrdersMoney): PackageShape {
  const warehouse = filled<Warehouse>(found.warehouse);
  return {
    id: found.id,
    order_id: found.order_number,
    tracking_id: found.tracking_id,
    type: oneOrTwo(found.type),
    status: found.status,
    payment_status: flag(found.payment_status),
    payment_method: found.payment_method,
    subtotal: found.subtotal,
    coupon_amount: found.coupon_amount,
    delivery_charge: found.delivery_charge,
    total: found.total,
    money: money.package(found),
    ...presentPromise(found),
    created_at: found.createdAt,
    updated_at: found.updatedAt,
    vendor: presentPackageVendor(filled<Vendor>(found.vendor)),
    warehouse: warehouse && {
      id: warehouse.id,
      name: warehouse.name,
      address: warehouse.address,
      district: presentPlaceName(warehouse.district) || null,
    },
  };
}

/** The same in a queue; also its order, customer and places populated. */
export const presentQueuePackage = (found: Package, money: OrdersMoney): QueuePackageShape => ({
  ...presentPackage(found, money),
  ...presentDelivery(found, filled<Order>(found.order)),
  customer: presentOrderCustomer(filled<User>(found.customer)),
});

/** Another package of the same order: its id, its vendor and its status. */
export function presentSiblingPackage(found: Package) {
  return {
    id: found.id,
    order_id: found.order_number,
    tracking_id: found.tracking_id,
    status: found.status,
    vendor: presentPackageVendor(filled<Vendor>(found.vendor)),
  };
}

export function presentPackageEvent(event: PackageEvent): PackageEventShape {
  const role = event.actor_role ?? '';
  const { actor } = event;
  // The buyer's identity is for the customer and admins only; the order reveals it to those who may know it.
  const name = role !== 'customer' && typeof actor === 'object' && actor ? actor.name : '';
  return {
    from: event.from ?? null,
    to: event.to,
    actor_role: role,
    actor: name,
    reason: event.reason ?? '',
    note: event.note ?? '',
    created_at: event.createdAt,
  };
}

/** The shop on the cash memo. */
export function presentMemoShop(found: Package) {
  const shop = filled<Shop>(found.shop);
  return (
    shop && { id: shop.id, name: shop.name, name_bn: shop.name_bn ?? '', slug: shop.slug, logo: picturePath(shop.logo) }
  );
}
