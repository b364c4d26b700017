/** The fields of a coupon that people fill in, each declared once. Collection, calls and form are derived from here. */
import type { FieldDeclaration, FieldDeclarations } from '../fields/declare';
import { couponPaidBy } from './paidBy';
import { couponScope } from './scope';

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
  per_customer: {
    kind: 'count',
    min: 1,
    max: 1_000,
    staysUnsent: true,
    label: { en: 'Uses per customer', bn: 'একজন ক্রেতা কতবার' },
    inSentence: 'number of uses per customer',
    hint: { en: 'How often one customer may use it.', bn: 'একজন ক্রেতা কতবার ব্যবহার করতে পারবেন।' },
    meaning: 'How often one customer may use the coupon; 1 unless another number is sent.',
    ...form,
  },
  starts_at: {
    kind: 'moment',
    label: { en: 'Valid from', bn: 'যখন থেকে চলবে' },
    inSentence: 'first moment',
    hint: { en: 'Dhaka time. Empty: from now on.', bn: 'ঢাকার সময়। ফাঁকা রাখলে এখন থেকেই।' },
    meaningHere:
      'From when on it can be used; empty: at once. Sent as an instant, or as YYYY-MM-DDThh:mm in Dhaka; an empty text clears it.',
    ...form,
  },
  ends_at: {
    kind: 'moment',
    label: { en: 'Valid until', bn: 'যে পর্যন্ত চলবে' },
    inSentence: 'last minute',
    hint: {
      en: 'Dhaka time; this minute is the last. Empty: no end.',
      bn: 'ঢাকার সময়; এই মিনিটটিই শেষ। ফাঁকা রাখলে কোনো শেষ নেই।',
    },
    meaningHere:
      'The last minute it can be used in; empty: without end. Sent as an instant, or as YYYY-MM-DDThh:mm in Dhaka; an empty text clears it.',
    ...form,
  },
  status: {
    kind: 'flag',
    default: 1,
    choices: { 0: { en: 'Paused', bn: 'স্থগিত' }, 1: { en: 'Active', bn: 'সক্রিয়' } },
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
  paid_by: {
    kind: 'flag',
    default: couponPaidBy.marketplace,
    choices: {
      [couponPaidBy.marketplace]: { en: 'The marketplace', bn: 'মার্কেটপ্লেস' },
      [couponPaidBy.vendors]: {
        en: 'The vendors whose goods it is used for',
        bn: 'যেসব বিক্রেতার পণ্যে ব্যবহার হয়, তাঁরা',
      },
    },
    label: { en: 'Paid by', bn: 'খরচ কার' },
    inSentence: 'who pays',
    hint: {
      en: 'Who bears the discount. It counts for orders placed from now on.',
      bn: 'ছাড়ের টাকা কে দেবে। এখন থেকে করা অর্ডারে ধরা হয়।',
    },
    meaningHere:
      'Who bears the discount. 0: the marketplace; 1: each vendor, by the part of it that is spread over their lines.',
    ...form,
  },
  scope: {
    kind: 'coded',
    codes: {
      [couponScope.all]: { en: 'All goods', bn: 'সব পণ্য' },
      [couponScope.vendors]: { en: 'Goods of some vendors', bn: 'কয়েকজন বিক্রেতার পণ্য' },
      [couponScope.mainCategories]: { en: 'Some main categories', bn: 'কয়েকটি মূল ক্যাটাগরি' },
      [couponScope.subCategories]: { en: 'Some sub categories', bn: 'কয়েকটি সাব ক্যাটাগরি' },
      [couponScope.childCategories]: { en: 'Some child categories', bn: 'কয়েকটি চাইল্ড ক্যাটাগরি' },
    },
    default: couponScope.all,
    staysUnsent: true,
    label: { en: 'Valid for', bn: 'যেসব পণ্যে চলবে' },
    hint: {
      en: 'Minimum order and discount count these goods only.',
      bn: 'সর্বনিম্ন অর্ডার ও ছাড় শুধু এসব পণ্যের উপর হিসাব হয়।',
    },
    meaningHere:
      'What it is for. 0: all goods; `scope_ids` names 1: vendors, 2: main categories, 3: sub categories, 4: child categories.',
    ...form,
  },
});
