'use client';
/** One queue of the warehouse: a table, a scanner box, bulk actions, and links to the queues before and after it. */
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import type { QueuePackageShape } from '../../../contract/orderShapes';
import { queueSorts, warehousePackage } from '../../../contract/packages';
import { packageStatus, type PackageStatusName } from '../../../domain/packages/status';
import { packageStatusTable } from '../../../domain/packages/statusTable';
import { emptyWords } from '../../messages/empty';
import { filterWords } from '../../messages/filters';
import { packageWords } from '../../messages/packages';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress } from '../../routes';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useRefreshSoon } from '../../../frontend/api/useRefresh';
import { PackageBadge } from '../../shared/badges/StatusBadge';
import { useBulk } from '../../shared/bulk/useBulk';
import { useWarehouseShops } from '../../shared/filters/records';
import { useOrderFilters } from '../../shared/filters/useOrderFilters';
import { KeyHelp } from '../../shared/keys/KeyHelp';
import { useRowKeys } from '../../shared/keys/useRowKeys';
import { useShortcuts } from '../../shared/keys/useShortcuts';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { DataTable } from '../../shared/table/DataTable';
import { useFilters, type Filter } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { neighbours, queues, type QueueName } from './queues';
import { QueueBar } from './QueueBar';
import { ScanDesk } from './scan/ScanDesk';
import { useQueueColumns } from './useQueueColumns';
import { useReceive } from './useReceive';
import { showsSeveral, useWarehouseChoice, WarehouseLine, WarehouseSwitch } from './WarehouseSwitch';

const helpRows = [
  { keys: ['J', '↓', 'K', '↑'], does: 'move' },
  { keys: ['X'], does: 'choose' },
  { keys: ['Enter'], does: 'details' },
  { keys: ['R'], does: 'receive' },
  { keys: ['/'], does: 'search' },
  { keys: ['S'], does: 'scan' },
  { keys: ['Esc'], does: 'leaveScan' },
  { keys: ['B'], does: 'back' },
  { keys: ['N'], does: 'next' },
] as const;

/** The queue of a status, as a screen; null if the warehouse has none. */
export const packageQueue = (name: PackageStatusName) => {
  const screen = packageStatusTable[name].queue;
  return function QueueOfStatus() {
    return screen && <PackageQueue screen={screen} />;
  };
};

function PackageQueue({ screen }: { screen: QueueName }) {
  const empty = useText(emptyWords);
  const say = useText(packageWords);
  const filter = useText(filterWords);
  const { taka } = useFormats();
  const pair = usePair();
  const list = useListState();
  const house = useWarehouseChoice();
  const router = useRouter();
  const scanner = useRef<HTMLTextAreaElement>(null);
  const status = queues.find((queue) => queue.screen === screen)?.status ?? packageStatus.shipped;
  const isUpcoming = status === packageStatus.shipped;
  const filters = useFilters(useQueueFilters());
  const { answer, reload, table } = useServerList(list, {
    route: warehousePackage,
    params: { status },
    query: { ...filters.values, ...house.query },
    sorts: queueSorts,
    rowsOf: (queue) => queue.package,
  });
  const receiving = useReceive(reload);
  const refresh = useRefreshSoon();
  const bulk = useBulk();
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set());
  const { back, next } = neighbours(screen);
  const startAgain = () => {
    list.change({});
    setChosen(new Set());
  };
  useShortcuts({
    s: () => scanner.current?.focus(),
    b: () => router.push(house.keep(screenAddress(back))),
    n: () => router.push(house.keep(screenAddress(next))),
  });
  const rowKey = (row: QueuePackageShape) => row.tracking_id;
  const { currentKey } = useRowKeys({
    rows: answer?.package,
    rowKey,
    chosen,
    onChoose: setChosen,
    onOpen: (row) => router.push(screenAddress('package-details', { id: row.tracking_id })),
    more: isUpcoming ? { r: (row) => void receiving.receive(row.tracking_id) } : {},
  });
  return (
    <div className="haat-queue">
      <PageHeader
        title={pair(routeNamed(screen).title)}
        badge={<PackageBadge status={status} />}
        text={<WarehouseLine answer={answer} />}
      >
        <KeyHelp rows={isUpcoming ? helpRows : helpRows.filter((row) => row.does !== 'receive')} />
        <QueueLinks screen={screen} keep={house.keep} />
      </PageHeader>
      <ScanDesk
        screen={screen}
        status={status}
        by="incharge"
        within={house.warehouse}
        fieldRef={scanner}
        onChanged={refresh}
      />
      <DataTable<QueuePackageShape>
        {...table}
        whenEmpty={isUpcoming ? 'upcoming' : 'packages'}
        id={screen}
        caption={say('listOf')}
        columns={useQueueColumns(isUpcoming ? receiving : null, showsSeveral(answer))}
        rowKey={rowKey}
        empty={empty('packages')}
        currentKey={currentKey}
        filters={filters}
        sum={answer && answer.to_collect > 0 && filter('toCollect', { amount: taka(answer.to_collect) })}
        search={{ label: say('searchTracking') }}
        tools={<WarehouseSwitch answer={answer} choice={house} onChange={startAgain} />}
        selection={{
          chosen,
          onChange: setChosen,
          nameOf: (row) => row.tracking_id,
          bar: (
            <QueueBar chosen={chosen} onChosen={setChosen} status={status} by="incharge" bulk={bulk} onDone={reload} />
          ),
        }}
      />
      {bulk.dialog}
    </div>
  );
}

function useQueueFilters(): Filter[] {
  const say = useText(filterWords);
  const { payment, district, upazila } = useOrderFilters();
  return [
    { kind: 'days', label: say('changed') },
    payment,
    { kind: 'record', name: 'shop', label: say('shop'), useChoices: useWarehouseShops },
    district,
    upazila,
  ];
}

function QueueLinks({ screen, keep }: { screen: QueueName; keep: (address: string) => string }) {
  const say = useText(packageWords);
  const shared = useText(sharedWords);
  const { back, next, isLast } = neighbours(screen);
  return (
    <>
      <LinkButton href={keep(screenAddress(back))}>
        <ArrowLeft size={16} aria-hidden />
        {shared('back')}
      </LinkButton>
      <LinkButton kind="primary" href={keep(screenAddress(next))}>
        {isLast ? say('first') : shared('next')}
        <ArrowRight size={16} aria-hidden />
      </LinkButton>
    </>
  );
}
