'use client';
/** One cash desk: its state, counting and depositing for its incharge, its day, and earlier counts and deposits. */
import type { CashDeskShape } from '../../../contract/cashShapes';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { cashWords } from '../../messages/cash';
import { Facts } from '../../shared/page/Facts';
import { Panel } from '../../shared/page/Panel';
import { useUrlValue } from '../../shared/table/useUrlValue';
import { Tabs } from '../../shared/tabs/Tabs';
import { CashByDay } from './CashByDay';
import { CountForm } from './CountForm';
import { CountList } from './CountList';
import { DepositForm } from './DepositForm';
import { DepositList } from './DepositList';
import { Difference } from './Difference';
import { SheetTable } from './SheetTable';

type Props = { desk: CashDeskShape; onChanged: () => Promise<void> };

export function DeskView({ desk, onChanged }: Props) {
  const say = useText(cashWords);
  const { taka, moment } = useFormats();
  const [tab, setTab] = useUrlValue('tab', 'sheet');
  const { last_count: count, last_deposit: deposit } = desk;
  const warehouse = String(desk.warehouse.id);
  const stamp = `${desk.expected} ${count?.id ?? ''} ${deposit?.id ?? ''}`;
  return (
    <>
      <Panel>
        <Facts
          items={[
            { name: say('expected'), value: <strong>{taka(desk.expected)}</strong> },
            {
              name: say('collected'),
              value: `${taka(desk.collected)} · ${say('packagesOf', { count: desk.collected_packages })}`,
            },
            {
              name: say('lastCount'),
              value: count ? (
                <>
                  {taka(count.counted)} · {moment(count.at)} ·{' '}
                  <Difference amount={count.difference} isReversed={!!count.reversal} />
                </>
              ) : (
                say('never')
              ),
            },
            {
              name: say('lastDeposit'),
              value: deposit ? (
                <>
                  {`${taka(deposit.amount)} · ${moment(deposit.at)} · ${say('daysAgo', { days: desk.days_since_deposit ?? 0 })}`}
                  {deposit.difference !== 0 && (
                    <>
                      {' '}
                      · <Difference amount={deposit.difference} isReversed={!!deposit.reversal} />
                    </>
                  )}
                </>
              ) : (
                say('never')
              ),
            },
          ]}
        />
      </Panel>
      {desk.is_own === 1 && (
        <div className="haat-grid">
          <Panel title={say('count')}>
            <CountForm desk={desk} onDone={onChanged} />
          </Panel>
          <Panel title={say('deposit')}>
            <DepositForm desk={desk} onDone={onChanged} />
          </Panel>
        </div>
      )}
      <Tabs
        label={say('parts')}
        value={tab}
        onChange={setTab}
        items={[
          { key: 'sheet', title: say('sheet'), content: <SheetTable warehouse={warehouse} stamp={stamp} /> },
          {
            key: 'counts',
            title: say('counts'),
            content: <CountList warehouse={warehouse} stamp={stamp} onChanged={onChanged} />,
          },
          {
            key: 'deposits',
            title: say('deposits'),
            content: <DepositList warehouse={warehouse} stamp={stamp} onChanged={onChanged} />,
          },
          { key: 'byDay', title: say('byDay'), content: <CashByDay warehouse={warehouse} stamp={stamp} /> },
        ]}
      />
    </>
  );
}
