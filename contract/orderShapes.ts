/** The answers of the calls for orders: an order, its packages and their lines, for customers, vendors and staff. */
import { z } from 'zod';
import { codesInWords, lastCode } from '../domain/fields/statusTable';
import { packageStatusTable } from '../domain/packages/statusTable';
import { paymentStates } from '../domain/payments/states';
import { moneyShape } from './money';
import { day, flag, id, image, instant, personName, taka, wholeNumber } from './shapes';

/** An order's number, shown to people and used as its id. */
export const orderNumber = wholeNumber(1, Number.MAX_SAFE_INTEGER).describe('The number of the order.');

const number = z.int().min(1).describe('The number of the order.');

export const packageStatusNames = codesInWords(packageStatusTable);

export const packageStatus = z.int().min(0).max(lastCode(packageStatusTable)).describe(packageStatusNames);

const orderType = z.union([z.literal(1), z.literal(2)]);

export const orderLineShape = z
  .strictObject({
    id,
    product_id: id.nullable(),
    order_id: number,
    tracking_id: z.string(),
    product: z.strictObject({
      id: id.nullable(),
      name: z.string(),
      name_bn: z.string(),
      slug: z.string(),
      thumbnail: image,
    }),
    price: taka.describe('The price of one piece when it was bought.'),
    original_price: taka,
    qty: z.int().describe('How many pieces were bought.'),
    total: taka.describe('The price of all pieces of this line.'),
    variation1: z.string(),
    variation2: z.string(),
    sku: z.string(),
    returned: flag,
  })
  .meta({
    id: 'OrderLine',
    description: 'One bought product of a package, with the prices of the moment it was bought.',
  });

export type OrderLineShape = z.output<typeof orderLineShape>;

export const vendorOrderShape = z
  .strictObject({
    id: number,
    type: orderType,
    payment_status: flag,
    payment_method: z.string(),
    delivery_note: z.string(),
    delivery_date: z.string(),
    delivery_time: z.string(),
    created_at: instant,
    updated_at: instant,
  })
  .meta({
    id: 'VendorOrder',
    description: 'What a vendor is told of an order: nothing of the customer, nothing of other vendors’ shares.',
  });

export type VendorOrderShape = z.output<typeof vendorOrderShape>;

export const orderShape = z
  .strictObject({
    ...vendorOrderShape.shape,
    subtotal: taka,
    coupon_code: z.string(),
    coupon_amount: taka,
    delivery_charge: taka,
    total: taka,
    money: moneyShape,
    address_line: z.string(),
  })
  .meta({ id: 'Order', description: 'An order with its amounts and address.' });

export type OrderShape = z.output<typeof orderShape>;

export const orderCustomerShape = z
  .strictObject({ name: personName, mobile: z.string() })
  .meta({ id: 'OrderCustomer', description: 'Who ordered, for admins and the warehouse.' });

export type OrderCustomerShape = z.output<typeof orderCustomerShape>;

export const orderRowShape = z
  .strictObject({
    id: number,
    type: orderType,
    payment_status: flag,
    payment_method: z.string(),
    total: taka,
    money: moneyShape,
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'OrderRow', description: 'A row of an order list.' });

export type OrderRowShape = z.output<typeof orderRowShape>;

/** When it is to be delivered; empty: as soon as possible. */
const slotShape = vendorOrderShape.pick({ delivery_date: true, delivery_time: true }).shape;

/** Where and to whom it is delivered, for admins and the warehouse; vendors are not told. */
const deliveryShape = z.strictObject({
  district: z.string(),
  district_bn: z.string(),
  upazila: z.string(),
  upazila_bn: z.string(),
  ...slotShape,
});

export const adminOrderRowShape = z
  .strictObject({
    ...orderRowShape.shape,
    ...deliveryShape.shape,
    customer: z
      .strictObject({ id, ...orderCustomerShape.shape })
      .nullable()
      .describe('Who ordered; null when the account was deleted.'),
    package_statuses: z
      .array(packageStatus)
      .describe(`The statuses of its packages, each package’s own. ${packageStatusNames}`),
  })
  .meta({
    id: 'AdminOrderRow',
    description: 'A row of the list of all orders: also who ordered, where to, and how far it is.',
  });

export type AdminOrderRowShape = z.output<typeof adminOrderRowShape>;

