/**
 * When groceries are delivered: today, tomorrow or the day after, in one of four times of day. Today closes at 19:00; a
 * time of day closes when it begins: Morning at 7, Afternoon at 11, Evening at 15, Night at 19, Dhaka time.
 */
import { addDays, dhakaDay, dhakaHour } from '../time/dhaka';

export const deliverySlots = ['Morning', 'Afternoon', 'Evening', 'Night'] as const;
export type DeliverySlot = (typeof deliverySlots)[number];

const closesAtHour: Record<DeliverySlot, number> = { Morning: 7, Afternoon: 11, Evening: 15, Night: 19 };
const todayClosesAtHour = 19;

export type DateOption = { date: string; day: 'today' | 'tomorrow' | 'dayAfter'; disabled: boolean };
export type SlotOption = { slot: DeliverySlot; disabled: boolean };

/** The days that can be chosen now. */
export function dateOptions(now: Date): DateOption[] {
  return [
    { date: dhakaDay(now), day: 'today', disabled: dhakaHour(now) >= todayClosesAtHour },
    { date: dhakaDay(addDays(now, 1)), day: 'tomorrow', disabled: false },
    { date: dhakaDay(addDays(now, 2)), day: 'dayAfter', disabled: false },
  ];
}

/** The times of day that can be chosen now for a day (YYYY-MM-DD). */
export function slotOptions(now: Date, date: string): SlotOption[] {
  const today = date === dhakaDay(now);
  return deliverySlots.map((slot) => ({ slot, disabled: today && dhakaHour(now) >= closesAtHour[slot] }));
}

/** Which of the two chosen fields is not possible now. An empty one means as soon as possible, which always is. */
export function deliveryChoiceProblems(
  choice: { delivery_date: string; delivery_time: string },
  now: Date,
): ('delivery_date' | 'delivery_time')[] {
  const { delivery_date: date, delivery_time: time } = choice;
  if (date !== '' && !dateOptions(now).some((option) => option.date === date && !option.disabled))
    return ['delivery_date'];
  if (time === '') return [];
  const slot = slotOptions(now, date).find((option) => option.slot === time);
  return slot && !slot.disabled ? [] : ['delivery_time'];
}
