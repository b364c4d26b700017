/** Fields that several records have, each declared once. A record adds its own keys. */
import type { FieldDeclarations } from './declare';

const declare = <const F extends FieldDeclarations>(fields: F): F => fields;

/** Its name, in both languages. */
export const bilingualName = (max: number) =>
  declare({
    name: { kind: 'line', max, required: true, label: { en: 'Name (English)', bn: 'নাম (ইংরেজি)' } },
    name_bn: {
      kind: 'line',
      max,
      required: true,
      label: { en: 'Name (Bangla)', bn: 'নাম (বাংলা)' },
      inSentence: 'Bangla name',
    },
  });

/** Whether the shop shows it. */
export const { status: shown } = declare({
  status: {
    kind: 'flag',
    default: 1,
    choices: { 0: { en: 'Hide', bn: 'লুকানো' }, 1: { en: 'Active', bn: 'সক্রিয়' } },
    label: { en: 'Status', bn: 'অবস্থা' },
  },
});

/** The texts for search engines. */
export const searchFields = declare({
  meta_title: {
    kind: 'line',
    max: 255,
    label: { en: 'Meta title', bn: 'মেটা শিরোনাম' },
    meaning: 'The title for search engines.',
  },
  meta_keyword: {
    kind: 'line',
    max: 500,
    label: { en: 'Meta keyword', bn: 'মেটা কীওয়ার্ড' },
    inSentence: 'meta keywords',
    meaning: 'Words for search engines, joined by commas.',
  },
  meta_descrip: {
    kind: 'prose',
    max: 1_000,
    label: { en: 'Meta description', bn: 'মেটা বিবরণ' },
    inSentence: 'meta description',
    meaning: 'The description for search engines.',
  },
});
