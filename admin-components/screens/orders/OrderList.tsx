'use client';
/** A vendor's orders in one status: the same table for all nine. */
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Eye, Printer } from 'lucide-react';
import { vendorOrder, type VendorOrderRowShape } from '../../../contract/orders';
import type { PackageStatus } from '../../../domain/packages/status';
import { moneyStateWords } from '../../../domain/orders/moneyWords';
import { orderWords } from '../../messages/orders';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress, type ScreenName } from '../../routes';
import { PackageBadge, PaymentBadge, useMethodName } from '../../shared/badges/StatusBadge';
import { call } from '../../shared/api/client';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useWeekday } from '../../../frontend/formats/useWeekday';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { Link } from '@payloadcms/ui';
import { DataTable } from '../../shared/table/DataTable';
import { SearchBox } from '../../shared/table/SearchBox';
import { serialColumn, type Column } from '../../shared/table/columns';
import { everyRow } from '../../shared/table/everyRow';
import { useListState } from '../../shared/table/useListState';
import { KeyHelp } from '../../shared/keys/KeyHelp';
import { useRowKeys } from '../../shared/keys/useRowKeys';
import { QueueBar } from '../packages/QueueBar';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

const helpRows = [
  { keys: ['J', '↓', 'K', '↑'], does: 'move' },
  { keys: ['X'], does: 'choose' },
  { keys: ['Enter'], does: 'details' },
  { keys: ['/'], does: 'search' },
] as const;

type Props = { screen: ScreenName; status: PackageStatus };

export function OrderList({ screen, status }: Props) {
  const say = useText(orderWords);
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
      return result.ok ? result.answer.orders : null;
    });
  const router = useRouter();
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set());
  const rowKey = (row: VendorOrderRowShape) => row.tracking_id;
  const { currentKey } = useRowKeys({
    rows: answer?.orders,
    rowKey,
    chosen,
    onChoose: setChosen,
    onOpen: (row) => router.push(screenAddress('order-details', { id: row.id })),
  });
  const printIds = (answer?.orders ?? []).filter((row) => chosen.has(row.tracking_id)).map((row) => row.id);
  return (
    <>
      <PageHeader title={pair(routeNamed(screen).title)} badge={<PackageBadge status={status} />}>
        <KeyHelp rows={helpRows} />
      </PageHeader>
      <DataTable
        id={screen}
        caption={say('listOf')}
        columns={useOrderColumns()}
        rows={answer?.orders}
        rowKey={rowKey}
        currentKey={currentKey}
        total={answer?.order_count}
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
              onDone={reload}
              printIds={printIds}
            />
          ),
        }}
      />
    </>
  );
}

function useOrderColumns(): Column<VendorOrderRowShape>[] {
  const say = useText(orderWords);
  const shared = useText(sharedWords);
  const { digits, moment, taka } = useFormats();
  const weekday = useWeekday();
  const method = useMethodName();
  return [
    serialColumn(shared('serial'), digits),
    {
      key: 'id',
      title: say('orderId'),
      text: (row) => row.id,
      cell: (row) => (
        <Link className="haat-link" href={screenAddress('order-details', { id: row.id })} prefetch={false}>
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
      cell: (row) => taka(row.subtotal),
      text: (row) => row.subtotal,
    },
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
          <LinkButton
            isSmall
            kind="primary"
            href={screenAddress('order-details', { id: row.id })}
            label={`${shared('details')} #${row.id}`}
          >
            <Eye size={15} aria-hidden />
            {shared('details')}
          </LinkButton>
        </>
      ),
    },
  ];
}
