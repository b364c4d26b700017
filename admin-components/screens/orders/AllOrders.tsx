'use client';
/** All orders of all vendors, for admins. */
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { allVendorOrder, orderSorts } from '../../../contract/orders';
import type { AdminOrderRowShape } from '../../../contract/orderShapes';
import { packageStatusRow } from '../../../domain/packages/status';
import { useSearchParams } from 'next/navigation';
import { idPattern } from '../../../contract/shapes';
import { getSingleUser } from '../../../contract/users';
import { useCall } from '../../../frontend/api/useCall';
import { emptyWords } from '../../messages/empty';
import { customerWords } from '../../messages/customers';
import { filterWords } from '../../messages/filters';
import { orderWords } from '../../messages/orders';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress } from '../../routes';
import { useFormats } from '../../../frontend/formats/useFormats';
import { PackageBadge } from '../../shared/badges/StatusBadge';
import { useBulk } from '../../shared/bulk/useBulk';
import type { Chosen } from '../../shared/bulk/useChosenRows';
import { useOrderFilters, useOrderWords } from '../../shared/filters/useOrderFilters';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import type { Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useFilters, type Filter } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { OrdersBar } from './OrdersBar';
import { useDeliveryColumns, useSlotColumn } from './useDeliveryColumns';
import { useOrderColumns } from './useOrderColumns';

export function AllOrders() {
  const empty = useText(emptyWords);
  const say = useText(orderWords);
  const filter = useText(filterWords);
  const pair = usePair();
  const { taka } = useFormats();
  const list = useListState();
  const { days, type, payment, method, vendor, packageStatus, district, upazila } = useOrderFilters();
  const filters = useFilters([
    days,
    type,
    packageStatus,
    payment,
    method,
    vendor,
    district,
    upazila,
    ...useCustomerFilter(),
  ]);
  const { answer, reload, table } = useServerList(list, {
    route: allVendorOrder,
    query: filters.values,
    sorts: orderSorts,
    rowsOf: ({ orders }) => orders,
  });
  const bulk = useBulk();
  const [chosen, setChosen] = useState<Chosen>(new Set());
  return (
    <div className="haat-tight">
      <PageHeader title={pair(routeNamed('all-order').title)} />
      <DataTable
        {...table}
        whenEmpty="newOrders"
        id="all-order"
        caption={say('listOf')}
        columns={useColumns()}
        rowKey={(row) => row.id}
        empty={empty('orders')}
        filters={filters}
        sum={answer && filter('sum', { amount: taka(answer.sum) })}
        search={{ label: say('searchNumber'), inputMode: 'numeric' }}
        selection={{
          chosen,
          onChange: setChosen,
          nameOf: (row) => `#${row.id}`,
          bar: <OrdersBar chosen={chosen} onChosen={setChosen} bulk={bulk} onDone={reload} />,
        }}
      />
      {bulk.dialog}
    </div>
  );
}

/** A filter for one customer, by name; set only by a link from the customer’s page. */
function useCustomerFilter(): Filter[] {
  const say = useText(customerWords);
  const id = useSearchParams().get('customer') ?? '';
  const known = idPattern.test(id);
  const { answer } = useCall(getSingleUser, known ? { params: { id } } : null, { isQuiet: true });
  if (!known) return [];
  const choices = [{ value: id, label: answer?.user.name ?? id }];
  return [{ kind: 'record', name: 'customer', label: say('customer'), useChoices: () => choices }];
}

const details = (row: AdminOrderRowShape) => screenAddress('admin-order-details', { id: row.id });

function useColumns(): Column<AdminOrderRowShape>[] {
  const say = useText(orderWords);
  const shared = useText(sharedWords);
  const { typeOf } = useOrderWords();
  const { sl, id, time, day, payment, method, amount } = useOrderColumns(
    details,
    (row: AdminOrderRowShape) => row.total,
  );
  const { customer, mobile, area } = useDeliveryColumns<AdminOrderRowShape>();
  const slot = useSlotColumn<AdminOrderRowShape>();
  return [
    sl,
    id,
    time,
    day,
    { key: 'type', title: say('type'), cell: (row) => typeOf(row.type), text: (row) => typeOf(row.type) },
    payment,
    method,
    amount,
    // Behind the others: spreadsheets that read the file by the place of a column go on doing so.
    customer,
    mobile,
    { ...area, isExtra: true },
    useStatesColumn(),
    slot,
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => (
        <LinkButton isSmall kind="primary" href={details(row)} label={`${shared('details')} #${row.id}`}>
          <Eye size={15} aria-hidden />
          {shared('details')}
        </LinkButton>
      ),
    },
  ];
}

/** How far an order is: the statuses of its packages, each with how many have it. */
function useStatesColumn(): Column<AdminOrderRowShape> {
  const say = useText(orderWords);
  const pair = usePair();
  const { digits } = useFormats();
  const statesOf = ({ package_statuses: all }: AdminOrderRowShape) =>
    [...new Set(all)]
      .sort((a, b) => a - b)
      .map((status) => [status, all.filter((each) => each === status).length] as const);
  const times = (count: number) => (count > 1 ? ` × ${digits(count)}` : '');
  return {
    key: 'states',
    title: say('packageStates'),
    phone: 'fact',
    cell: (row) => (
      <span className="haat-row">
        {statesOf(row).map(([status, count]) => (
          <span key={status} className="haat-nowrap">
            <PackageBadge status={status} />
            {times(count)}
          </span>
        ))}
      </span>
    ),
    text: (row) =>
      statesOf(row)
        .map(([status, count]) => `${pair(packageStatusRow(status)?.label ?? { en: '', bn: '' })}${times(count)}`)
        .join(', '),
  };
}
