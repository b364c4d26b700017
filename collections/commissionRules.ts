/** What the marketplace keeps of a sale, by vendor and category. Orders freeze the rule they were placed under. */
import type { CollectionConfig } from 'payload';
import { commissionFields } from '../domain/commissions/fields';
import { checkRule } from '../hooks/commissions/checkRule';
import { kept } from './access/fields';
import { nobody, onlyAdmins } from './access/rules';
import { declaredFields } from './fields/declared';
import { labels, line, one } from './fields/values';

export const commissionRules: CollectionConfig = {
  slug: 'commission-rules',
  labels: labels(
    { en: 'Commission rule', 'bn-BD': 'কমিশনের নিয়ম' },
    { en: 'Commission rules', 'bn-BD': 'কমিশনের নিয়ম' },
  ),
  admin: { group: { en: 'Orders', 'bn-BD': 'অর্ডার' }, defaultColumns: ['vendor', 'rate', 'starts_on', 'ends_on'] },
  access: { create: onlyAdmins, read: onlyAdmins, update: onlyAdmins, delete: onlyAdmins, readVersions: nobody },
  hooks: { beforeChange: [checkRule] },
  fields: [
    ...declaredFields(commissionFields),
    line('scope', 20, { access: kept, admin: { readOnly: true } }),
    one('created_by', 'users', { access: kept, admin: { readOnly: true } }),
  ],
};
