'use client';
/** The days of a statement, kept in the address so that a link shows the same ones. Default: this month. */
import { useSearchParams } from 'next/navigation';
import { changeAddress } from '../../shared/table/changeAddress';
import { monthDays } from '../../../domain/vendorMoney/periods';

export type Days = { from: string; to: string };

export function useDays(): { days: Days; change: (days: Partial<Days>) => void } {
  const params = useSearchParams();
  const usual = monthDays(new Date());
  const days = { from: params.get('from') ?? usual.from, to: params.get('to') ?? usual.to };
  // Other days start at their first page.
  const change = (to: Partial<Days>) => changeAddress({ ...days, ...to, page: null });
  return { days, change };
}
