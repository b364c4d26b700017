'use client';
/** A vendor's money: what is available and what is not yet, the last weeks, the payouts, and the payout account. */
import { FileText, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import {
  myMoney,
  myPayouts,
  vendorMoney,
  vendorPayouts,
  type VendorMoneyShape,
  type VendorPayoutShape,
} from '../../../contract/vendorMoney';
import { getSingleVendor } from '../../../contract/vendors';
import { useCall, type Reading } from '../../../frontend/api/useCall';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { emptyTexts } from '../../messages/empty';
import { vendorMoneyWords } from '../../messages/vendorMoney';
import { routeNamed, screenAddress } from '../../routes';
import { useLeaveWhenGone } from '../../shared/api/useLeaveWhenGone';
import { EmptyState } from '../../shared/page/EmptyState';
import { ErrorState } from '../../shared/page/ErrorState';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { useParam } from '../../shell/PanelContext';
import { chartHeight } from '../../shared/charts/chartLook';
import { AccountPanel } from './AccountPanel';
import { MoneyCards } from './MoneyCards';
import { PayoutTable } from './PayoutTable';

// The chart library is the largest part of the panel; it is loaded after the figures.
const WeekChart = lazy(() => import('./WeekChart').then((file) => ({ default: file.WeekChart })));

const rowsOf = ({ payouts }: { payouts: VendorPayoutShape[] }) => payouts;

export function MyMoney() {
  const pair = usePair();
  const reading = useCall(myMoney, {});
  const { table } = useServerList(useListState(), { route: myPayouts, rowsOf });
  return (
    <MoneyPage
      head={{ title: pair(routeNamed('my-money').title) }}
      statement={screenAddress('my-statement')}
      reading={reading}
      onChanged={reading.reload}
      payouts={<PayoutTable table={table} address={(id) => screenAddress('my-payout', { id })} />}
    />
  );
}

/** The same for admins, of one vendor. */
export function VendorMoney() {
  const pair = usePair();
  const id = useParam('id');
  const about = useCall(getSingleVendor, { params: { id } });
  const reading = useCall(vendorMoney, { params: { vendor: id } });
  const { table } = useServerList(useListState(), { route: vendorPayouts, params: { vendor: id }, rowsOf });
  useLeaveWhenGone(reading.failure, screenAddress('vendor-approved'));
  return (
    <MoneyPage
      head={{
        title: pair(routeNamed('vendor-money').title),
        back: screenAddress('vendor-details', { id }),
        text: about.answer?.vendor.business_name ?? '',
      }}
      statement={screenAddress('vendor-statement', { id })}
      reading={reading}
      onChanged={null}
      payouts={<PayoutTable table={table} address={(payout) => screenAddress('payout', { id: payout })} />}
    />
  );
}

type PageProps = {
  head: { title: string; back?: string; text?: string };
  /** The address of the statement. */
  statement: string;
  reading: Pick<Reading<typeof myMoney>, 'answer' | 'failure' | 'isLoading' | 'reload'>;
  /** Null for readers who cannot change it. */
  onChanged: (() => Promise<void>) | null;
  payouts: ReactNode;
};

function MoneyPage({ head, statement, reading, ...shown }: PageProps) {
  const say = useText(vendorMoneyWords);
  const { answer, failure, isLoading, reload } = reading;
  return (
    <>
      <PageHeader {...head}>
        <LinkButton kind="primary" href={statement}>
          <FileText size={16} aria-hidden />
          {say('statement')}
        </LinkButton>
      </PageHeader>
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && <Money money={answer.money} {...shown} />}
    </>
  );
}

type Props = { money: VendorMoneyShape; onChanged: (() => Promise<void>) | null; payouts: ReactNode };

function Money({ money, onChanged, payouts }: Props) {
  const next = useText(emptyTexts);
  const say = useText(vendorMoneyWords);
  const isQuiet = money.weeks.every(({ earned, returned, paid_out }) => !earned && !returned && !paid_out);
  return (
    <div className="haat-stack">
      {onChanged && !money.account && !money.waiting && (
        <div className="haat-notice" role="status">
          <TriangleAlert size={18} aria-hidden />
          <span>{say('noAccount')}</span>
        </div>
      )}
      <MoneyCards money={money} />
      <div className="haat-grid">
        <Panel title={say('byWeek', { weeks: money.weeks.length })}>
          {isQuiet ? (
            <EmptyState title={say('nothingYet')} text={next('weeks')} />
          ) : (
            <Suspense fallback={<div style={{ height: chartHeight }} />}>
              <WeekChart weeks={money.weeks} />
            </Suspense>
          )}
        </Panel>
        <AccountPanel money={money} onChanged={onChanged} />
      </div>
      {payouts}
    </div>
  );
}
