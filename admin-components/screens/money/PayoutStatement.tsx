'use client';
/** What a payout covers: the lines of the vendor's statement that come to its amount. */
import { Link } from '@payloadcms/ui';
import { myPayoutStatement, payoutStatement, type PayoutStatementShape } from '../../../contract/payoutStatements';
import { isGivenBack, payoutMethods, payoutReference, payoutStatuses } from '../../../domain/payouts/statuses';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { sharedWords } from '../../messages/shared';
import { vendorMoneyWords } from '../../messages/vendorMoney';
import { routeNamed, screenAddress } from '../../routes';
import { useLeaveWhenGone } from '../../shared/api/useLeaveWhenGone';
import { Facts } from '../../shared/page/Facts';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { DataTable } from '../../shared/table/DataTable';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { useParam } from '../../shell/PanelContext';
import { useCoveredColumns } from './useMovementColumns';

export const MyPayout = () => <Lines route={myPayoutStatement} screen="my-payout" back={screenAddress('my-money')} />;

/** The same for admins. */
export const PayoutPage = () => (
  <Lines route={payoutStatement} screen="payout" back={`${screenAddress('settlement')}?tab=payouts`} />
);

type Props = {
  route: typeof myPayoutStatement | typeof payoutStatement;
  screen: 'my-payout' | 'payout';
  back: string;
};

function Lines({ route, screen, back }: Props) {
  const say = useText(vendorMoneyWords);
  const pair = usePair();
  const { answer, table } = useServerList(useListState(), {
    route,
    params: { id: useParam('id') },
    rowsOf: ({ statement }) => statement.movements,
    totalOf: ({ statement }) => statement.totalcount,
  });
  useLeaveWhenGone(table.failure, back);
  return (
    <>
      <PageHeader title={pair(routeNamed(screen).title)} back={back} />
      <div className="haat-stack">
        {answer && <PayoutFacts statement={answer.statement} isAdmin={screen === 'payout'} />}
        <DataTable
          {...table}
          whenEmpty="payoutLines"
          id="payout-lines"
          caption={say('movements')}
          columns={useCoveredColumns()}
          rowKey={(row) => row.id}
          empty={say('noLines')}
        />
      </div>
    </>
  );
}

/** Admins get to the vendor's money and to the run. */
function PayoutFacts({ statement, isAdmin }: { statement: PayoutStatementShape; isAdmin: boolean }) {
  const { payout, vendor_id: vendor, business_name: business, run_id: run } = statement;
  const say = useText(vendorMoneyWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { taka, number, moment } = useFormats();
  const isOver = isGivenBack(payout.status);
  const linked = (words: string, address: string) =>
    isAdmin && words ? (
      <Link href={address} prefetch={false}>
        {words}
      </Link>
    ) : (
      words
    );
  return (
    <Panel>
      {isOver && <p className="haat-notice">{say('linesOpen')}</p>}
      {payout.lines === null && !isOver && <p className="haat-notice">{say('linesUnknown')}</p>}
      <Facts
        items={[
          { name: say('payout'), value: payoutReference(payout.id) },
          { name: say('vendor'), value: linked(business, screenAddress('vendor-money', { id: vendor })) },
          { name: say('run'), value: linked(String(run), screenAddress('payout-run', { id: run })) },
          { name: say('amount'), value: <strong>{taka(payout.amount)}</strong> },
          { name: shared('status'), value: pair(payoutStatuses[payout.status]) },
          { name: say('to'), value: `${pair(payoutMethods[payout.method])} ${payout.number}` },
          { name: say('date'), value: moment(payout.sent_at ?? payout.created_at) },
          ...(payout.reference ? [{ name: say('reference'), value: payout.reference }] : []),
          ...(payout.lines === null || isOver ? [] : [{ name: say('lineCount'), value: number(payout.lines) }]),
        ]}
      />
    </Panel>
  );
}
