/** Orders, their packages (one per vendor), the lines of a package and its history. Written by services only. */
import type { AccessArgs, CollectionConfig, Field } from 'payload';
import { maxSlugLength } from '../domain/slugs';
import { wholeRate } from '../domain/fields/rates';
import { longestSku } from '../domain/variants/rules';
import { customerOrAdminField, kept, vendorOrAdminField } from './access/fields';
import { anyOf, isAdmin, nobody, ofUser, ofVendor, ofWarehouse } from './access/rules';
import { code, counter, flag, labels, line, numbered, one, prose, taka } from './fields/values';
import { orderHooks } from '../hooks/orders/index';
import { packageHooks } from '../hooks/packages/index';
import { lastCode } from '../domain/fields/statusTable';
import { packageStatusTable } from '../domain/packages/statusTable';

const group = { en: 'Orders', 'bn-BD': 'অর্ডার' };
const admins = ({ req }: AccessArgs) => isAdmin(req);
const written: Pick<NonNullable<CollectionConfig['access']>, 'create' | 'update' | 'delete' | 'readVersions'> = {
  create: nobody,
  update: nobody,
  delete: nobody,
  readVersions: nobody,
};

/** Half of all rows have one value: a list is faster in its own order than sorted after an index of these. */
const ofMany = { index: false };
const payment: Field[] = [flag('payment_status', 0, ofMany), line('payment_method', 20, { required: true })];
/** Vendors do not learn where their customers live. */
const ofCustomers = { ...kept, read: customerOrAdminField };
/**
 * Where it is delivered, known if the order was placed with an address of the book; kept, whatever happens to that
 * address.
 */
const area: Field[] = [
  one('district', 'districts', { access: ofCustomers }),
  one('upazila', 'upazilas', { access: ofCustomers }),
];
const amounts: Field[] = [
  taka('subtotal', { required: true }),
  taka('coupon_amount', { required: true, defaultValue: 0 }),
  taka('delivery_charge', { required: true, defaultValue: 0 }),
  taka('total', { required: true }),
];

/** The commission: customers do not see it. */
const ofVendorsOnly = { ...kept, read: vendorOrAdminField };

export const orders: CollectionConfig = {
  slug: 'orders',
  labels: labels({ en: 'Order', 'bn-BD': 'অর্ডার' }, { en: 'Orders', 'bn-BD': 'অর্ডার' }),
  admin: {
    group,
    useAsTitle: 'number',
    defaultColumns: ['number', 'customer', 'total', 'payment_status', 'createdAt'],
  },
  access: { ...written, read: anyOf(admins, ofUser('customer')) },
  hooks: orderHooks,
  indexes: [
    { fields: ['customer', 'createdAt'] },
    // The list of all orders is counted and summed, whatever its filter, from the index alone.
    { fields: ['createdAt', 'total', 'payment_status', 'payment_method', 'type'] },
    { fields: ['total'] },
    // The same for one district or area: its orders are few, wherever they are in time.
    { fields: ['district', 'createdAt', 'total', 'payment_status', 'payment_method', 'type'] },
    { fields: ['upazila', 'createdAt', 'total', 'payment_status', 'payment_method', 'type'] },
  ],
  fields: [
    numbered('number', { required: true, unique: true }),
    one('customer', 'users', { required: true }),
    code('type', 2, 2, { min: 1, ...ofMany }),
    line('coupon_code', 50),
    /** Canceled while its coupon was deleted: the use goes back when the coupon is restored. */
    flag('coupon_due', 0, { required: false, index: false, access: ofVendorsOnly }),
    ...amounts,
    ...payment,
    line('payment_id', 100, { index: true }),
    line('address_line', 1000, { required: true }),
    ...area,
    prose('delivery_note', 500),
    line('delivery_date', 10),
    line('delivery_time', 20),
  ],
};

export const packages: CollectionConfig = {
  slug: 'packages',
  labels: labels({ en: 'Package', 'bn-BD': 'প্যাকেজ' }, { en: 'Packages', 'bn-BD': 'প্যাকেজ' }),
  admin: {
    group,
    useAsTitle: 'tracking_id',
    defaultColumns: ['tracking_id', 'order_number', 'vendor', 'status', 'payment_status'],
  },
  access: { ...written, read: anyOf(admins, ofUser('customer'), ofVendor(), ofWarehouse()) },
  hooks: packageHooks,
  indexes: [
    // A vendor's list is counted and summed, whatever its filter, from the index alone.
    {
      fields: ['vendor', 'status', 'createdAt', 'payment_status', 'payment_method', 'subtotal', 'district', 'upazila'],
    },
    { fields: ['warehouse', 'status', 'updatedAt', 'payment_status', 'district', 'upazila'] },
    // The shops that have packages in a warehouse are grouped from the index alone.
    { fields: ['warehouse', 'shop'] },
    { fields: ['customer', 'status', 'createdAt'] },
    { fields: ['customer', 'createdAt'] },
    { fields: ['vendor', 'createdAt'] },
    { fields: ['status', 'createdAt', 'vendor', 'district', 'upazila'] },
    // Sales by day are aggregated from the index alone.
    { fields: ['createdAt', 'status', 'order_number', 'total'] },
    { fields: ['order', 'vendor'], unique: true },
  ],
  fields: [
    one('order', 'orders', { required: true }),
    numbered('order_number', { required: true, index: true }),
    one('customer', 'users', { required: true }),
    one('vendor', 'vendors', { required: true }),
    one('shop', 'shops'),
    one('warehouse', 'warehouses'),
    line('tracking_id', 40, { required: true, unique: true }),
    code('type', 2, 2, { min: 1, ...ofMany }),
    code('status', lastCode(packageStatusTable), 0),
    ...payment,
    ...amounts,
    /** Who bears its coupon, frozen when the order was placed: 0 the marketplace, 1 the vendor. */
    code('coupon_paid_by', 1, 0, { index: false, access: ofVendorsOnly }),
    line('expected_from', 10),
    line('expected_by', 10),
    ...area,
  ],
};

