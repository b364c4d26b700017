/** Requests to send a bought thing back, and the history of their moves. Written by services only. */
import type { AccessArgs, CollectionConfig } from 'payload';
import { anyOf, isAdmin, nobody, ofUser, ofVendor } from './access/rules';
import { customerOrAdminField } from './access/fields';
import { code, counter, flag, labels, line, one, ownPicture, prose, numbered } from './fields/values';
import { returnHooks } from '../hooks/returns/index';
import { lastCode } from '../domain/fields/statusTable';
import { returnStatusTable } from '../domain/returns/statusTable';

const group = { en: 'Orders', 'bn-BD': 'অর্ডার' };
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
    { fields: ['status', 'createdAt'] },
    { fields: ['vendor', 'status', 'createdAt'] },
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
    line('case', 100, { required: true }),
    counter('qty', { min: 1, max: 10, defaultValue: 1 }),
    line('payment_method', 20, { required: true, access: { read: customerOrAdminField } }),
    line('payment_account', 50, { required: true, access: { read: customerOrAdminField } }),
    flag('payment_refund', 0),
    prose('details', 2000),
    ownPicture('image1'),
    ownPicture('image2'),
    ownPicture('image3'),
  ],
};

export const returnEvents: CollectionConfig = {
  slug: 'return-events',
  labels: labels({ en: 'Return move', 'bn-BD': 'ফেরতের ধাপ' }, { en: 'Return history', 'bn-BD': 'ফেরতের ইতিহাস' }),
  admin: { group, defaultColumns: ['return', 'from', 'to', 'actor', 'createdAt'] },
  access: { create: nobody, read: admins, update: nobody, delete: nobody, readVersions: nobody },
  fields: [
    one('return', 'returns', { required: true }),
    numbered('from', { max: lastCode(returnStatusTable) }),
    numbered('to', { max: lastCode(returnStatusTable) }),
    numbered('refund_from', { max: 1 }),
    numbered('refund_to', { max: 1 }),
    one('actor', 'users'),
    line('actor_role', 20),
  ],
};
