'use client';
/** The sales behind the charts: a vendor's own packages, or everybody's orders for an admin. */
import { useMemo } from 'react';
import useSWR from 'swr';
import { allVendorOrder } from '../../../contract/orders';
import { getVendorDayRangeReport } from '../../../contract/reports';
import { packageStatus } from '../../../domain/packages/status';
import { addDays, dhakaDay } from '../../../domain/time/dhaka';
import { call } from '../../shared/api/client';
import { useCall } from '../../shared/api/useCall';
import { byDay, daysShown, type DaySales, type Sale } from './byDay';

const WINDOW = 100;
const MOST = 2_000;

export function useSales(whose: 'vendor' | 'admin', today: string): DaySales[] | undefined {
  const first = today === '' ? '' : dhakaDay(addDays(new Date(today), 1 - daysShown));
  const last = today === '' ? '' : dhakaDay(new Date(today));
  const own = useCall(getVendorDayRangeReport, whose === 'vendor' && first ? { params: { from: first, to: last, status: 0 } } : null);
  const everybody = useSWR(whose === 'admin' && first ? `sales-since-${first}` : null, () => ordersSince(first));
  return useMemo(() => {
    const sales = whose === 'admin'
      ? everybody.data
      : own.answer?.order.filter((row) => row.status !== packageStatus.canceled).map((row) => ({ created_at: row.created_at, amount: row.price }));
    return sales && today ? byDay(sales, today) : undefined;
  }, [whose, everybody.data, own.answer, today]);
}

/** Newest first, until they are older than the first day shown. */
async function ordersSince(first: string): Promise<Sale[]> {
  const sales: Sale[] = [];
  for (let offset = 0; offset < MOST; offset += WINDOW) {
    const result = await call(allVendorOrder, { query: { offset, limit: WINDOW } });
    if (!result.ok) break;
    const { orders } = result.answer;
    sales.push(...orders.map((order) => ({ created_at: order.created_at, amount: order.total })));
    const oldest = orders.at(-1);
    if (orders.length < WINDOW || (oldest && dhakaDay(new Date(oldest.created_at)) < first)) break;
  }
  return sales;
}
