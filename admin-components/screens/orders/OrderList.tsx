'use client';
/** A vendor's orders in one status: the same table for all nine. */
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Eye, Printer } from 'lucide-react';
import { orderSorts, vendorOrder } from '../../../contract/orders';
import type { VendorOrderRowShape } from '../../../contract/orderShapes';
import type { PackageStatus } from '../../../domain/packages/status';
import { emptyWords } from '../../messages/empty';
import { filterWords } from '../../messages/filters';
import { orderWords } from '../../messages/orders';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress, type ScreenName } from '../../routes';
import { useFormats } from '../../../frontend/formats/useFormats';
import { PackageBadge } from '../../shared/badges/StatusBadge';
import { useBulk } from '../../shared/bulk/useBulk';
import { useOrderFilters } from '../../shared/filters/useOrderFilters';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import type { Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useFilters } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { KeyHelp } from '../../shared/keys/KeyHelp';
import { useRowKeys } from '../../shared/keys/useRowKeys';
import { useShortcuts } from '../../shared/keys/useShortcuts';
import { useSlotColumn } from './useDeliveryColumns';
import { useOrderColumns } from './useOrderColumns';
import { isScanned } from '../packages/queues';
import { QueueBar } from '../packages/QueueBar';
import { ScanDesk } from '../packages/scan/ScanDesk';
import { useRefreshSoon } from '../../../frontend/api/useRefresh';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

const helpRows = [
  { keys: ['J', '↓', 'K', '↑'], does: 'move' },
  { keys: ['X'], does: 'choose' },
  { keys: ['Enter'], does: 'details' },
  { keys: ['/'], does: 'search' },
] as const;

const scanRows = [
  { keys: ['S'], does: 'scan' },
  { keys: ['Esc'], does: 'leaveScan' },
] as const;

type Props = { screen: ScreenName; status: PackageStatus };

export function OrderList({ screen, status }: Props) {
  const empty = useText(emptyWords);
  const say = useText(orderWords);
  const filter = useText(filterWords);
  const pair = usePair();
  const list = useListState();
  const { taka } = useFormats();
  const { days, payment, method } = useOrderFilters();
  const filters = useFilters([days, payment, method]);
  const { answer, reload, table } = useServerList(list, {
    route: vendorOrder,
    params: { status },
    query: filters.values,
    sorts: orderSorts,
    rowsOf: ({ orders }) => orders,
    totalOf: ({ order_count }) => order_count,
  });
  const router = useRouter();
  const scanner = useRef<HTMLTextAreaElement>(null);
  const refresh = useRefreshSoon();
  useShortcuts(isScanned(screen) ? { s: () => scanner.current?.focus() } : {});
  const bulk = useBulk();
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set());
  const rowKey = (row: VendorOrderRowShape) => row.tracking_id;
  const { currentKey } = useRowKeys({
    rows: answer?.orders,
    rowKey,
    chosen,
    onChoose: setChosen,
    onOpen: (row) => router.push(details(row)),
  });
  const printIds = (answer?.orders ?? []).filter((row) => chosen.has(row.tracking_id)).map((row) => row.id);
  return (
    <>
      <PageHeader title={pair(routeNamed(screen).title)} badge={<PackageBadge status={status} />}>
        <KeyHelp rows={isScanned(screen) ? [...helpRows, ...scanRows] : helpRows} />
      </PageHeader>
      {isScanned(screen) && (
        <ScanDesk screen={screen} status={status} by="vendor" within="" fieldRef={scanner} onChanged={refresh} />
      )}
      <DataTable
        {...table}
        id={screen}
        whenEmpty={screen === 'new-order' ? 'newOrders' : 'ordersInStatus'}
        caption={say('listOf')}
        columns={useColumns()}
        rowKey={rowKey}
        empty={empty(screen === 'new-order' ? 'newOrders' : 'ordersInStatus')}
        currentKey={currentKey}
        filters={filters}
        sum={answer && filter('sum', { amount: taka(answer.sum) })}
        search={{ label: say('searchNumber'), inputMode: 'numeric' }}
        selection={{
          chosen,
          onChange: setChosen,
          nameOf: (row) => row.tracking_id,
          bar: (
            <QueueBar
              chosen={chosen}
              onChosen={setChosen}
              status={status}
              by="vendor"
              bulk={bulk}
              onDone={reload}
              printIds={printIds}
            />
          ),
        }}
      />
      {bulk.dialog}
    </>
  );
}

const details = (row: VendorOrderRowShape) => screenAddress('order-details', { id: row.id });

function useColumns(): Column<VendorOrderRowShape>[] {
  const shared = useText(sharedWords);
  const { sl, id, time, day, payment, method, amount } = useOrderColumns(
    details,
    (row: VendorOrderRowShape) => row.subtotal,
  );
  const slot = useSlotColumn<VendorOrderRowShape>();
  return [
    sl,
    id,
    time,
    day,
    payment,
    method,
    amount,
    slot,
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => (
        <>
          <LinkButton
            isSmall
            href={screenAddress('order-print', { id: row.id })}
            label={`${shared('print')} #${row.id}`}
          >
            <Printer size={15} aria-hidden />
            {shared('print')}
          </LinkButton>
          <LinkButton isSmall kind="primary" href={details(row)} label={`${shared('details')} #${row.id}`}>
            <Eye size={15} aria-hidden />
            {shared('details')}
          </LinkButton>
        </>
      ),
    },
  ];
}
