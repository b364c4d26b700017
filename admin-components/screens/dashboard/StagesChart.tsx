'use client';
/** Packages on their way, by stage: drawn, and as a list that leads to the packages of each stage. */
import type { SalesFigures } from '../../../contract/dashboard';
import { emptyTexts } from '../../messages/empty';
import { dashboardWords } from '../../messages/dashboard';
import { packageStatusRow } from '../../../domain/packages/status';
import { usePair } from '../../../frontend/messages/usePair';
import { BarsByName } from '../../shared/charts/BarsByName';
import { EmptyState } from '../../shared/page/EmptyState';
import { Panel } from '../../shared/page/Panel';
import { useText } from '../../../frontend/messages/useText';
import { screenAddress } from '../../routes';
import { listOfStatus } from '../orders/statusLists';
import { Stage } from './Stages';

const ownList = (status: number): string | undefined => {
  const screen = listOfStatus(status);
  return screen && screenAddress(screen);
};
const allWithStatus = (status: number): string => `${screenAddress('all-order')}?package_status=${status}`;

export function StagesChart({ stages, whose }: { stages: SalesFigures['open_packages']; whose: 'vendor' | 'admin' }) {
  const next = useText(emptyTexts);
  const say = useText(dashboardWords);
  const pair = usePair();
  const statusOf = (status: number) => pair(packageStatusRow(status)?.label ?? { en: '', bn: '' });
  const isEmpty = stages.every((each) => each.count === 0);
  return (
    <Panel title={say('stages')}>
      {isEmpty ? (
        <EmptyState title={say('noneOpen')} text={next('stages')} />
      ) : (
        <BarsByName
          bars={stages.map(({ status, count }) => ({ name: statusOf(status), value: count }))}
          nameAxis={say('stageAxis')}
          valueAxis={say('packagesAxis')}
          color="var(--haat-marigold-strong)"
        />
      )}
      <ol className="haat-stages">
        {stages.map(({ status, count }) => (
          <Stage
            key={status}
            status={status}
            count={count}
            href={whose === 'vendor' ? ownList(status) : allWithStatus(status)}
          />
        ))}
      </ol>
    </Panel>
  );
}
