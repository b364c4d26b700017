/** A moment as people say it, by the clock in Dhaka: Friday 27 November, 00:00. */
import { dhakaDay, dhakaMinute } from '../../domain/time/dhaka';
import { formats } from '../formats/formats';
import type { Language } from '../messages/language';
import { dayRange } from './dayRange';

export function momentInWords(instant: string, language: Language): string {
  const at = new Date(instant);
  const day = dhakaDay(at);
  return `${dayRange(day, day, language)}, ${formats[language].digits(dhakaMinute(at).slice(11))}`;
}
