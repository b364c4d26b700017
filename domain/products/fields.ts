/**
 * The fields of a product that people fill in, each declared once. Collection, calls, form, CSV file, approval and the
 * names in both languages are derived from here; docs/adding.md says what else a new field needs.
 */
import { variationTypes } from '../catalogue/variations';
import type { FieldDeclaration, FieldDeclarations, Words } from '../fields/declare';
import { searchFields } from '../fields/recurring';
import { longestSku } from '../variants/rules';

/** The sections of the product form; the screen defines how each is drawn. */
export type ProductPart =
  'names' | 'place' | 'prices' | 'summary' | 'text' | 'pictures' | 'variations' | 'visibility' | 'search';

type ProductField = FieldDeclaration & {
  /** The section of the form it is in; false: not in the form. */
  form: ProductPart | false;
  /** Whether a vendor's change to it needs a new approval. */
  needsApproval: boolean;
  /** Whether the product's page in the shop receives it. */
  page: boolean;
} & (
    | { csv: false }
    /** Its position among the columns of a CSV file, and the content of the column. */
    | { csv: number; csvName?: string; guide: Words }
  );

const declare = <const F extends FieldDeclarations<ProductField>>(fields: F): F => fields;

const optionGuide = { en: 'Its options, joined by commas', bn: 'তার অপশন, কমা দিয়ে' };
const image = { kind: 'picture', megabytes: 3, form: 'pictures', needsApproval: true, page: true, csv: 90 } as const;
const names = { form: 'names', needsApproval: true, page: false } as const;
const variations = { form: 'variations', needsApproval: false, page: true } as const;
const visibility = { form: 'visibility', needsApproval: false, page: false } as const;
const place = { form: 'place', needsApproval: true, page: false, csv: 20 } as const;
const price = { form: 'prices', needsApproval: false, page: false, csv: 30 } as const;
const search = { form: 'search', needsApproval: true, page: true, csv: 70 } as const;
const furtherGuide = { en: 'As image2', bn: 'image2-এর মতো' };

