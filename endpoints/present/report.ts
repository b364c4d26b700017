import type { ReportRowShape } from '../../contract/reports';
import type { Report, ReportRow } from '../../services/reports/readReport';

function presentReportRow({ package: found, item }: ReportRow): ReportRowShape {
  return {
    order_id: found.order_number,
    tracking_id: found.tracking_id,
    status: found.status,
    created_at: found.createdAt,
    item,
    price: found.subtotal,
  };
}

/** A report with its total. */
export function presentReport({ rows, total, amount, truncated }: Report) {
  return {
    order: rows.map(presentReportRow),
    total_amount: amount,
    totalcount: total,
    truncated: truncated ? (1 as const) : (0 as const),
  };
}
