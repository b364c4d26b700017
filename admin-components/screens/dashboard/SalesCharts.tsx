'use client';
/** The last days, as computed by the server: orders and sales by day, top products, packages on their way. */
import type { ReactNode } from 'react';
import { useSearchParams } from 'next/navigation';
import { getSalesFigures } from '../../../contract/dashboard';
import { emptyTexts } from '../../messages/empty';
import { dashboardWords } from '../../messages/dashboard';
import { useCall } from '../../../frontend/api/useCall';
import { SelectField } from '../../shared/form/SelectField';
import { changeAddress } from '../../shared/table/changeAddress';
import { useFormats } from '../../../frontend/formats/useFormats';
import { EmptyState } from '../../shared/page/EmptyState';
import { ErrorState } from '../../shared/page/ErrorState';
import { Panel } from '../../shared/page/Panel';
import { useText } from '../../../frontend/messages/useText';
import { DayCharts, SalesTable } from './DayCharts';
import { StagesChart } from './StagesChart';
import { TopProducts } from './TopProducts';

const choices = [7, 14, 30, 90] as const;
const USUAL = 14;

type Props = { whose: 'vendor' | 'admin'; children: ReactNode };

/** As many products as the stages of packages beside them are high. */
const FEW_PRODUCTS = 5;

/** `children` stands below whichever is shorter, the products or the packages beside them: no column ends in a gap. */
export function SalesCharts({ whose, children }: Props) {
  const next = useText(emptyTexts);
  const say = useText(dashboardWords);
  const { days, change } = useDays();
  const { answer, failure, reload } = useCall(
    getSalesFigures,
    { query: { days } },
    { keepPrevious: true, everySeconds: 300 },
  );
  if (failure && !answer)
    return (
      <>
        <ErrorState failure={failure} onRetry={() => void reload()} />
        {children}
      </>
    );
  const figures = answer?.figures;
  const products = figures?.top_products.length ?? 0;
  const isLeft = products > 0 && products <= FEW_PRODUCTS;
  const isEmpty = figures?.by_day.every((each) => each.orders === 0);
  return (
    <>
      <Period days={days} onChange={change} />
      {figures?.truncated && (
        <p className="haat-notice" role="status">
          {say('notExact')}
        </p>
      )}
      <div className="haat-grid">
        {isEmpty ? (
          <Panel title={say('ordersByDay', { days })}>
            <EmptyState title={say('nothingSold')} text={next('sales')} />
          </Panel>
        ) : (
          <DayCharts sales={figures?.by_day} days={days} />
        )}
        {figures && !isEmpty && <SalesTable sales={figures.by_day} days={days} />}
        {figures && figures.top_products.length > 0 && (
          <div className="haat-stack">
            <TopProducts products={figures.top_products} days={days} />
            {isLeft && children}
          </div>
        )}
        {figures && (
          <div className="haat-stack">
            <StagesChart stages={figures.open_packages} whose={whose} />
            {!isLeft && children}
          </div>
        )}
      </div>
      {!figures && (
        <>
          <div className="haat-charts-wait" />
          {children}
        </>
      )}
    </>
  );
}

function Period({ days, onChange }: { days: number; onChange: (days: string) => void }) {
  const say = useText(dashboardWords);
  const { number } = useFormats();
  return (
    <div className="haat-row">
      <SelectField
        label={say('period')}
        name="days"
        value={String(days)}
        onChange={onChange}
        choices={choices.map((each) => ({ value: String(each), label: say('lastDays', { days: number(each) }) }))}
      />
    </div>
  );
}

/** Kept in the address: a link shows the same days. */
function useDays() {
  const given = Number(useSearchParams().get('days'));
  const days = choices.find((each) => each === given) ?? USUAL;
  return { days, change: (value: string) => changeAddress({ days: value }) };
}
