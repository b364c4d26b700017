/** A range of days in the reader's language. */
import { useLanguage } from '../messages/useLanguage';
import { dayRange } from './dayRange';

export function useDayRange(): (from: string, to: string) => string {
  const language = useLanguage();
  return (from, to) => dayRange(from, to, language);
}
