'use client';
/**
 * Unfinished packages without a warehouse, or in one that nobody active is in charge of: nobody sees them until they get
 * another one, individually or many at once.
 */
import { Link } from '@payloadcms/ui';
import { useState } from 'react';
import type { PackageShape } from '../../../contract/orderShapes';
import { assignPackageWarehouse } from '../../../contract/packageRepairs';
import { stuckPackages } from '../../../contract/stuck';
import { packageStatusRow } from '../../../domain/packages/status';
import { sharedWords } from '../../messages/shared';
import { stuckWords } from '../../messages/stuck';
import { warehouseChoiceWords } from '../../messages/warehouseChoice';
import { screenAddress } from '../../routes';
import { call } from '../../shared/api/client';
import { PackageBadge } from '../../shared/badges/StatusBadge';
import { useBulk, type Bulk } from '../../shared/bulk/useBulk';
import { LinkButton } from '../../shared/page/LinkButton';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { everyRow } from '../../shared/table/everyRow';
import { useListState } from '../../shared/table/useListState';
import { useCall } from '../../../frontend/api/useCall';
import { useSend } from '../../../frontend/api/useSend';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { AssignWarehouse } from '../warehouses/AssignWarehouse';
import { momentColumn } from '../../shared/table/momentColumn';

type Chosen = ReadonlySet<string | number>;

export function StuckPackages({ onDone }: { onDone: () => Promise<void> }) {
  const say = useText(warehouseChoiceWords);
  const stuck = useText(stuckWords);
  const list = useListState(20, 'package-');
  const [chosen, setChosen] = useState<Chosen>(new Set());
  const { answer, failure, isLoading, reload } = useCall(
    stuckPackages,
    { query: { offset: list.offset, limit: list.size } },
    { keepPrevious: true },
  );
  const all = () =>
    everyRow(async (offset, limit) => {
      const result = await call(stuckPackages, { query: { offset, limit } });
      return result.ok ? result.answer.packages : null;
    });
  const done = async () => void (await Promise.all([reload(), onDone()]));
  const bulk = useBulk();
  return (
    <>
      <DataTable<PackageShape>
        whenEmpty="stuck"
        id="stuck-packages"
        caption={say('packages')}
        columns={useColumns()}
        rows={answer?.packages}
        rowKey={(row) => row.tracking_id}
        total={answer?.totalcount}
        list={list}
        isLoading={isLoading}
        failure={failure}
        onRetry={() => void reload()}
        allRows={all}
        empty={stuck('nothing')}
        selection={{
          chosen,
          onChange: setChosen,
          nameOf: (row) => row.tracking_id,
          bar: <AssignBar chosen={chosen} onChosen={setChosen} bulk={bulk} onDone={done} />,
        }}
      />
      {bulk.dialog}
    </>
  );
}

type BarProps = {
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
  bulk: Bulk;
  onDone: () => Promise<void>;
};

function AssignBar({ chosen, onChosen, bulk, onDone }: BarProps) {
  const say = useText(warehouseChoiceWords);
  const { send } = useSend(assignPackageWarehouse);
  const assign = async ({ id, name }: { id: string; name: string }) => {
    const items = [...chosen].map((key) => ({ key, name: String(key) }));
    const failed = await bulk.start(
      { title: say('assignChosen'), text: say('assignManyAsk', { count: items.length, name }) },
      items,
      async ({ key }) => {
        const result = await send({ params: { id: String(key) }, body: { warehouse_id: id } });
        return result.ok ? null : result.message || say('failed');
      },
    );
    if (!failed) return false;
    onChosen(failed);
    await onDone();
    return true;
  };
  return <AssignWarehouse isBusy={bulk.isBusy} onAssign={assign} label={say('assignChosen')} />;
}

function useColumns(): Column<PackageShape>[] {
  const say = useText(warehouseChoiceWords);
  const stuck = useText(stuckWords);
  const shared = useText(sharedWords);
  const { digits, moment } = useFormats();
  const pair = usePair();
  const statusOf = (row: PackageShape) => {
    const status = packageStatusRow(row.status);
    return status ? pair(status.label) : '';
  };
  const vendorOf = (row: PackageShape) => row.vendor?.business_name || row.vendor?.name || '';
  const whyOf = (row: PackageShape) =>
    row.warehouse ? stuck('noIncharge', { name: row.warehouse.name }) : stuck('noWarehouse');
  const addressOf = (row: PackageShape) => screenAddress('admin-order-details', { id: row.order_id });
  return [
    serialColumn(shared('serial'), digits),
    momentColumn(stuck('when'), moment, (row) => row.created_at, { phone: 'fact' }),
    {
      key: 'tracking',
      title: say('tracking'),
      phone: 'title',
      text: (row) => row.tracking_id,
      cell: (row) => (
        <Link className="haat-link" href={addressOf(row)} prefetch={false}>
          {row.tracking_id}
        </Link>
      ),
    },
    { key: 'vendor', phone: 'fact', title: say('vendor'), cell: vendorOf, text: vendorOf },
    { key: 'why', phone: 'fact', title: stuck('why'), cell: whyOf, text: whyOf },
    {
      key: 'status',
      title: say('status'),
      phone: 'fact',
      cell: (row) => <PackageBadge status={row.status} />,
      text: statusOf,
    },
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => (
        <LinkButton isSmall kind="primary" href={addressOf(row)} label={`${say('repair')}: ${row.tracking_id}`}>
          {say('repair')}
        </LinkButton>
      ),
    },
  ];
}
