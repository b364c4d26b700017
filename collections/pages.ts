import type { BlocksFieldValidation, CollectionConfig } from 'payload';
import { blocks as checkRows } from 'payload/shared';
import { isContentEditor } from '../authority/actor';
import { anyOf, onlyEditors, where } from './access/rules';
import { kept } from './access/fields';
import { drafted, editedBy, lockDocuments, previewScreens, published } from './drafts';
import { flag, labels, line, picture, prose, slugLine } from './fields/values';
import { restoreRecord } from '../hooks/drafts/restoring';
import { pageHooks } from '../hooks/pages/index';
import { maxSlugLength } from '../domain/slugs';
import { mostBlocks, mostOldSlugs, mostRules, pageLengths } from '../domain/pages/limits';
import { countRules } from '../domain/pages/productRules';
import type { Id } from '../domain/ids';
import { pageBlocks } from './fields/pageBlocks';

const beside = { position: 'sidebar' } as const;
const oldSlugs = {
  hasMany: true,
  maxRows: mostOldSlugs,
  access: kept,
  admin: { hidden: true },
} as const;

const metaWords = {
  meta_title: ['Title', 'শিরোনাম'],
  meta_title_bn: ['Title (Bangla)', 'শিরোনাম (বাংলা)'],
  meta_description: ['Description', 'বিবরণ'],
  meta_description_bn: ['Description (Bangla)', 'বিবরণ (বাংলা)'],
  meta_image: ['Picture', 'ছবি'],
} as const;
const inBoth = (name: keyof typeof metaWords) => ({ en: metaWords[name][0], 'bn-BD': metaWords[name][1] });

/** Limited, because each rule of a product row costs the page a query. */
const checkBlocks: BlocksFieldValidation = (value, options) => {
  const rows = Array.isArray(value) ? (value as { blockType?: unknown; rule?: unknown }[]) : [];
  if (countRules(rows) > mostRules)
    return options.req.i18n.language.startsWith('bn')
      ? `নিয়মে বাছাই করা পণ্যের সারি সর্বোচ্চ ${mostRules}টি`
      : `At most ${mostRules} rows of products may be found by a rule`;
  return checkRows(value, options);
};

/** The shop's own page with the latest draft, in the editor's language. */
const previewOf = (id: Id | undefined, language: string): string | null =>
  id === undefined ? null : `/multi-vendor/page-preview/${id}${language.startsWith('bn') ? '?lang=bn' : ''}`;

/** Pages made of blocks: `/page/:slug` of the shop. */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: labels({ en: 'Page', 'bn-BD': 'পাতা' }, { en: 'Pages', 'bn-BD': 'পাতা' }),
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    group: { en: 'Site', 'bn-BD': 'সাইট' },
    hideAPIURL: true,
    livePreview: {
      url: ({ data, req }) => previewOf(data.id as Id | undefined, req.i18n.language) ?? '',
      breakpoints: previewScreens,
    },
    preview: (doc, { req }) => previewOf(doc.id as Id | undefined, req.i18n.language),
  },
  versions: drafted({ autosave: true }),
  lockDocuments,
  access: {
    create: onlyEditors,
    read: anyOf(({ req }) => isContentEditor(req), where(published)),
    update: onlyEditors,
    delete: onlyEditors,
    readVersions: onlyEditors,
  },
  hooks: pageHooks,
  endpoints: [restoreRecord],
  fields: [
    line('title', pageLengths.title, { required: true }),
    line('title_bn', pageLengths.title, { required: true }),
    {
      name: 'blocks',
      type: 'blocks',
      blocks: pageBlocks,
      maxRows: mostBlocks,
      validate: checkBlocks,
      label: { en: 'Content', 'bn-BD': 'পাতায় যা থাকবে' },
      labels: { singular: { en: 'Block', 'bn-BD': 'অংশ' }, plural: { en: 'Blocks', 'bn-BD': 'অংশ' } },
    },
    slugLine({ admin: beside }),
    flag('on_home', 0, { admin: beside }),
    line('old_slugs', maxSlugLength, oldSlugs),
    editedBy,
    {
      type: 'collapsible',
      label: { en: 'Search engines and shared links', 'bn-BD': 'সার্চ ইঞ্জিন ও শেয়ার করা লিংক' },
      admin: { initCollapsed: true },
      fields: [
        line('meta_title', pageLengths.metaTitle, { label: inBoth('meta_title') }),
        line('meta_title_bn', pageLengths.metaTitle, { label: inBoth('meta_title_bn') }),
        prose('meta_description', pageLengths.metaDescription, { label: inBoth('meta_description') }),
        prose('meta_description_bn', pageLengths.metaDescription, { label: inBoth('meta_description_bn') }),
        picture('meta_image', { label: inBoth('meta_image') }),
      ],
    },
  ],
};
