/**
 * Customers' questions to vendors: one conversation for each customer and product or package. Written by services only.
 */
import type { CollectionConfig } from 'payload';
import { anyOf, isAdmin, closed, ofUser, ofVendor } from './access/rules';
import { counter, flag, labels, line, one, ownPicture, prose } from './fields/values';
import { questionLimits } from '../domain/questions/rules';

const group = { en: 'Communication', 'bn-BD': 'যোগাযোগ' };
/** The customer and the vendor of the conversation; admins can read it. */
const access: CollectionConfig['access'] = {
  ...closed,
  read: anyOf(({ req }) => isAdmin(req), ofUser('customer'), ofVendor()),
};

export const questions: CollectionConfig = {
  slug: 'questions',
  labels: labels({ en: 'Question', 'bn-BD': 'প্রশ্ন' }, { en: 'Questions', 'bn-BD': 'প্রশ্ন' }),
  admin: { group, defaultColumns: ['last_text', 'customer', 'vendor', 'product', 'tracking_id', 'last_at'] },
  access,
  indexes: [
    { fields: ['customer', 'last_at'] },
    { fields: ['vendor', 'last_at'] },
    { fields: ['vendor', 'vendor_unread', 'last_at'] },
    { fields: ['vendor', 'closed', 'vendor_unread', 'last_at'] },
    { fields: ['closed', 'last_at'] },
  ],
  fields: [
    // The customer and the subject: two simultaneous questions still make one conversation.
    line('subject_key', 80, { required: true, unique: true }),
    one('customer', 'users', { required: true }),
    one('vendor', 'vendors', { required: true }),
    one('product', 'products'),
    one('package', 'packages'),
    line('tracking_id', 40, { index: true }),
    flag('closed', 0),
    counter('messages'),
    line('last_text', 200),
    flag('last_by_vendor', 0),
    { name: 'last_at', type: 'date', required: true, index: true },
    counter('customer_unread'),
    counter('vendor_unread'),
    { name: 'texted_at', type: 'date' },
  ],
};

export const questionMessages: CollectionConfig = {
  slug: 'question-messages',
  labels: labels(
    { en: 'Question message', 'bn-BD': 'প্রশ্নের বার্তা' },
    { en: 'Question messages', 'bn-BD': 'প্রশ্নের বার্তা' },
  ),
  admin: { group, defaultColumns: ['text', 'question', 'by_vendor', 'createdAt'] },
  access,
  indexes: [{ fields: ['question', 'createdAt'] }],
  fields: [
    one('question', 'questions', { required: true }),
    one('customer', 'users', { required: true }),
    one('vendor', 'vendors', { required: true }),
    flag('by_vendor', 0),
    prose('text', questionLimits.text, { required: true }),
    ownPicture('image1'),
    ownPicture('image2'),
    ownPicture('image3'),
  ],
};
