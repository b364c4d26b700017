/**
 * The fields of a commission rule that people fill in, each declared once. Collection, calls and form are derived from
 * here.
 */
import type { FieldDeclaration, FieldDeclarations } from '../fields/declare';

const declare = <const F extends FieldDeclarations<FieldDeclaration & { form: 'rule' }>>(fields: F): F => fields;

const form = { form: 'rule' } as const;

export const commissionFields = declare({
  vendor_id: {
    kind: 'reference',
    to: 'vendors',
    column: 'vendor',
    index: true,
    label: { en: 'Vendor', bn: 'বিক্রেতা' },
    hint: { en: 'None: for every vendor.', bn: 'না বাছলে সব বিক্রেতার জন্য।' },
    meaningHere: 'Only for products of this vendor; without one, of every vendor.',
    ...form,
  },
  main_cat_id: {
    kind: 'reference',
    to: 'main-categories',
    column: 'category',
    label: { en: 'Main category', bn: 'মূল ক্যাটাগরি' },
    meaningHere: 'Only for products of this main category. At most one of the three categories is given.',
    ...form,
  },
  sub_cat_id: {
    kind: 'reference',
    to: 'sub-categories',
    column: 'subcategory',
    label: { en: 'Sub category', bn: 'সাব ক্যাটাগরি' },
    meaningHere: 'Only for products of this sub category.',
    ...form,
  },
  child_cat_id: {
    kind: 'reference',
    to: 'child-categories',
    column: 'childcategory',
    label: { en: 'Child category', bn: 'চাইল্ড ক্যাটাগরি' },
    meaningHere: 'Only for products of this child category.',
    ...form,
  },
  rate: {
    kind: 'rate',
    required: true,
    label: { en: 'Commission rate', bn: 'কমিশনের হার' },
    inSentence: 'commission',
    meaningHere: 'The commission in hundredths of a per cent: 1,250 is 12.5 per cent.',
    ...form,
  },
  starts_on: {
    kind: 'day',
    required: true,
    label: { en: 'From', bn: 'শুরু' },
    inSentence: 'first day',
    meaningHere: 'The first day on which it counts, in Dhaka.',
    ...form,
  },
  ends_on: {
    kind: 'day',
    label: { en: 'To', bn: 'শেষ' },
    inSentence: 'last day',
    hint: { en: 'None: until another rule says otherwise.', bn: 'না দিলে অন্য নিয়ম না আসা পর্যন্ত।' },
    meaningHere: 'The last day on which it counts, in Dhaka; empty: it goes on.',
    ...form,
  },
  note: {
    kind: 'line',
    max: 200,
    label: { en: 'Note', bn: 'নোট' },
    hint: { en: 'For admins: why it was agreed.', bn: 'অ্যাডমিনদের জন্য: কেন ঠিক হলো।' },
    meaningHere: 'For admins: why it was agreed.',
    wide: true,
    ...form,
  },
});
