/** The fields of a coupon that people write, each declared once. Collection, calls and form are made from here. */
import type { FieldDeclaration, FieldDeclarations } from '../fields/declare';

const declare = <const F extends FieldDeclarations<FieldDeclaration & { form: 'coupon' }>>(fields: F): F => fields;

/** A coupon takes off a fixed amount or a percentage. */
export const couponType = { fixed: 1, percentage: 2 } as const;

const form = { form: 'coupon' } as const;

export const couponFields = declare({
  code: {
    kind: 'word',
    max: 50,
    required: true,
    unique: true,
    writtenOnce: true,
    label: { en: 'Code', bn: 'কোড' },
    hint: { en: 'As customers will type it, without spaces.', bn: 'ক্রেতারা যেমন লিখবেন, ফাঁকা ছাড়া।' },
    meaningHere: 'What the customer types: no spaces.',
    ...form,
  },
  type: {
    kind: 'coded',
    codes: {
      [couponType.fixed]: { en: 'Fixed', bn: 'নির্দিষ্ট টাকা' },
      [couponType.percentage]: { en: 'Percentage', bn: 'শতাংশ' },
    },
    default: couponType.fixed,
    required: true,
    writtenOnce: true,
    label: { en: 'Type', bn: 'ধরন' },
    meaningHere: '1: a fixed amount, which needs `fixed`; 2: a percentage, which needs `percentage`.',
    ...form,
  },
  fixed: {
    kind: 'taka',
    min: 0,
    default: 0,
    onlyWith: { field: 'type', value: couponType.fixed },
    label: { en: 'Fixed amount', bn: 'নির্দিষ্ট টাকা' },
    inSentence: 'fixed amount',
    meaning: 'What a coupon of type 1 takes off.',
    ...form,
  },
  percentage: {
    kind: 'percent',
    default: 0,
    onlyWith: { field: 'type', value: couponType.percentage },
    label: { en: 'Percentage', bn: 'শতাংশ' },
    meaning: 'How many per cent a coupon of type 2 takes off.',
    ...form,
  },
  min_order: {
    kind: 'taka',
    min: 0,
    default: 0,
    required: true,
    label: { en: 'Minimum order', bn: 'সর্বনিম্ন অর্ডার' },
    inSentence: 'smallest order',
    meaning: 'The subtotal from which the coupon can be used.',
    ...form,
  },
  quantity: {
    kind: 'count',
    leastSent: 1,
    max: 10_000_000,
    required: true,
    label: { en: 'Quantity', bn: 'পরিমাণ' },
    meaning: 'How often the coupon can be used in all.',
    ...form,
  },
  status: {
    kind: 'flag',
    default: 1,
    choices: { 0: { en: 'Deactive', bn: 'নিষ্ক্রিয়' }, 1: { en: 'Active', bn: 'সক্রিয়' } },
    label: { en: 'Status', bn: 'অবস্থা' },
    meaningHere: '1: it can be used, 0: not.',
    ...form,
  },
  listed: {
    kind: 'flag',
    default: 0,
    label: { en: 'Show to customers', bn: 'ক্রেতাদের দেখান' },
    hint: {
      en: 'On: cart and checkout offer it to everybody who can use it. Off: only those who know the code.',
      bn: 'চালু থাকলে যাঁরা ব্যবহার করতে পারেন, কার্ট ও চেকআউটে তাঁদের সবাইকে দেখানো হয়। বন্ধ থাকলে শুধু কোড জানলে ব্যবহার করা যায়।',
    },
    meaning: '1: cart and checkout offer it to everybody who can use it, 0: only those use it who know the code.',
    ...form,
  },
});