export const productFields = declare({
  name: {
    kind: 'line',
    max: 200,
    required: true,
    label: { en: 'Product name (English)', bn: 'পণ্যের নাম (ইংরেজি)' },
    ...names,
    csv: 20,
    guide: { en: 'Name in English', bn: 'ইংরেজি নাম' },
  },
  name_bn: {
    kind: 'line',
    max: 200,
    required: true,
    label: { en: 'Product name (Bangla)', bn: 'পণ্যের নাম (বাংলা)' },
    inSentence: 'Bangla name',
    ...names,
    csv: 20,
    guide: { en: 'Name in Bangla', bn: 'বাংলা নাম' },
  },
  slug: {
    kind: 'slug',
    required: true,
    label: { en: 'Slug', bn: 'স্লাগ' },
    ...names,
    csv: 10,
    guide: {
      en: 'Last part of the product’s address. Empty: made from the name.',
      bn: 'পণ্যের ঠিকানার শেষ অংশ। খালি রাখলে নাম থেকে হবে।',
    },
  },
  main_cat_id: {
    kind: 'reference',
    to: 'main-categories',
    column: 'category',
    required: true,
    label: { en: 'Main category', bn: 'মূল ক্যাটাগরি' },
    inSentence: 'category',
    meaning: 'The main category.',
    ...place,
    csvName: 'category',
    guide: { en: 'Slug or name of the main category', bn: 'মূল ক্যাটাগরির slug বা নাম' },
  },
  sub_cat_id: {
    kind: 'reference',
    to: 'sub-categories',
    column: 'subcategory',
    required: true,
    label: { en: 'Sub category', bn: 'সাব ক্যাটাগরি' },
    inSentence: 'sub category',
    meaning: 'The sub category.',
    ...place,
    csvName: 'sub_category',
    guide: { en: 'Slug or name of the sub category', bn: 'সাব ক্যাটাগরির slug বা নাম' },
  },
  child_cat_id: {
    kind: 'reference',
    to: 'child-categories',
    column: 'childcategory',
    label: { en: 'Child category', bn: 'চাইল্ড ক্যাটাগরি' },
    inSentence: 'child category',
    meaning: 'The child category; empty or null without one.',
    ...place,
    csvName: 'child_category',
    guide: { en: 'Slug or name of the child category, or empty', bn: 'চাইল্ড ক্যাটাগরির slug বা নাম, অথবা খালি' },
  },
  brand: {
    kind: 'reference',
    to: 'brands',
    label: { en: 'Brand', bn: 'ব্র্যান্ড' },
    meaning: 'The brand; null or empty without one.',
    ...place,
    guide: { en: 'Name of a brand of the sub category, or empty', bn: 'সাব ক্যাটাগরির কোনো ব্র্যান্ডের নাম, অথবা খালি' },
  },
  description: {
    kind: 'prose',
    max: 20_000,
    label: { en: 'Description', bn: 'বিবরণ' },
    form: 'text',
    needsApproval: true,
    page: true,
    csv: 40,
    guide: { en: 'Text, line breaks allowed', bn: 'লেখা, নতুন লাইন চলবে' },
  },
  description_document: {
    kind: 'document',
    of: 'description',
    staysUnsent: true,
    label: { en: 'Formats of the description', bn: 'বিবরণের বিন্যাস' },
    inSentence: 'description',
    meaning:
      'The description with its headings, lists and links, part by part; null while it is only paragraphs. Sent, it takes the place of `description`, which has its words; sent empty, the formats go and the words stay. With other words in `description` alone the formats go too.',
    form: 'text',
    needsApproval: true,
    page: false,
    csv: false,
  },
  short_description: {
    kind: 'prose',
    max: 255,
    label: { en: 'Short description', bn: 'সংক্ষিপ্ত বিবরণ' },
    meaning: 'One or two sentences for tiles and search engines.',
    form: 'summary',
    needsApproval: true,
    page: false,
    csv: 35,
    guide: { en: 'At most 255 characters', bn: 'সর্বোচ্চ ২৫৫ অক্ষর' },
  },
  selling_price: {
    kind: 'taka',
    min: 1,
    required: true,
    index: true,
    label: { en: 'Selling price', bn: 'বিক্রয়মূল্য' },
    meaning: 'What a customer pays for one piece.',
    ...price,
    guide: { en: 'Whole taka', bn: 'পূর্ণ টাকা' },
  },
  original_price: {
    kind: 'taka',
    min: 1,
    required: true,
    label: { en: 'Original price', bn: 'আসল দাম' },
    meaning: 'What one piece cost before the discount; the same as the selling price when there is none.',
    ...price,
    guide: { en: 'Whole taka', bn: 'পূর্ণ টাকা' },
  },
  qty: {
    kind: 'count',
    max: 1_000_000,
    required: true,
    index: true,
    label: { en: 'Quantity in stock', bn: 'মজুদের পরিমাণ' },
    inSentence: 'quantity',
    meaning: 'Pieces in stock.',
    ...price,
    guide: { en: 'Pieces in stock', bn: 'মজুদের পরিমাণ' },
  },
  sku: {
    kind: 'line',
    max: longestSku,
    staysUnsent: true,
    label: { en: 'SKU', bn: 'পণ্য কোড' },
    hint: { en: 'Your own code of this product, if you use one', bn: 'এই পণ্যের জন্য আপনার নিজের কোড, থাকলে' },
    meaning: 'The vendor’s own code of what is sold; empty without one.',
    ...price,
    page: true,
    csv: 35,
    guide: {
      en: 'Your own code: letters, digits, hyphens, dots and underscores, or empty',
      bn: 'আপনার নিজের কোড: অক্ষর, সংখ্যা, হাইফেন, ডট ও আন্ডারস্কোর, অথবা খালি',
    },
  },
  variation1: {
    kind: 'choice',
    choices: variationTypes,
    label: { en: 'Variation 1', bn: 'ভ্যারিয়েশন ১' },
    inSentence: 'variation 1',
    ...variations,
    csv: 50,
    guide: { en: 'Size, Color, Weight or Height', bn: 'Size, Color, Weight বা Height' },
  },
  variation2: {
    kind: 'choice',
    choices: variationTypes,
    label: { en: 'Variation 2', bn: 'ভ্যারিয়েশন ২' },
    inSentence: 'variation 2',
    ...variations,
    csv: 55,
    guide: { en: 'A second variation, or empty', bn: 'দ্বিতীয় ভ্যারিয়েশন, অথবা খালি' },
  },
  option1: {
    kind: 'options',
    max: 2_000,
    label: { en: 'Options of variation 1', bn: 'ভ্যারিয়েশন ১-এর অপশন' },
    inSentence: 'options of variation 1',
    meaning: 'The options of the first variation, joined by commas.',
    ...variations,
    csv: 50,
    guide: optionGuide,
  },
  option2: {
    kind: 'options',
    max: 2_000,
    label: { en: 'Options of variation 2', bn: 'ভ্যারিয়েশন ২-এর অপশন' },
    inSentence: 'options of variation 2',
    meaning: 'The options of the second variation, joined by commas.',
    ...variations,
    csv: 55,
    guide: optionGuide,
  },
  image1: {
    ...image,
    required: true,
    label: { en: 'Image 1', bn: 'ছবি ১' },
    guide: {
      en: 'Path of an uploaded picture (/uploads/media/…). Empty keeps the main picture.',
      bn: 'আপলোড করা ছবির ঠিকানা (/uploads/media/…)। খালি রাখলে প্রধান ছবি থাকবে।',
    },
  },
  image2: {
    ...image,
    label: { en: 'Image 2', bn: 'ছবি ২' },
    guide: { en: 'Path of an uploaded picture, or empty', bn: 'আপলোড করা ছবির ঠিকানা, অথবা খালি' },
  },
  image3: { ...image, label: { en: 'Image 3', bn: 'ছবি ৩' }, guide: furtherGuide },
  image4: { ...image, label: { en: 'Image 4', bn: 'ছবি ৪' }, guide: furtherGuide },
  image5: { ...image, label: { en: 'Image 5', bn: 'ছবি ৫' }, guide: furtherGuide },
  image6: { ...image, label: { en: 'Image 6', bn: 'ছবি ৬' }, guide: furtherGuide },
  video: {
    kind: 'video',
    label: { en: 'YouTube video ID', bn: 'ইউটিউব ভিডিও আইডি' },
    meaning: 'The video’s YouTube id: 11 characters; empty without one.',
    form: 'pictures',
    needsApproval: true,
    page: true,
    csv: 60,
    guide: { en: 'YouTube address or video id', bn: 'ইউটিউব ঠিকানা বা ভিডিও আইডি' },
  },
  featured: {
    kind: 'flag',
    default: 0,
    writtenBy: 'superadmin',
    label: { en: 'Featured', bn: 'ফিচার্ড' },
    ...visibility,
    csv: false,
  },
  status: {
    kind: 'flag',
    default: 1,
    choices: { 0: { en: 'Hide', bn: 'লুকানো' }, 1: { en: 'Show', bn: 'দেখানো হচ্ছে' } },
    label: { en: 'Status', bn: 'অবস্থা' },
    ...visibility,
    csv: 30,
    guide: { en: '1 shown, 0 hidden', bn: '1 দেখানো, 0 লুকানো' },
  },
  verify: {
    kind: 'code',
    max: 2,
    default: 0,
    writtenBy: 'admins',
    label: { en: 'Verify', bn: 'যাচাই' },
    meaning: 'Whether admins have approved it: 0 not yet, 1 approved, 2 rejected.',
    form: false,
    needsApproval: false,
    page: false,
    csv: false,
  },
  meta_title: {
    ...searchFields.meta_title,
    ...search,
    guide: { en: 'Title for search engines', bn: 'সার্চ ইঞ্জিনের শিরোনাম' },
  },
  meta_keyword: {
    ...searchFields.meta_keyword,
    ...search,
    guide: { en: 'Keywords for search engines', bn: 'সার্চ ইঞ্জিনের কীওয়ার্ড' },
  },
  meta_descrip: {
    ...searchFields.meta_descrip,
    ...search,
    guide: { en: 'Description for search engines', bn: 'সার্চ ইঞ্জিনের বিবরণ' },
  },
});
