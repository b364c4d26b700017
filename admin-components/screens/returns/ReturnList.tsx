'use client';
/** A list of return requests: the same table for the desks of admins and vendors. */
import { Link } from '@payloadcms/ui';
import { Eye } from 'lucide-react';
import type {
  adminAllReturnProduct,
  adminNewReturnProduct,
  adminRefundRequest,
  ReturnRowShape,
  vendorNewReturnProduct,
  vendorReceivedReturnProduct,
} from '../../../contract/returns';
import { returnWords } from '../../messages/returns';
import { sharedWords } from '../../messages/shared';
import { returnStatusRow } from '../../../domain/returns/status';
import { refundWords } from '../../messages/statuses';
import { routeNamed, screenAddress, type ScreenName } from '../../routes';
import { call } from '../../shared/api/client';
import { useCall } from '../../../frontend/api/useCall';
import { RefundBadge, ReturnBadge } from '../../shared/badges/StatusBadge';
import { useFormats } from '../../../frontend/formats/useFormats';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { everyRow } from '../../shared/table/everyRow';
import { SearchBox } from '../../shared/table/SearchBox';
import { useListState } from '../../shared/table/useListState';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

type ListRoute =
  | typeof adminAllReturnProduct
  | typeof adminNewReturnProduct
  | typeof adminRefundRequest
  | typeof vendorNewReturnProduct
  | typeof vendorReceivedReturnProduct;
type DetailsScreen = 'returns-details' | 'vendor-returns-details';
type Props = { screen: ScreenName; route: ListRoute; details: DetailsScreen; isRefund?: boolean };

const RETURNS_PAGE = 30;

export function ReturnList({ screen, route, details, isRefund = false }: Props) {
  const say = useText(returnWords);
  const pair = usePair();
  const list = useListState(RETURNS_PAGE);
  const { answer, failure, isLoading, reload } = useCall(
    route,
    { query: { offset: list.offset, limit: list.size, search: list.search } },
    { keepPrevious: true },
  );
  const all = () =>
    everyRow(async (offset, limit) => {
      const result = await call(route, { query: { offset, limit, search: list.search } });
      return result.ok ? result.answer.returns : null;
    });
  return (
    <>
      <PageHeader title={pair(routeNamed(screen).title)} />
      <DataTable
        id={screen}
        caption={say('listOf')}
        columns={useColumns(details, isRefund)}
        rows={answer?.returns}
        rowKey={(row) => row.id}
        total={answer?.totalcount}
        list={list}
        isLoading={isLoading}
        failure={failure}
        onRetry={() => void reload()}
        allRows={all}
        empty={say(isRefund ? 'noRefunds' : 'noReturns')}
        tools={
          <SearchBox
            label={say('searchId')}
            value={list.search}
            onSearch={(search) => list.change({ search })}
            inputMode="numeric"
          />
        }
      />
    </>
  );
}

/** Where a request's page is. A product that is gone has no id in the address; the return's own id says which. */
const returnAddress = (screen: DetailsScreen, row: ReturnRowShape): string =>
  `${screenAddress(screen, { product_id: row.product_id ?? 0, order_id: row.order_id, tracking_id: row.tracking_id })}?id=${encodeURIComponent(row.id)}`;

function useColumns(details: DetailsScreen, isRefund: boolean): Column<ReturnRowShape>[] {
  const say = useText(returnWords);
  const shared = useText(sharedWords);
  const { digits, moment } = useFormats();
  const refund: Column<ReturnRowShape> = {
    key: 'refund',
    title: say('refund'),
    cell: (row) => <RefundBadge refunded={row.payment_refund} />,
    text: (row) => (row.payment_refund === 1 ? refundWords.completed.en : refundWords.pending.en),
  };
  return [
    serialColumn(shared('serial'), digits),
    {
      key: 'id',
      title: say('returnId'),
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
      cell: (row) => <ReturnBadge status={row.status} />,
      text: (row) => returnStatusRow(row.status)?.label.en ?? '',
    },
    ...(isRefund ? [refund] : []),
    {
      key: 'requested',
      title: say('requestedAt'),
      cell: (row) => <span className="haat-nowrap">{moment(row.created_at)}</span>,
      text: (row) => row.created_at,
    },
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
