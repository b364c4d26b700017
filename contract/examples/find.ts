import { findAnything } from '../find';
import { example } from './example';

export const findExamples = [example(findAnything, 'admin', { query: { keyword: 'gamcha' } })];
