/** Requests to return a bought product, and their history. Written by services only. */
import type { AccessArgs, CollectionConfig } from 'payload';
import { anyOf, closed, isAdmin, nobody, ofUser, ofVendor } from './access/rules';
import { declaredFields, readers } from './fields/declared';
import { code, flag, labels, line, numbered, one, prose, taka } from './fields/values';
import { returnHooks } from '../hooks/returns/index';
import { lastCode } from '../domain/fields/statusTable';
import { returnFields } from '../domain/returns/fields';
import { returnStatusTable } from '../domain/returns/statusTable';

const group = { en: 'Orders', 'bn-BD': 'অর্ডার' };
/** Where a refund went and its amount are for the customer and admins only. */
const notForVendors = { access: { read: readers['customer and admins'] } };
const admins = ({ req }: AccessArgs) => isAdmin(req);

export const returns: CollectionConfig = {
  slug: 'returns',
  labels: labels({ en: 'Return', 'bn-BD': 'ফেরত' }, { en: 'Returns', 'bn-BD': 'ফেরত' }),
  admin: { group, defaultColumns: ['order_number', 'product', 'status', 'payment_refund', 'createdAt'] },
  access: {
    create: nobody,
    read: anyOf(admins, ofUser('customer'), ofVendor()),
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  },
  hooks: returnHooks,
  indexes: [
    { fields: ['status', 'createdAt', 'payment_refund'] },
    // Returns whose refund was not sent: few, in a table of any size.
    { fields: ['payment_refund', 'status', 'createdAt'] },
    { fields: ['vendor', 'status', 'createdAt', 'payment_refund'] },
    { fields: ['customer', 'createdAt'] },
  ],
  fields: [
    one('order_line', 'order-lines', { required: true, unique: true }),
    one('order', 'orders', { required: true }),
    numbered('order_number', { required: true, index: true }),
    one('package', 'packages', { required: true }),
    line('tracking_id', 40, { required: true, index: true }),
    one('product', 'products'),
    one('customer', 'users', { required: true }),
    one('vendor', 'vendors', { required: true }),
    code('status', lastCode(returnStatusTable), 0),
    flag('payment_refund', 0),
    /**
     * The refunded amount; empty until then, and for refunds of earlier releases, which covered everything that was
     * paid.
     */
    taka('refund_amount', notForVendors),
    /** The reason for refunding less than what was paid. */
    prose('refund_reason', 500, notForVendors),
    line('refund_trx_id', 60, { ...notForVendors, index: true }),
    /** The number in the form in which it is compared: one transaction is the proof of one refund. */
    line('refund_trx_key', 60, { ...notForVendors, unique: true }),
    /** The ledger account it was sent from. */
    line('refund_from', 20, notForVendors),
    /** Why it was rejected or canceled, for the customer and the vendor. */
    prose('cancel_reason', 500),
    ...declaredFields(returnFields),
  ],
};

export const returnEvents: CollectionConfig = {
  slug: 'return-events',
  labels: labels({ en: 'Return move', 'bn-BD': 'ফেরতের ধাপ' }, { en: 'Return history', 'bn-BD': 'ফেরতের ইতিহাস' }),
  admin: { group, defaultColumns: ['return', 'from', 'to', 'actor', 'createdAt'] },
  access: { ...closed, read: admins },
  fields: [
    one('return', 'returns', { required: true }),
    numbered('from', { max: lastCode(returnStatusTable) }),
    numbered('to', { max: lastCode(returnStatusTable) }),
    numbered('refund_from', { max: 1 }),
    numbered('refund_to', { max: 1 }),
    one('actor', 'users'),
    line('actor_role', 20),
    prose('reason', 500),
    taka('refund_amount'),
    line('refund_trx_id', 60),
  ],
};