export const orderLines: CollectionConfig = {
  slug: 'order-lines',
  labels: labels({ en: 'Order line', 'bn-BD': 'অর্ডারের লাইন' }, { en: 'Order lines', 'bn-BD': 'অর্ডারের লাইন' }),
  admin: {
    group,
    useAsTitle: 'name',
    listSearchableFields: ['tracking_id'],
    defaultColumns: ['order_number', 'name', 'qty', 'total'],
  },
  access: { ...written, read: anyOf(admins, ofUser('customer'), ofVendor()) },
  indexes: [
    { fields: ['customer', 'product'] },
    { fields: ['product', 'createdAt'] },
    { fields: ['vendor', 'createdAt'] },
    { fields: ['createdAt', 'product', 'total', 'qty'] },
  ],
  fields: [
    one('order', 'orders', { required: true }),
    one('package', 'packages', { required: true }),
    numbered('order_number', { required: true, index: true }),
    line('tracking_id', 40, { required: true, index: true }),
    one('customer', 'users', { required: true }),
    one('vendor', 'vendors', { required: true }),
    one('product', 'products'),
    line('name', 200, { required: true }),
    line('name_bn', 200),
    line('slug', maxSlugLength),
    line('thumbnail', 300),
    taka('price', { required: true }),
    taka('original_price'),
    counter('qty', { min: 1, max: 10, defaultValue: 1 }),
    taka('total', { required: true }),
    /** Its share of the coupon. Lines of earlier releases have none: theirs is in proportion to their price. */
    taka('coupon_amount'),
    line('variation1', 100),
    line('variation2', 100),
    /** The variant that was sold, for as long as it exists. */
    one('variant', 'variants'),
    line('sku', longestSku),
    flag('returned', 0, ofMany),
    /** Canceled while its product was deleted: the pieces go back to stock when the product is restored. */
    flag('stock_due', 0, { required: false, index: false, access: ofVendorsOnly }),
    /**
     * The commission on the line, frozen when the order was placed: the rate in hundredths of a per cent, and its rule.
     */
    counter('commission_rate', { max: wholeRate, access: ofVendorsOnly }),
    taka('commission', { access: ofVendorsOnly }),
    line('commission_scope', 20, { access: ofVendorsOnly }),
    line('commission_rule', 24, { access: ofVendorsOnly }),
  ],
};

/** Staff notes on a package. Never shown to customers or vendors; only added, never changed. */
export const packageNotes: CollectionConfig = {
  slug: 'package-notes',
  labels: labels({ en: 'Staff note', 'bn-BD': 'কর্মীদের নোট' }, { en: 'Staff notes', 'bn-BD': 'কর্মীদের নোট' }),
  admin: { hidden: true },
  // Read and written by their own calls only, which check whose warehouse it is.
  access: { ...written, read: nobody },
  indexes: [{ fields: ['package', 'createdAt'] }],
  fields: [
    one('package', 'packages', { required: true }),
    line('tracking_id', 40, { required: true }),
    one('actor', 'users'),
    line('actor_role', 20),
    prose('text', 1000, { required: true }),
  ],
};

export const packageEvents: CollectionConfig = {
  slug: 'package-events',
  labels: labels(
    { en: 'Package move', 'bn-BD': 'প্যাকেজের ধাপ' },
    { en: 'Package history', 'bn-BD': 'প্যাকেজের ইতিহাস' },
  ),
  admin: { group, defaultColumns: ['tracking_id', 'from', 'to', 'actor', 'createdAt'] },
  access: { ...written, read: admins },
  fields: [
    one('package', 'packages', { required: true }),
    one('order', 'orders', { required: true }),
    line('tracking_id', 40, { required: true, index: true }),
    numbered('from', { max: lastCode(packageStatusTable) }),
    numbered('to', { max: lastCode(packageStatusTable), required: true }),
    one('actor', 'users'),
    line('actor_role', 20),
    line('reason', 40),
    prose('note', 300),
  ],
};
