/** The weekday of an instant in Dhaka. */
import { dhakaWeekday } from '../../domain/time/dhaka';
import { useLanguage } from '../messages/useLanguage';

const weekdays = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  bn: ['রবিবার', 'সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার'],
} as const;

/** Empty for an invalid time. */
export function useWeekday(): (instant: string) => string {
  const language = useLanguage();
  return (instant) => weekdays[language][dhakaWeekday(new Date(instant))] ?? '';
}
