import type { CollectionConfig } from 'payload';
import { anyOf, isAdmin, onlyAdmins, where } from './access/rules';
import { kept } from './access/fields';
import { drafted, published } from './drafts';
import { flag, labels, line, picture, prose, slugLine } from './fields/values';
import { pageHooks } from '../hooks/pages/index';
import { maxSlugLength } from '../domain/slugs';
import { mostOldSlugs, pageLengths } from '../domain/pages/limits';

/** Pages made of blocks: `/page/:slug` of the shop. */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: labels({ en: 'Page', 'bn-BD': 'পাতা' }, { en: 'Pages', 'bn-BD': 'পাতা' }),
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    group: { en: 'Site', 'bn-BD': 'সাইট' },
  },
  versions: drafted({ autosave: true }),
  access: {
    create: onlyAdmins,
    read: anyOf(({ req }) => isAdmin(req), where(published)),
    update: onlyAdmins,
    delete: onlyAdmins,
    readVersions: onlyAdmins,
  },
  hooks: pageHooks,
  fields: [
    line('title', pageLengths.title, { required: true }),
    line('title_bn', pageLengths.title, { required: true }),
    slugLine(),
    line('old_slugs', maxSlugLength, {
      hasMany: true,
      maxRows: mostOldSlugs,
      index: true,
      access: kept,
      admin: { hidden: true },
    } as Parameters<typeof line>[2]),
    flag('on_home', 0),
    line('meta_title', pageLengths.metaTitle),
    line('meta_title_bn', pageLengths.metaTitle),
    prose('meta_description', pageLengths.metaDescription),
    prose('meta_description_bn', pageLengths.metaDescription),
    picture('meta_image'),
  ],
};
