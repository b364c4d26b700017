import type { ReportRowShape } from '../../contract/reports';
import { sumOf } from '../../domain/money';
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
export function presentReport({ rows, truncated }: Report) {
  return {
    order: rows.map(presentReportRow),
    total_amount: sumOf(rows.map((row) => row.package.subtotal)),
    truncated: truncated ? (1 as const) : (0 as const),
  };
}
