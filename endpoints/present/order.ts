import type {
  AdminOrderRowShape,
  OrderCustomerShape,
  OrderLineShape,
  OrderRowShape,
  OrderShape,
  OrderVendorShape,
  VendorOrderRowShape,
  VendorOrderShape,
} from '../../contract/orderShapes';
import type { Order, OrderLine, Package, User, Vendor } from '../../payload-types';
import type { OrdersMoney } from '../../services/orders/readMoney';
import { filled, refId } from '../../services/relations';
import { flag, oneOrTwo } from './flags';
import { vendorPhotoPath } from './vendor';
import { presentPlaceName, presentPlaceNameBn } from './place';
import { shownAt } from './picture';

/** A row of an order list for admins. */
export function presentOrderRow(order: Order, money: OrdersMoney): OrderRowShape {
  return {
    id: order.number,
    type: oneOrTwo(order.type),
    payment_status: flag(order.payment_status),
    payment_method: order.payment_method,
    total: order.total,
    money: money.order(order),
    created_at: order.createdAt,
    updated_at: order.updatedAt,
  };
}

/** A row of the list of all orders; customer and places populated. */
export function presentAdminOrderRow(order: Order, money: OrdersMoney): AdminOrderRowShape {
  const customer = filled<User>(order.customer);
  return {
    ...presentOrderRow(order, money),
    ...presentDelivery(order, order),
    customer: customer && { id: customer.id, ...presentOrderCustomer(customer) },
    package_statuses: money.statuses(order),
  };
}

type Slot = Pick<Order, 'delivery_date' | 'delivery_time'>;

const presentSlot = (order: Slot | null) => ({
  delivery_date: order?.delivery_date ?? '',
  delivery_time: order?.delivery_time ?? '',
});

/** Where an order or package is delivered, and when; places populated, empty where they are not known. */
export const presentDelivery = (to: Pick<Order, 'district' | 'upazila'>, order: Slot | null) => ({
  district: presentPlaceName(to.district),
  district_bn: presentPlaceNameBn(to.district),
  upazila: presentPlaceName(to.upazila),
  upazila_bn: presentPlaceNameBn(to.upazila),
  ...presentSlot(order),
});

/** A row of a vendor's list: the vendor's own package; its order populated. */
export function presentVendorOrderRow(own: Package, money: OrdersMoney): VendorOrderRowShape {
  return {
    ...presentSlot(filled<Order>(own.order)),
    id: own.order_number,
    type: oneOrTwo(own.type),
    tracking_id: own.tracking_id,
    status: own.status,
    payment_status: flag(own.payment_status),
    payment_method: own.payment_method,
    subtotal: own.subtotal,
    money: money.package(own),
    created_at: own.createdAt,
    updated_at: own.updatedAt,
  };
}

/** What a vendor sees of an order. */
export function presentVendorOrder(order: Order): VendorOrderShape {
  return {
    id: order.number,
    type: oneOrTwo(order.type),
    payment_status: flag(order.payment_status),
    payment_method: order.payment_method,
    delivery_note: order.delivery_note ?? '',
    ...presentSlot(order),
    created_at: order.createdAt,
    updated_at: order.updatedAt,
  };
}

/** A whole order, for admins and the warehouse. */
export function presentOrder(order: Order, money: OrdersMoney): OrderShape {
  return {
    ...presentVendorOrder(order),
    subtotal: order.subtotal,
    coupon_code: order.coupon_code ?? '',
    coupon_amount: order.coupon_amount,
    delivery_charge: order.delivery_charge,
    total: order.total,
    money: money.order(order),
    address_line: order.address_line,
  };
}

/** Who ordered, for those who deliver or decide. */
export function presentOrderCustomer(customer: User): OrderCustomerShape;
export function presentOrderCustomer(customer: User | null): OrderCustomerShape | null;
export function presentOrderCustomer(customer: User | null): OrderCustomerShape | null {
  return customer && { name: customer.name, mobile: customer.mobile };
}

/** A bought product as it was when it was ordered. */
export function presentOrderLine(line: OrderLine): OrderLineShape {
  const product = refId(line.product);
  return {
    id: line.id,
    product_id: product,
    order_id: line.order_number,
    tracking_id: line.tracking_id,
    product: {
      id: product,
      name: line.name,
      name_bn: line.name_bn ?? line.name,
      slug: line.slug ?? '',
      thumbnail: shownAt(line.thumbnail),
    },
    price: line.price,
    original_price: line.original_price ?? line.price,
    qty: line.qty,
    total: line.total,
    variation1: line.variation1 ?? '',
    variation2: line.variation2 ?? '',
    sku: line.sku ?? '',
    returned: flag(line.returned),
  };
}

/** The vendor as orders, packages and returns show it; places and picture populated. */
export function presentOrderVendor(vendor: Vendor): OrderVendorShape {
  return {
    id: vendor.id,
    name: vendor.name,
    type: oneOrTwo(vendor.type),
    image: vendorPhotoPath(vendor, 'thumbnail'),
    business_name: vendor.business_name,
    business_address: vendor.business_address,
    business_upazila: presentPlaceName(vendor.business_upazila) || null,
    business_district: presentPlaceName(vendor.business_district) || null,
    business_thana: vendor.business_thana ?? '',
    mobile: vendor.mobile,
    email: vendor.email,
    birthdate: vendor.birthdate,
    created_at: vendor.createdAt,
  };
}