export const vendorOrderRowShape = z
  .strictObject({
    ...orderRowShape.omit({ total: true }).shape,
    ...slotShape,
    tracking_id: z.string(),
    status: packageStatus,
    subtotal: taka,
  })
  .meta({
    id: 'VendorOrderRow',
    description: 'A row of a vendor’s order list: the order and the vendor’s own package of it.',
  });

export type VendorOrderRowShape = z.output<typeof vendorOrderRowShape>;

export const orderVendorShape = z
  .strictObject({
    id,
    name: personName,
    type: orderType,
    image,
    business_name: z.string(),
    business_address: z.string(),
    business_upazila: z.string().nullable(),
    business_district: z.string().nullable(),
    business_thana: z.string(),
    mobile: z.string(),
    email: z.string(),
    birthdate: z.string(),
    created_at: instant,
  })
  .meta({ id: 'OrderVendor', description: 'The vendor as orders and packages show it.' });

export type OrderVendorShape = z.output<typeof orderVendorShape>;

/** For the customer: whether the order can still be paid by bKash. */
export const canPayShape = {
  can_pay: flag.describe('1: another bKash payment can be opened for the order, 0: not.'),
};

export const paymentStateShape = {
  payment_state: z
    .enum(paymentStates)
    .describe(
      'What became of the last bKash payment. `cash`: there is none; `pending`: not approved yet; `checking`: bKash has not said yet.',
    ),
};

/** The days promised when the order was placed. */
export const promisedShape = { expected_from: day.nullable(), expected_by: day.nullable() };

export const packageShape = z
  .strictObject({
    id,
    order_id: number,
    tracking_id: z.string(),
    type: orderType,
    status: packageStatus,
    payment_status: flag,
    payment_method: z.string(),
    subtotal: taka,
    coupon_amount: taka,
    delivery_charge: taka,
    total: taka,
    money: moneyShape,
    ...promisedShape,
    created_at: instant,
    updated_at: instant,
    vendor: z.strictObject({ id, name: personName, business_name: z.string() }).nullable(),
    warehouse: z
      .strictObject({ id, name: z.string(), address: z.string(), district: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'Package', description: 'What one vendor sends of an order, with its amounts and its way.' });

export type PackageShape = z.output<typeof packageShape>;

export const queuePackageShape = z
  .strictObject({
    ...packageShape.shape,
    ...deliveryShape.shape,
    customer: orderCustomerShape.nullable().describe('Who ordered; null when the account was deleted.'),
  })
  .meta({ id: 'QueuePackage', description: 'A package in a queue of its warehouse: also to whom and where to.' });

export type QueuePackageShape = z.output<typeof queuePackageShape>;

export const packageEarningsShape = z
  .strictObject({
    goods: taka.describe('The goods, before coupon and commission.'),
    coupon: taka.describe('The vendor’s share of a coupon; below zero.'),
    commission: taka.describe('What the marketplace keeps; below zero.'),
    returned: taka.describe('What returns have taken back; below zero.'),
    earned: taka.describe('What the vendor earns: the sum of these; nothing of a canceled package.'),
    state: z
      .enum(['open', 'canceled', 'pending', 'blocked', 'covered', 'available'])
      .describe(
        '`open`: not completed yet; `pending`: earned, and its goods may still be returned; `blocked`: a return of it is not decided; `covered`: in a payout, sent or not; `available`: may be paid out.',
      ),
    available_at: instant.nullable().describe('From when on it may be paid out; null until it is completed.'),
  })
  .meta({ id: 'PackageEarnings', description: 'What a package brings its vendor.' });

export type PackageEarningsShape = z.output<typeof packageEarningsShape>;

export const packageEventShape = z
  .strictObject({
    from: packageStatus
      .nullable()
      .describe(`The status before; null when the package was created. ${packageStatusNames}`),
    to: packageStatus.describe(`The status after. ${packageStatusNames}`),
    actor_role: z.string(),
    actor: z.string().describe('The name of the member of staff who moved it; empty for the customer and the system.'),
    reason: z
      .string()
      .describe(
        'Why the customer canceled it, by name; `reversed` for a move an admin took back, `undone` for a step that took back the one before; empty for every other step.',
      ),
    note: z
      .string()
      .describe(
        'What was added: by the customer to the reason, or by staff; why an admin took a move back; empty without.',
      ),
    created_at: instant,
  })
  .meta({ id: 'PackageEvent', description: 'One step in the life of a package.' });

export type PackageEventShape = z.output<typeof packageEventShape>;
