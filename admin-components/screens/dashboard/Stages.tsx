'use client';
/** How many packages are at each stage, each linking to its list. */
import { Link } from '@payloadcms/ui';
import { warehousePackage } from '../../../contract/packages';
import { isOpen } from '../../../domain/packages/status';
import { dashboardWords } from '../../messages/dashboard';
import { screenAddress, type ScreenName } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import { PackageBadge } from '../../shared/badges/StatusBadge';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Panel } from '../../shared/page/Panel';
import { useText } from '../../../frontend/messages/useText';
import { queues } from '../packages/queues';

const one = { offset: 0, limit: 1 } as const;
const openForIncharge = queues.filter((queue) => isOpen(queue.status));

export function WarehouseStages() {
  const say = useText(dashboardWords);
  return (
    <Panel title={say('stages')}>
      <ul className="haat-stages">
        {openForIncharge.map((queue) => (
          <WarehouseStage key={queue.status} {...queue} />
        ))}
      </ul>
    </Panel>
  );
}

function WarehouseStage({ status, screen }: { status: number; screen: ScreenName }) {
  const { answer } = useCall(warehousePackage, { params: { status }, query: one });
  return <Stage status={status} count={answer?.totalcount} href={screenAddress(screen)} />;
}

/** One stage with its count; a link if there is a list of it. */
export function Stage({
  status,
  count,
  href,
}: {
  status: number;
  count: number | undefined;
  href?: string | undefined;
}) {
  const { number } = useFormats();
  const line = (
    <>
      <PackageBadge status={status} />
      <strong>{count === undefined ? '…' : number(count)}</strong>
    </>
  );
  return (
    <li>
      {href ? (
        <Link className="haat-stages__link" href={href} prefetch={false}>
          {line}
        </Link>
      ) : (
        <span className="haat-stages__link">{line}</span>
      )}
    </li>
  );
}
