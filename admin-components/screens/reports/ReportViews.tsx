'use client';
/** The four report views: the report in the URL, as a sheet to print or a file to download. */
import {
  getAdminDayRangeReport,
  getAdminMonthlyOrderReport,
  getVendorDayRangeReport,
  getVendorMonthlyOrderReport,
} from '../../../contract/reports';
import { monthWords } from '../../messages/reports';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useParam } from '../../shell/PanelContext';
import { ReportSheet } from './ReportSheet';

/** The switch in the address: 1 or true shows only delivered and completed packages. */
const useSwitch = (): 0 | 1 => (['1', 'true'].includes(useParam('status')) ? 1 : 0);

function useMonth() {
  const pair = usePair();
  const { digits } = useFormats();
  const month = useParam('month');
  const year = useParam('year');
  const name = monthWords[Number(month) - 1];
  return {
    params: { month, year, status: useSwitch() },
    period: { month: `${name ? pair(name) : month} ${digits(year)}` },
  };
}

function useDays() {
  const { day } = useFormats();
  const from = useParam('from_date');
  const to = useParam('to_date');
  // An invalid date is shown as Not Set.
  return { params: { from, to, status: useSwitch() }, period: { from: day(from), to: day(to) } };
}

export function MonthReport() {
  const { params, period } = useMonth();
  return (
    <ReportSheet
      screen="report-month-view"
      home="vendor-order-report"
      period={period}
      onlyDone={params.status === 1}
      reading={useCall(getVendorMonthlyOrderReport, { params })}
    />
  );
}

export function DayRangeReport() {
  const { params, period } = useDays();
  return (
    <ReportSheet
      screen="report-day-range-view"
      home="vendor-order-report"
      period={period}
      onlyDone={params.status === 1}
      reading={useCall(getVendorDayRangeReport, { params })}
    />
  );
}

export function AdminMonthReport() {
  const { params, period } = useMonth();
  const reading = useCall(getAdminMonthlyOrderReport, { params: { ...params, vendor: useParam('vendor') } });
  return (
    <ReportSheet
      screen="report-admin-month-view"
      home="admin-order-report"
      period={period}
      onlyDone={params.status === 1}
      reading={reading}
    />
  );
}

export function AdminDayRangeReport() {
  const { params, period } = useDays();
  const reading = useCall(getAdminDayRangeReport, { params: { ...params, vendor: useParam('vendor') } });
  return (
    <ReportSheet
      screen="report-admin-day-range-view"
      home="admin-order-report"
      period={period}
      onlyDone={params.status === 1}
      reading={reading}
    />
  );
}
