'use client';
/** A vendor's orders in one status: the same table for all nine. */
import { Eye, Printer } from 'lucide-react';
import { vendorOrder, type VendorOrderRowShape } from '../../../contract/orders';
import type { PackageStatus } from '../../../domain/packages/status';
import { orderWords } from '../../messages/orders';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress, type ScreenName } from '../../routes';
import { PackageBadge, PaymentBadge } from '../../shared/badges/StatusBadge';
import { call } from '../../shared/api/client';
import { useCall } from '../../shared/api/useCall';
import { useFormats } from '../../shared/format/useFormats';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { Link } from '@payloadcms/ui';
import { DataTable } from '../../shared/table/DataTable';
import { SearchBox } from '../../shared/table/SearchBox';
import { serialColumn, type Column } from '../../shared/table/columns';
import { everyRow } from '../../shared/table/everyRow';
import { useListState } from '../../shared/table/useListState';
import { usePair, useWords } from '../../shared/words/useWords';

type Props = { screen: ScreenName; status: PackageStatus };

export function OrderList({ screen, status }: Props) {
  const say = useWords(orderWords);
  const pair = usePair();
  const list = useListState();
  const params = { status };
  const { answer, failure, isLoading, reload } = useCall(
    vendorOrder,
    { params, query: { offset: list.offset, limit: list.size, search: list.search } },
    { keepPrevious: true },
  );
  const all = () =>
    everyRow(async (offset, limit) => {
      const result = await call(vendorOrder, { params, query: { offset, limit, search: list.search } });
      return result.ok ? result.answer.orders : [];
    });
  return (
    <>
      <PageHeader title={pair(routeNamed(screen).title)} badge={<PackageBadge status={status} />} />
      <DataTable
        id={screen} caption={say('listOf')} columns={useOrderColumns()} rows={answer?.orders} rowKey={(row) => row.tracking_id}
        total={answer?.order_count} list={list} isLoading={isLoading} failure={failure} onRetry={() => void reload()} allRows={all}
        tools={<SearchBox label={say('searchNumber')} value={list.search} onSearch={(search) => list.change({ search })} inputMode="numeric" />}
      />
    </>
  );
}

function useOrderColumns(): Column<VendorOrderRowShape>[] {
  const say = useWords(orderWords);
  const shared = useWords(sharedWords);
  const { digits, moment, weekday, taka } = useFormats();
  return [
    serialColumn(shared('serial'), digits),
    {
      key: 'id', title: say('orderId'), text: (row) => row.id,
      cell: (row) => <Link className="haat-link" href={screenAddress('order-details', { id: row.id })} prefetch={false}>#{digits(row.id)}</Link>,
    },
    { key: 'time', title: say('dateTime'), cell: (row) => <span className="haat-nowrap">{moment(row.created_at)}</span>, text: (row) => row.created_at },
    { key: 'day', title: say('day'), cell: (row) => weekday(row.updated_at), text: (row) => weekday(row.updated_at) },
    { key: 'payment', title: say('paymentStatus'), cell: (row) => <PaymentBadge status={row.payment_status} />, text: (row) => row.payment_status },
    { key: 'method', title: say('paymentMethod'), cell: (row) => row.payment_method, text: (row) => row.payment_method },
    { key: 'amount', isExtra: true, title: say('amount'), isNumber: true, cell: (row) => taka(row.subtotal), text: (row) => row.subtotal },
    {
      key: 'option', title: shared('option'), isActions: true,
      cell: (row) => (
        <>
          <LinkButton isSmall href={screenAddress('order-print', { id: row.id })} label={`${shared('print')} #${row.id}`}><Printer size={15} aria-hidden />{shared('print')}</LinkButton>
          <LinkButton isSmall kind="primary" href={screenAddress('order-details', { id: row.id })} label={`${shared('details')} #${row.id}`}><Eye size={15} aria-hidden />{shared('details')}</LinkButton>
        </>
      ),
    },
  ];
}
