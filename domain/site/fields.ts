/** The site-wide values, each declared once: top bar, footer, logos, flash sale and the grocery category. */
import type { FieldDeclaration, FieldDeclarations } from '../fields/declare';

/** The forms of the panel, each saved separately. */
type SiteForm = 'top' | 'footer' | 'values' | 'category' | 'logos' | 'refunds' | 'corrections';
const declare = <const F extends FieldDeclarations<FieldDeclaration & { form: SiteForm }>>(fields: F): F => fields;

export const topBarFields = declare({
  top_email: {
    kind: 'email',
    column: 'email',
    staysUnsent: true,
    label: { en: 'Top email', bn: 'টপ বারের ইমেইল' },
    form: 'top',
  },
  top_contact: {
    kind: 'line',
    max: 50,
    column: 'contact',
    staysUnsent: true,
    label: { en: 'Top contact', bn: 'টপ বারের ফোন নম্বর' },
    form: 'top',
  },
});

export const footerFields = declare({
  footer_text: { kind: 'prose', max: 2_000, lines: 5, label: { en: 'Footer text', bn: 'ফুটারের লেখা' }, form: 'footer' },
});

export const valueFields = declare({
  flash_sell: {
    kind: 'count',
    min: 1,
    max: 100,
    initial: 20,
    required: true,
    label: { en: 'Flash sell percentage', bn: 'ফ্ল্যাশ সেলের শতাংশ' },
    hint: {
      en: 'Products whose discount percentage is equal to or greater than this value count as flash sale products.',
      bn: 'যেসব পণ্যের ছাড় এই শতাংশের সমান বা বেশি, সেগুলো ফ্ল্যাশ সেলে দেখা যাবে।',
    },
    form: 'values',
  },
  flash_sell_until: {
    kind: 'day',
    label: { en: 'Last day of the flash sale', bn: 'ফ্ল্যাশ সেলের শেষ দিন' },
    hint: {
      en: 'The flash sale ends at midnight after this day, with a countdown in the shop. Prices stay as vendors set them. Empty: it does not end.',
      bn: 'এই দিন শেষে রাত ১২টায় ফ্ল্যাশ সেল শেষ হবে; দোকানে কাউন্টডাউন দেখা যাবে। দাম বিক্রেতাদের দেওয়াটাই থাকবে। খালি রাখলে শেষ হবে না।',
    },
    form: 'values',
  },
});

export const smsFields = declare({
  sms_part_paisa: {
    kind: 'count',
    max: 10_000,
    initial: 35,
    required: true,
    label: { en: 'Price of an SMS part (paisa)', bn: 'এসএমএসের এক অংশের দাম (পয়সা)' },
    inSentence: 'price of an SMS part',
    hint: {
      en: 'What the SMS provider charges for each part of a text. Used to estimate the cost before sending.',
      bn: 'বার্তার প্রতি অংশে এসএমএস কোম্পানি যা নেয়। পাঠানোর আগে খরচ হিসাব করতে লাগে।',
    },
    meaning: 'What the SMS provider charges for each part of a text, in paisa.',
    form: 'values',
  },
});

/**
 * The amount from which refunds by hand take two people. Only the super admin changes it: nobody who refunds may set
 * their own limit.
 */
export const refundFields = declare({
  refund_limit: {
    kind: 'taka',
    min: 0,
    initial: 0,
    required: true,
    writtenBy: 'superadmin',
    readBy: 'customer and admins',
    label: { en: 'Refunds by hand without a second person, up to', bn: 'দ্বিতীয় জন ছাড়া হাতে ফেরত, সর্বোচ্চ' },
    inSentence: 'limit',
    hint: { en: 'In taka. 0: no limit.', bn: 'টাকায়। ০ মানে কোনো সীমা নেই।' },
    meaning: 'Up to this amount one admin marks a refund as sent, in whole taka; 0: no limit.',
    form: 'refunds',
  },
  two_person_refunds: {
    kind: 'flag',
    default: 1,
    writtenBy: 'superadmin',
    readBy: 'customer and admins',
    label: { en: 'Above it two people decide', bn: 'এর বেশি হলে দুজন সিদ্ধান্ত নেন' },
    hint: {
      en: 'An admin prepares the refund and another super admin confirms it. Switch it off only where one person runs the shop.',
      bn: 'একজন অ্যাডমিন ফেরত প্রস্তুত করেন, অন্য একজন সুপার অ্যাডমিন নিশ্চিত করেন। একজনই দোকান চালালে শুধু তখনই বন্ধ করুন।',
    },
    meaning:
      '1: a refund above the limit is prepared by one admin and confirmed by another, who is a super admin, 0: one is enough.',
    form: 'refunds',
  },
});

/** Whether corrections of the journal need two people. Only the super admin changes it, as for refunds. */
export const correctionFields = declare({
  two_person_corrections: {
    kind: 'flag',
    default: 1,
    writtenBy: 'superadmin',
    readBy: 'customer and admins',
    label: { en: 'A correction needs two people', bn: 'সংশোধনে দুজন লাগে' },
    hint: {
      en: 'One admin prepares it, and a super admin who did not prepare it posts it. Switch it off only where one person runs the shop. A change is written to the audit log.',
      bn: 'একজন অ্যাডমিন তৈরি করেন, আর যিনি তৈরি করেননি এমন সুপার অ্যাডমিন খাতায় তোলেন। একজনই দোকান চালালে শুধু তখনই বন্ধ করুন। বদলালে অডিট লগে লেখা থাকে।',
    },
    meaning:
      '1: a correction of the journal is posted by somebody who did not prepare it, 0: whoever prepared it may post it too.',
    form: 'corrections',
  },
});

export const groceryFields = declare({
  value: {
    kind: 'reference',
    to: 'main-categories',
    column: 'grocery_category',
    requiredInForms: true,
    label: { en: 'Grocery category', bn: 'মুদি ক্যাটাগরি' },
    hint: {
      en: 'Grocery vendors sell in this main category only.',
      bn: 'মুদি বিক্রেতারা শুধু এই মূল ক্যাটাগরিতে বিক্রি করেন।',
    },
    meaningHere: 'The main category that is the grocery section from now on.',
    form: 'category',
  },
});

const logo = {
  kind: 'picture',
  megabytes: 2,
  hint: { en: 'JPG, JPEG or PNG, max 2 MB', bn: 'JPG, JPEG বা PNG, সর্বোচ্চ ২ এমবি' },
  form: 'logos',
} as const;
export const logoPictures = declare({
  logo: {
    ...logo,
    label: { en: 'Desktop logo', bn: 'ডেস্কটপ লোগো' },
    asked: { en: 'Desktop logo (recommended 200x45)', bn: 'ডেস্কটপ লোগো (প্রস্তাবিত ২০০x৪৫)' },
  },
  logo_sm: {
    ...logo,
    label: { en: 'Mobile logo', bn: 'মোবাইল লোগো' },
    asked: { en: 'Mobile logo (recommended 45x45)', bn: 'মোবাইল লোগো (প্রস্তাবিত ৪৫x৪৫)' },
  },
});

export const siteFields = {
  ...topBarFields,
  ...footerFields,
  ...valueFields,
  ...smsFields,
  ...refundFields,
  ...correctionFields,
  ...groceryFields,
  ...logoPictures,
};
