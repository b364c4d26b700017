/** Orders gathered by the day in Dhaka, days without any included, the oldest first. */
import { sumOf } from '../../../domain/money';
import { addDays, dhakaDay } from '../../../domain/time/dhaka';

export type Sale = { created_at: string; amount: number };
export type DaySales = { day: string; orders: number; revenue: number };

export const daysShown = 14;

export function byDay(sales: readonly Sale[], today: string): DaySales[] {
  const now = new Date(today);
  return Array.from({ length: daysShown }, (_each, index) => dhakaDay(addDays(now, index - daysShown + 1))).map((day) => {
    const ofDay = sales.filter((sale) => dhakaDay(new Date(sale.created_at)) === day);
    return { day, orders: ofDay.length, revenue: sumOf(ofDay.map((sale) => sale.amount)) };
  });
}
