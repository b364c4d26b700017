import type { CollectionConfig } from 'payload';
import { isAny } from '../authority/actor';
import { anyOf, isAdmin, nobody, onlyAdmins } from './access/rules';
import { labels, line, one } from './fields/values';
import { warehouseHooks } from '../hooks/warehouses/index';

/** Receives packages from vendors and delivers them. Up to three people are named as incharges. */
export const warehouses: CollectionConfig = {
  slug: 'warehouses',
  labels: labels({ en: 'Warehouse', 'bn-BD': 'গুদাম' }, { en: 'Warehouses', 'bn-BD': 'গুদাম' }),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'district', 'incharge1'],
    group: { en: 'Orders', 'bn-BD': 'অর্ডার' },
  },
  access: {
    create: onlyAdmins,
    read: anyOf(
      ({ req }) => isAdmin(req),
      ({ req }) => isAny(req, 'vendor', 'incharge'),
    ),
    update: onlyAdmins,
    delete: onlyAdmins,
    readVersions: nobody,
  },
  hooks: warehouseHooks,
  fields: [
    line('name', 150, { required: true, unique: true }),
    one('district', 'districts', { required: true }),
    line('address', 500, { required: true }),
    one('incharge1', 'users', { required: true }),
    one('incharge2', 'users'),
    one('incharge3', 'users'),
  ],
};
