/** Districts, and their upazilas with the thanas of the big cities. Names repeat between districts: match by id. */
import type { CollectionConfig } from 'payload';
import { anybody, nobody, onlyAdmins, onlySuperAdmin } from './access/rules';
import { bilingualName, labels, one, slugLine } from './fields/values';

const group = { en: 'Site', 'bn-BD': 'সাইট' };
const access: CollectionConfig['access'] = {
  create: onlyAdmins,
  read: anybody,
  update: onlyAdmins,
  delete: onlySuperAdmin,
  readVersions: nobody,
};

export const districts: CollectionConfig = {
  slug: 'districts',
  labels: labels({ en: 'District', 'bn-BD': 'জেলা' }, { en: 'Districts', 'bn-BD': 'জেলা' }),
  admin: { group, useAsTitle: 'name', defaultColumns: ['name', 'name_bn'] },
  access,
  fields: [...bilingualName(100), slugLine()],
};

export const upazilas: CollectionConfig = {
  slug: 'upazilas',
  labels: labels(
    { en: 'Upazila or thana', 'bn-BD': 'উপজেলা বা থানা' },
    { en: 'Upazilas and thanas', 'bn-BD': 'উপজেলা ও থানা' },
  ),
  admin: { group, useAsTitle: 'name', defaultColumns: ['name', 'name_bn', 'district', 'kind'] },
  access,
  indexes: [{ fields: ['district', 'name'], unique: true }],
  fields: [
    one('district', 'districts', { required: true }),
    ...bilingualName(100),
    slugLine(),
    { name: 'kind', type: 'select', options: ['upazila', 'thana'], defaultValue: 'upazila', required: true },
  ],
};
