import { searchSuggestions } from '../search';
import { example } from './example';

export const searchExamples = [example(searchSuggestions, 'visitor', { query: { keyword: 'sar' } })];
