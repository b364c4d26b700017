'use client';
/** A report on paper: the period, the vendor, the packages and their sum. */
import type { ReportRowShape } from '../../../contract/reports';
import { reportWords } from '../../messages/reports';
import { sharedWords } from '../../messages/shared';
import { packageStatusRow } from '../../../domain/packages/status';
import { routeNamed, screenAddress, type ScreenName } from '../../routes';
import type { CallFailure } from '../../../contract/client/answer';
import { PackageBadge } from '../../shared/badges/StatusBadge';
import { useFormats } from '../../../frontend/formats/useFormats';
import { SheetHead } from '../../shared/print/SheetHead';
import { SheetPage } from '../../shared/print/SheetPage';
import type { Column } from '../../shared/table/columns';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

type Report = {
  order: readonly ReportRowShape[];
  total_amount: number;
  truncated: number;
  vendor?: { name: string; business_name: string };
};
type Period = { month: string } | { from: string; to: string };
type Props = {
  screen: ScreenName;
  home: ScreenName;
  period: Period;
  onlyDone: boolean;
  reading: {
    answer: Report | undefined;
    failure: CallFailure | undefined;
    isLoading: boolean;
    reload: () => Promise<void>;
  };
};

export function ReportSheet({ screen, home, period, onlyDone, reading }: Props) {
  const pair = usePair();
  const title = pair(routeNamed(screen).title);
  const columns = useCsvColumns();
  const { answer } = reading;
  return (
    <SheetPage
      title={title}
      back={screenAddress(home)}
      rows={answer?.order}
      columns={columns}
      fileName={screen}
      reading={reading}
    >
      {answer && <Sheet title={title} period={period} onlyDone={onlyDone} report={answer} />}
    </SheetPage>
  );
}

function Sheet({
  title,
  period,
  onlyDone,
  report,
}: {
  title: string;
  period: Period;
  onlyDone: boolean;
  report: Report;
}) {
  const say = useText(reportWords);
  const shared = useText(sharedWords);
  const days =
    'month' in period
      ? [{ name: say('month'), value: period.month }]
      : [
          { name: say('from'), value: period.from || shared('notSet') },
          { name: say('to'), value: period.to || shared('notSet') },
        ];
  const packages = { name: say('packages'), value: say(onlyDone ? 'onlyDone' : 'allStatuses'), isPlain: true };
  return (
    <article>
      <SheetHead title={title} facts={[...days, packages]} />
      {report.vendor && (
        <p className="haat-sheet__owner">
          {say('vendor')}: <strong>{report.vendor.name}</strong> · {say('businessName')}:{' '}
          <strong>{report.vendor.business_name}</strong>
        </p>
      )}
      {report.truncated === 1 && (
        <p role="alert">
          <strong>{say('truncated')}</strong>
        </p>
      )}
      {report.order.length === 0 ? <p className="haat-sheet__none">{say('noData')}</p> : <Rows report={report} />}
    </article>
  );
}

function Rows({ report }: { report: Report }) {
  const say = useText(reportWords);
  const shared = useText(sharedWords);
  const { digits, number, taka, moment } = useFormats();
  return (
    <div className="haat-sheet__wide" tabIndex={0} role="region" aria-label={say('packages')}>
      <table>
        <thead>
          <tr>
            <th scope="col" className="haat-number">
              {shared('serial')}
            </th>
            <th scope="col">{say('orderId')}</th>
            <th scope="col">{say('trackingId')}</th>
            <th scope="col">{say('status')}</th>
            <th scope="col">{say('dateTime')}</th>
            <th scope="col" className="haat-number">
              {say('items')}
            </th>
            <th scope="col" className="haat-number">
              {say('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {report.order.map((row, index) => (
            <tr key={row.tracking_id}>
              <td className="haat-number">{digits(index + 1)}</td>
              <td>#{row.order_id}</td>
              <td>{row.tracking_id}</td>
              <td>
                <PackageBadge status={row.status} />
              </td>
              <td className="haat-nowrap">{moment(row.created_at)}</td>
              <td className="haat-number">{number(row.item)}</td>
              <td className="haat-number">{taka(row.price)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="haat-sheet__grand">
            <th scope="row" colSpan={6} className="haat-number">
              {say('totalAmount')}
            </th>
            <td className="haat-number">{taka(report.total_amount)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function useCsvColumns(): Column<ReportRowShape>[] {
  const say = useText(reportWords);
  const pair = usePair();
  const column = (
    key: string,
    title: string,
    text: (row: ReportRowShape) => string | number,
  ): Column<ReportRowShape> => ({ key, title, text, cell: text });
  return [
    column('order', say('orderId'), (row) => row.order_id),
    column('tracking', say('trackingId'), (row) => row.tracking_id),
    column('status', say('status'), (row) =>
      pair(packageStatusRow(row.status)?.label ?? { en: String(row.status), bn: String(row.status) }),
    ),
    column('time', say('dateTime'), (row) => row.created_at),
    column('items', say('items'), (row) => row.item),
    column('amount', say('amount'), (row) => row.price),
  ];
}
