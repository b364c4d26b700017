/** The weekday of an instant in Dhaka. */
import { dhakaWeekday } from '../../domain/time/dhaka';
import { useLanguage } from '../messages/useLanguage';
import { weekdays } from '../../domain/time/words';

/** Empty for an invalid time. */
export function useWeekday(): (instant: string) => string {
  const language = useLanguage();
  return (instant) => weekdays[language][dhakaWeekday(new Date(instant))] ?? '';
}
