import { missedSearches, saveSearchSettings, searchSuggestions } from '../search';
import { example } from './example';

export const searchExamples = [
  example(searchSuggestions, 'visitor', { query: { keyword: 'sar' } }),
  example(saveSearchSettings, 'admin', { body: { synonyms: 'brinjal, eggplant, বেগুন' } }),
  example(missedSearches, 'admin', { query: { offset: 0, limit: 20, days: 30, sort: '-times' } }),
];
