import type { CollectionConfig } from 'payload';
import { policyNames } from '../domain/policies/fields';
import { closed } from './access/rules';
import { flag, labels } from './fields/values';

/**
 * Every policy text that was ever in force, so that an order can name the one it was placed under. Written when
 * policies are published; read by services only.
 */
export const policyTexts: CollectionConfig = {
  slug: 'policy-texts',
  labels: labels(
    { en: 'Text of a policy', 'bn-BD': 'নীতিমালার লেখা' },
    { en: 'Texts of policies', 'bn-BD': 'নীতিমালার লেখা' },
  ),
  admin: { hidden: true },
  access: closed,
  indexes: [{ fields: ['policy', 'valid_from'] }],
  fields: [
    { name: 'policy', type: 'select', options: [...policyNames], required: true },
    { name: 'text', type: 'json', custom: { hasPictures: true } },
    { name: 'text_bn', type: 'json', custom: { hasPictures: true } },
    { name: 'valid_from', type: 'date', required: true },
    { name: 'valid_until', type: 'date' },
    flag('is_current', 1),
  ],
};
