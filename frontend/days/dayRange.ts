/** Days as people say them: Tuesday 24 November – Thursday 26 November. */
import { dayInWords } from '../../domain/time/words';
import type { Language } from '../messages/language';

/** From one day to another (YYYY-MM-DD), or a single day if both are the same. */
export const dayRange = (from: string, to: string, language: Language): string =>
  [...new Set([from, to])].map((day) => dayInWords(day, language)).join(' – ');
