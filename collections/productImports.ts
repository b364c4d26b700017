/** Imports of product files: one record for the file, one for each of its lines. Only services access them. */
import type { CollectionConfig } from 'payload';
import { maxSlugLength } from '../domain/slugs';
import { closed } from './access/rules';
import { counter, labels, line, one } from './fields/values';

export const productImports: CollectionConfig = {
  slug: 'product-imports',
  labels: labels({ en: 'Product import', 'bn-BD': 'পণ্য ইমপোর্ট' }, { en: 'Product imports', 'bn-BD': 'পণ্য ইমপোর্ট' }),
  admin: { hidden: true },
  access: closed,
  indexes: [{ fields: ['created_by', 'createdAt'] }],
  fields: [
    one('vendor', 'vendors'),
    one('created_by', 'users'),
    /** The API key that started it, for the audit log; empty when the person did. */
    line('key_id', 60),
    line('key_name', 100),
    line('file_name', 200),
    {
      name: 'status',
      type: 'select',
      options: ['checked', 'running', 'finished'],
      defaultValue: 'checked',
      required: true,
      index: true,
    },
    counter('total'),
    counter('creates'),
    counter('updates'),
    counter('same'),
    counter('wrong'),
  ],
};

export const productImportLines: CollectionConfig = {
  slug: 'product-import-lines',
  labels: labels(
    { en: 'Line of an import', 'bn-BD': 'ইমপোর্টের লাইন' },
    { en: 'Lines of an import', 'bn-BD': 'ইমপোর্টের লাইন' },
  ),
  admin: { hidden: true },
  access: closed,
  indexes: [{ fields: ['import', 'line'] }, { fields: ['import', 'state'] }],
  fields: [
    one('import', 'product-imports'),
    counter('line'),
    { name: 'action', type: 'select', options: ['create', 'update', 'same', 'wrong'], required: true },
    /** `left`: unchanged, nothing to do. */
    { name: 'state', type: 'select', options: ['waiting', 'done', 'failed', 'left'], required: true },
    line('name', 300),
    line('slug', maxSlugLength),
    one('product', 'products'),
    /** The form the line becomes, and which of its fields the file has. */
    { name: 'data', type: 'json' },
    /** Column, code and values of each problem: the sentences are written for each reader. */
    { name: 'problems', type: 'json' },
  ],
};
