'use client';
/** How many packages stand at each stage, each leading to its list. */
import { Link } from '@payloadcms/ui';
import { vendorOrder } from '../../../contract/orders';
import { warehousePackage } from '../../../contract/packages';
import { packageStatus, packageStatuses } from '../../../domain/packages/status';
import { dashboardWords } from '../../messages/dashboard';
import { screenAddress, type ScreenName } from '../../routes';
import { useCall } from '../../shared/api/useCall';
import { PackageBadge } from '../../shared/badges/StatusBadge';
import { useFormats } from '../../shared/format/useFormats';
import { Panel } from '../../shared/page/Panel';
import { useWords } from '../../shared/words/useWords';
import { listOfStatus } from '../orders/statusLists';
import { queues } from '../packages/queues';

const one = { offset: 0, limit: 1 } as const;
const openForVendor = packageStatuses.filter((status) => status <= packageStatus.delivered);
const openForIncharge = queues.filter((queue) => queue.status <= packageStatus.delivered);

export function VendorStages() {
  const say = useWords(dashboardWords);
  return (
    <Panel title={say('stages')}>
      <ul className="haat-stages">{openForVendor.map((status) => <VendorStage key={status} status={status} />)}</ul>
    </Panel>
  );
}

export function WarehouseStages() {
  const say = useWords(dashboardWords);
  return (
    <Panel title={say('stages')}>
      <ul className="haat-stages">{openForIncharge.map((queue) => <WarehouseStage key={queue.status} {...queue} />)}</ul>
    </Panel>
  );
}

function VendorStage({ status }: { status: number }) {
  const { answer } = useCall(vendorOrder, { params: { status }, query: one });
  return <Stage status={status} count={answer?.order_count} screen={listOfStatus[status] ?? 'new-order'} />;
}

function WarehouseStage({ status, screen }: { status: number; screen: ScreenName }) {
  const { answer } = useCall(warehousePackage, { params: { status }, query: one });
  return <Stage status={status} count={answer?.totalcount} screen={screen} />;
}

function Stage({ status, count, screen }: { status: number; count: number | undefined; screen: ScreenName }) {
  const { number } = useFormats();
  return (
    <li>
      <Link className="haat-stages__link" href={screenAddress(screen)} prefetch={false}>
        <PackageBadge status={status} />
        <strong>{count === undefined ? '…' : number(count)}</strong>
      </Link>
    </li>
  );
}
