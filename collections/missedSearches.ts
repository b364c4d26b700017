/** Searches without results, counted by day, without the people who searched. Written by services only. */
import type { CollectionConfig } from 'payload';
import { missedLimits } from '../domain/search/missed';
import { closed, onlyAdmins } from './access/rules';
import { counter, labels, line } from './fields/values';

export const missedSearches: CollectionConfig = {
  slug: 'missed-searches',
  labels: labels(
    { en: 'Search without result', 'bn-BD': 'না পাওয়া খোঁজা' },
    { en: 'Searches without result', 'bn-BD': 'না পাওয়া খোঁজা' },
  ),
  admin: { group: { en: 'Site', 'bn-BD': 'সাইট' }, defaultColumns: ['query', 'day', 'times', 'last_at'] },
  access: { ...closed, read: onlyAdmins },
  indexes: [{ fields: ['times', 'last_at'] }],
  fields: [
    // The day and the words: processes that count the same search at once share one row.
    line('key', 100, { required: true, unique: true, label: { en: 'Day and words', 'bn-BD': 'দিন ও শব্দ' } }),
    line('query', missedLimits.query, { required: true, label: { en: 'Searched', 'bn-BD': 'যা খোঁজা হয়েছে' } }),
    line('day', 10, { required: true, index: true, label: { en: 'Day', 'bn-BD': 'দিন' } }),
    counter('times', { label: { en: 'Times', 'bn-BD': 'কতবার' } }),
    { name: 'last_at', type: 'date', required: true, label: { en: 'Last time', 'bn-BD': 'শেষবার' } },
  ],
};
