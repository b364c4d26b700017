/**
 * The fields of a shop that people fill in, each declared once. Collection, calls, form and the names in both languages
 * are derived from here; docs/adding.md says what else a new field needs.
 */
import { among, type FieldDeclaration, type FieldDeclarations } from '../fields/declare';

type ShopField = FieldDeclaration & {
  /** The section of the vendor's form it is in; false: a mark that admins set. */
  form: 'information' | 'pictures' | false;
};

const declare = <const F extends FieldDeclarations<ShopField>>(fields: F): F => fields;

const mark = { kind: 'flag', default: 0, writtenBy: 'admins', form: false } as const;
const picture = { kind: 'picture', megabytes: 2, form: 'pictures' } as const;

export const shopFields = declare({
  name: {
    kind: 'line',
    max: 150,
    required: true,
    label: { en: 'Shop name', bn: 'দোকানের নাম' },
    form: 'information',
  },
  name_bn: {
    kind: 'line',
    max: 150,
    staysUnsent: true,
    label: { en: 'Shop name (Bangla)', bn: 'দোকানের নাম (বাংলা)' },
    hint: {
      en: 'Shown on Bangla pages. Empty: the name above.',
      bn: 'বাংলা পাতায় দেখা যাবে। খালি রাখলে উপরের নাম দেখা যাবে।',
    },
    inSentence: 'Bangla name',
    form: 'information',
  },
  tagline: {
    kind: 'line',
    max: 255,
    staysUnsent: true,
    label: { en: 'Tagline', bn: 'ট্যাগলাইন' },
    form: 'information',
  },
  slug: { kind: 'slug', required: true, label: { en: 'Slug', bn: 'স্লাগ' }, form: 'information' },
  warehouse_id: {
    kind: 'reference',
    to: 'warehouses',
    column: 'warehouse',
    label: { en: 'Connected warehouse', bn: 'সংযুক্ত গুদাম' },
    hint: {
      en: 'Without a warehouse the shop cannot sell: its products are hidden.',
      bn: 'গুদাম ছাড়া দোকান বিক্রি করতে পারে না: এর পণ্যগুলো দেখা যায় না।',
    },
    inSentence: 'warehouse',
    form: 'information',
  },
  logo: {
    ...picture,
    label: { en: 'Shop logo', bn: 'দোকানের লোগো' },
    hint: { en: 'Suggested size 300x300, max 2 MB', bn: 'প্রস্তাবিত মাপ ৩০০x৩০০, সর্বোচ্চ ২ এমবি' },
  },
  banner: {
    ...picture,
    label: { en: 'Shop banner', bn: 'দোকানের ব্যানার' },
    hint: { en: 'Suggested size 1400x300, max 2 MB', bn: 'প্রস্তাবিত মাপ ১৪০০x৩০০, সর্বোচ্চ ২ এমবি' },
  },
  featured: { ...mark, label: { en: 'Featured', bn: 'ফিচার্ড' } },
  verify: {
    ...mark,
    label: { en: 'Verify', bn: 'যাচাই' },
    meaning: '1: admins have marked the shop as verified, 0: not.',
  },
});

/** The fields that the vendor's form sends as text. */
export const shopForm = among<{ form: 'information' }>()(shopFields, ({ form }) => form === 'information');
export const shopPictures = among<{ kind: 'picture' }>()(shopFields, ({ kind }) => kind === 'picture');
export const shopMarks = among<{ form: false }>()(shopFields, ({ form }) => form === false);
