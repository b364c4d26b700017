/** The descriptions of a product, one of each language; the Bangla ones are optional. */
import { declareProduct } from './declare';

const text = { form: 'text', needsApproval: true } as const;
const summary = { form: 'summary', needsApproval: true, csv: 35 } as const;

export const descriptionFields = declareProduct({
  description: {
    kind: 'prose',
    max: 20_000,
    label: { en: 'Description (English)', bn: 'বিবরণ (ইংরেজি)' },
    ...text,
    page: true,
    csv: 40,
    guide: { en: 'Text, line breaks allowed', bn: 'লেখা, নতুন লাইন চলবে' },
  },
  description_document: {
    kind: 'document',
    of: 'description',
    staysUnsent: true,
    label: { en: 'Formats of the description (English)', bn: 'বিবরণের বিন্যাস (ইংরেজি)' },
    inSentence: 'description',
    meaning:
      'The description with its headings, lists and links, part by part; null while it is only paragraphs. Sent, it takes the place of `description`, which has its words; sent empty, the formats go and the words stay. With other words in `description` alone the formats go too.',
    ...text,
    page: false,
    csv: false,
  },
  description_bn: {
    kind: 'prose',
    max: 20_000,
    staysUnsent: true,
    label: { en: 'Description (Bangla)', bn: 'বিবরণ (বাংলা)' },
    inSentence: 'Bangla description',
    meaning:
      'The description in Bangla; empty without one: readers of Bangla are shown `description` then, and readers of English are shown this one if `description` is empty.',
    ...text,
    page: true,
    csv: 40,
    guide: {
      en: 'The same in Bangla; empty: readers of Bangla see the other',
      bn: 'একই লেখা বাংলায়; খালি রাখলে বাংলা পাঠক অন্যটি দেখবেন',
    },
  },
  description_document_bn: {
    kind: 'document',
    of: 'description_bn',
    staysUnsent: true,
    label: { en: 'Formats of the description (Bangla)', bn: 'বিবরণের বিন্যাস (বাংলা)' },
    inSentence: 'Bangla description',
    meaning:
      'The description in Bangla with its headings, lists and links; to `description_bn` what `description_document` is to `description`.',
    ...text,
    page: false,
    csv: false,
  },
  short_description: {
    kind: 'prose',
    max: 255,
    label: { en: 'Short description (English)', bn: 'সংক্ষিপ্ত বিবরণ (ইংরেজি)' },
    meaning: 'One or two sentences for tiles and search engines.',
    ...summary,
    page: false,
    guide: { en: 'At most 255 characters', bn: 'সর্বোচ্চ ২৫৫ অক্ষর' },
  },
  short_description_bn: {
    kind: 'prose',
    max: 255,
    staysUnsent: true,
    label: { en: 'Short description (Bangla)', bn: 'সংক্ষিপ্ত বিবরণ (বাংলা)' },
    inSentence: 'Bangla short description',
    meaning:
      'The short description in Bangla; empty without one: readers of Bangla are shown `short_description` then.',
    ...summary,
    page: true,
    guide: { en: 'The same in Bangla, or empty', bn: 'একই লেখা বাংলায়, অথবা খালি' },
  },
});
