'use client';
/** All orders of all vendors, for admins. */
import { Link } from '@payloadcms/ui';
import { Eye } from 'lucide-react';
import { allVendorOrder, type OrderRowShape } from '../../../contract/orders';
import { productType } from '../../../domain/catalogue/productType';
import { moneyStateWords } from '../../../domain/orders/moneyWords';
import { orderWords } from '../../messages/orders';
import { sharedWords } from '../../messages/shared';
import { typeWords } from '../../messages/statuses';
import { routeNamed, screenAddress } from '../../routes';
import { call } from '../../shared/api/client';
import { useCall } from '../../../frontend/api/useCall';
import { PaymentBadge, useMethodName } from '../../shared/badges/StatusBadge';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useWeekday } from '../../../frontend/formats/useWeekday';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { everyRow } from '../../shared/table/everyRow';
import { SearchBox } from '../../shared/table/SearchBox';
import { useListState } from '../../shared/table/useListState';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

export function AllOrders() {
  const say = useText(orderWords);
  const pair = usePair();
  const list = useListState();
  const { answer, failure, isLoading, reload } = useCall(
    allVendorOrder,
    { query: { offset: list.offset, limit: list.size, search: list.search } },
    { keepPrevious: true },
  );
  const all = () =>
    everyRow(async (offset, limit) => {
      const result = await call(allVendorOrder, { query: { offset, limit, search: list.search } });
      return result.ok ? result.answer.orders : null;
    });
  return (
    <>
      <PageHeader title={pair(routeNamed('all-order').title)} />
      <DataTable
        id="all-order"
        caption={say('listOf')}
        columns={useColumns()}
        rows={answer?.orders}
        rowKey={(row) => row.id}
        total={answer?.totalcount}
        list={list}
        isLoading={isLoading}
        failure={failure}
        onRetry={() => void reload()}
        allRows={all}
        tools={
          <SearchBox
            label={say('searchNumber')}
            value={list.search}
            onSearch={(search) => list.change({ search })}
            inputMode="numeric"
          />
        }
      />
    </>
  );
}

function useColumns(): Column<OrderRowShape>[] {
  const say = useText(orderWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { digits, moment, taka } = useFormats();
  const weekday = useWeekday();
  const method = useMethodName();
  const typeOf = (row: OrderRowShape) => pair(row.type === productType.grocery ? typeWords.grocery : typeWords.general);
  return [
    serialColumn(shared('serial'), digits),
    {
      key: 'id',
      title: say('orderId'),
      text: (row) => row.id,
      cell: (row) => (
        <Link className="haat-link" href={screenAddress('admin-order-details', { id: row.id })} prefetch={false}>
          #{row.id}
        </Link>
      ),
    },
    {
      key: 'time',
      title: say('dateTime'),
      cell: (row) => <span className="haat-nowrap">{moment(row.created_at)}</span>,
      text: (row) => row.created_at,
    },
    { key: 'day', title: say('day'), cell: (row) => weekday(row.updated_at), text: (row) => weekday(row.updated_at) },
    { key: 'type', title: say('type'), cell: typeOf, text: typeOf },
    {
      key: 'payment',
      title: say('paymentStatus'),
      cell: (row) => <PaymentBadge money={row.money} />,
      text: (row) => moneyStateWords[row.money.state].label.en.toUpperCase(),
    },
    {
      key: 'method',
      title: say('paymentMethod'),
      cell: (row) => method(row.payment_method),
      text: (row) => row.payment_method,
    },
    {
      key: 'amount',
      isExtra: true,
      title: say('amount'),
      isNumber: true,
      cell: (row) => taka(row.total),
      text: (row) => row.total,
    },
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => (
        <LinkButton
          isSmall
          kind="primary"
          href={screenAddress('admin-order-details', { id: row.id })}
          label={`${shared('details')} #${row.id}`}
        >
          <Eye size={15} aria-hidden />
          {shared('details')}
        </LinkButton>
      ),
    },
  ];
}
