'use client';
/** The days of a statement, kept in the address so that a link shows the same ones. Default: this month. */
import { useSearchParams } from 'next/navigation';
import { monthDays } from '../../../domain/vendorMoney/periods';

export type Days = { from: string; to: string };

export function useDays(): { days: Days; change: (days: Partial<Days>) => void } {
  const params = useSearchParams();
  const usual = monthDays(new Date());
  const days = { from: params.get('from') ?? usual.from, to: params.get('to') ?? usual.to };
  const change = (to: Partial<Days>) => {
    const url = new URL(window.location.href);
    for (const [name, day] of Object.entries({ ...days, ...to })) url.searchParams.set(name, day);
    // Other days start at their first page.
    url.searchParams.delete('page');
    window.history.replaceState(null, '', url);
  };
  return { days, change };
}
