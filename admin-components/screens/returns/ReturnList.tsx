'use client';
/** A list of return requests: the same table for the desks of admins and vendors. */
import { Link } from '@payloadcms/ui';
import { Eye } from 'lucide-react';
import {
  returnSorts,
  type adminAllReturnProduct,
  type adminNewReturnProduct,
  type adminRefundRequest,
  type vendorNewReturnProduct,
  type vendorReceivedReturnProduct,
} from '../../../contract/returns';
import type { ReturnRowShape } from '../../../contract/returnShapes';
import { filterWords } from '../../messages/filters';
import { returnWords } from '../../messages/returns';
import { sharedWords } from '../../messages/shared';
import { returnStatusRow } from '../../../domain/returns/status';
import { returnStatusTable } from '../../../domain/returns/statusTable';
import { refundWords } from '../../messages/statuses';
import { routeNamed, type ScreenName } from '../../routes';
import { RefundBadge, ReturnBadge } from '../../shared/badges/StatusBadge';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useOrderFilters } from '../../shared/filters/useOrderFilters';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { returnAddress } from '../../shared/returns/returnAddress';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { flagChoices, useFilters, type Filter } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { useManyReturns } from './useManyReturns';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { momentColumn } from '../../shared/table/momentColumn';

type ListRoute =
  | typeof adminAllReturnProduct
  | typeof adminNewReturnProduct
  | typeof adminRefundRequest
  | typeof vendorNewReturnProduct
  | typeof vendorReceivedReturnProduct;
type DetailsScreen = 'returns-details' | 'vendor-returns-details';
type Props = { screen: ScreenName; route: ListRoute; details: DetailsScreen; isRefund?: boolean };

const RETURNS_PAGE = 30;

/** New requests are decided one by one, and what a vendor has received is not moved by it any more. */
const hasMoves = (screen: ScreenName): boolean => screen === 'returns-all' || screen === 'vendor-returns-new';

export function ReturnList({ screen, route, details, isRefund = false }: Props) {
  const say = useText(returnWords);
  const pair = usePair();
  const filter = useText(filterWords);
  const { taka } = useFormats();
  const list = useListState(RETURNS_PAGE);
  const filters = useFilters(useReturnFilters(screen, isRefund, details === 'returns-details'));
  const { answer, reload, table } = useServerList(list, {
    route,
    query: filters.values,
    sorts: returnSorts,
    rowsOf: ({ returns }) => returns,
  });
  const many = useManyReturns(table.rows, details === 'returns-details' ? 'subadmin' : 'vendor', reload);
  return (
    <>
      <PageHeader title={pair(routeNamed(screen).title)} />
      <DataTable
        {...table}
        id={screen}
        whenEmpty={isRefund ? 'refunds' : details === 'returns-details' ? 'returns' : 'vendorReturns'}
        caption={say('listOf')}
        columns={useColumns(details, isRefund)}
        rowKey={(row) => row.id}
        empty={say(isRefund ? 'noRefunds' : 'noReturns')}
        filters={filters}
        sum={
          answer && 'refunded' in answer && answer.refunded > 0 && filter('refunded', { amount: taka(answer.refunded) })
        }
        search={{ label: say('searchId'), inputMode: 'numeric' }}
        {...(hasMoves(screen) ? { selection: many.selection } : {})}
      />
      {many.dialog}
    </>
  );
}

function useReturnFilters(screen: ScreenName, isRefund: boolean, isAdmin: boolean): Filter[] {
  const { vendor } = useOrderFilters();
  const say = useText(returnWords);
  const filter = useText(filterWords);
  const pair = usePair();
  const status: Filter = {
    kind: 'choice',
    name: 'status',
    label: say('status'),
    choices: Object.values(returnStatusTable).map(({ code, label }) => ({ value: String(code), label: pair(label) })),
  };
  const refund: Filter = {
    kind: 'choice',
    name: 'payment_refund',
    label: say('refund'),
    choices: flagChoices(pair(refundWords.completed), pair(refundWords.pending)),
  };
  const days: Filter = { kind: 'days', label: filter('requested') };
  const whose = isAdmin ? [vendor] : [];
  if (isRefund) return [days, status, refund, ...whose];
  // New requests have one status only.
  return screen === 'returns-new' ? [days, ...whose] : [days, status, ...whose];
}

function useColumns(details: DetailsScreen, isRefund: boolean): Column<ReturnRowShape>[] {
  const say = useText(returnWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { digits, moment } = useFormats();
  const refund: Column<ReturnRowShape> = {
    key: 'refund',
    title: say('refund'),
    phone: 'fact',
    cell: (row) => <RefundBadge refunded={row.payment_refund} />,
    text: (row) => pair(row.payment_refund === 1 ? refundWords.completed : refundWords.pending),
  };
  return [
    serialColumn(shared('serial'), digits),
    {
      key: 'id',
      title: say('returnId'),
      phone: 'title',
      text: (row) => row.id,
      cell: (row) => (
        <Link className="haat-link" href={returnAddress(details, row)} prefetch={false}>
          #{row.id}
        </Link>
      ),
    },
    { key: 'order', title: say('orderId'), cell: (row) => `#${row.order_id}`, text: (row) => row.order_id },
    {
      key: 'tracking',
      title: say('trackingId'),
      cell: (row) => <code className="haat-code">{row.tracking_id}</code>,
      text: (row) => row.tracking_id,
    },
    {
      key: 'status',
      title: say('status'),
      phone: 'fact',
      cell: (row) => <ReturnBadge status={row.status} />,
      text: (row) => pair(returnStatusRow(row.status)?.label ?? { en: '', bn: '' }),
    },
    ...(isRefund ? [refund] : []),
    momentColumn(say('requestedAt'), moment, (row) => row.created_at, {
      key: 'requested',
      phone: 'fact',
      sortKey: 'created_at',
    }),
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => (
        <LinkButton isSmall kind="primary" href={returnAddress(details, row)} label={`${shared('details')} #${row.id}`}>
          <Eye size={15} aria-hidden />
          {shared('details')}
        </LinkButton>
      ),
    },
  ];
}
