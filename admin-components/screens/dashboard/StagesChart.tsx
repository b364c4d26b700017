'use client';
/** Packages on their way, by stage: drawn, and as a list that leads a vendor to the packages of each stage. */
import { Bar, BarChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { SalesFigures } from '../../../contract/dashboard';
import { dashboardWords } from '../../messages/dashboard';
import { useFormats } from '../../../frontend/formats/useFormats';
import { EmptyState } from '../../shared/page/EmptyState';
import { Panel } from '../../shared/page/Panel';
import { useText } from '../../../frontend/messages/useText';
import { listOfStatus } from '../orders/statusLists';
import { below, beside, chartMargin, plainAxis } from './chartLook';
import { Stage } from './Stages';

export function StagesChart({ stages, whose }: { stages: SalesFigures['open_packages']; whose: 'vendor' | 'admin' }) {
  const say = useText(dashboardWords);
  const { number, digits } = useFormats();
  const isEmpty = stages.every((each) => each.count === 0);
  const drawn = stages.map((each, index) => ({ place: digits(index + 1), count: each.count }));
  return (
    <Panel title={say('stages')}>
      {isEmpty ? (
        <EmptyState title={say('noneOpen')} />
      ) : (
        <div aria-hidden>
          <ResponsiveContainer width="100%" height={170}>
            <BarChart data={drawn} margin={chartMargin} accessibilityLayer={false}>
              <XAxis dataKey="place" {...plainAxis} label={below(say('stageAxis'))} />
              <YAxis
                allowDecimals={false}
                tickFormatter={number}
                {...plainAxis}
                width={56}
                label={beside(say('packagesAxis'))}
              />
              <Bar
                dataKey="count"
                fill="var(--haat-marigold-strong)"
                radius={[4, 4, 0, 0]}
                maxBarSize={34}
                isAnimationActive={false}
              />
            </BarChart>
          </ResponsiveContainer>
        </div>
      )}
      <ol className="haat-stages">
        {stages.map(({ status, count }) => (
          <Stage
            key={status}
            status={status}
            count={count}
            screen={whose === 'vendor' ? listOfStatus(status) : undefined}
          />
        ))}
      </ol>
    </Panel>
  );
}
