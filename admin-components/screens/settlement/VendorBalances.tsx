'use client';
/** The vendors with what they have earned and not been paid. */
import { useState } from 'react';
import { settlement, type VendorBalanceShape } from '../../../contract/settlement';
import { balanceSorts } from '../../../domain/payouts/balances';
import { payoutMethods } from '../../../domain/payouts/statuses';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { payoutWords } from '../../messages/payouts';
import { sharedWords } from '../../messages/shared';
import { Badge } from '../../shared/badges/Badge';
import { BarsByName } from '../../shared/charts/BarsByName';
import { Button } from '../../shared/page/Button';
import { Panel } from '../../shared/page/Panel';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useFilters, type Filter } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { PrepareDialog } from './PrepareDialog';

export function VendorBalances() {
  const say = useText(payoutWords);
  const { taka } = useFormats();
  const list = useListState();
  const filters = useFilters(useShowFilter());
  const { answer, reload, table } = useServerList(list, {
    route: settlement,
    query: filters.values,
    sorts: balanceSorts,
    rowsOf: ({ vendors }) => vendors,
  });
  const columns = useBalanceColumns();
  const [isPreparing, setPreparing] = useState(false);
  const totals = answer?.totals;
  return (
    <div className="haat-stack">
      {answer && answer.vendors.length > 1 && <BalanceChart vendors={answer.vendors} />}
      <DataTable
        {...table}
        whenEmpty="settlement"
        id="settlement"
        caption={say('vendors')}
        columns={columns}
        rowKey={(row) => row.vendor_id}
        empty={say('noVendors')}
        filters={filters}
        search={{ label: say('searchVendor') }}
        sum={
          totals &&
          say('totals', {
            balance: taka(totals.balance),
            available: taka(totals.available),
            pending: taka(totals.pending),
            blocked: taka(totals.blocked),
            inPayout: taka(totals.in_payout),
          })
        }
        tools={
          <Button kind="primary" onClick={() => setPreparing(true)}>
            {say('prepare')}
          </Button>
        }
      />
      {isPreparing && <PrepareDialog onClose={() => setPreparing(false)} onDone={reload} />}
    </div>
  );
}

const MOST_BARS = 8;

/** The largest balances of the listed vendors; the table below has the figures. */
function BalanceChart({ vendors }: { vendors: readonly VendorBalanceShape[] }) {
  const say = useText(payoutWords);
  const largest = [...vendors].sort((one, other) => other.balance - one.balance).slice(0, MOST_BARS);
  return (
    <Panel title={say('largestBalances')}>
      <BarsByName
        bars={largest.map(({ business_name: name, balance }) => ({ name: name || '—', value: balance }))}
        nameAxis={say('vendor')}
        valueAxis={say('balanceAxis')}
        color="var(--haat-leaf)"
      />
    </Panel>
  );
}

function useShowFilter(): Filter[] {
  const say = useText(payoutWords);
  const choices = [
    { value: 'payable', label: say('payable') },
    { value: 'negative', label: say('negative') },
  ];
  return [{ kind: 'choice', name: 'show', label: say('show'), choices }];
}

type Figure = 'balance' | 'available' | 'pending' | 'blocked' | 'in_payout';

function useBalanceColumns(): Column<VendorBalanceShape>[] {
  const say = useText(payoutWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { digits, taka } = useFormats();
  const figure = (key: Figure, title: string, isFact = false): Column<VendorBalanceShape> => ({
    key,
    title,
    isNumber: true,
    sortKey: key,
    ...(isFact ? { phone: 'fact' as const } : {}),
    cell: (row) => (row[key] < 0 ? <Badge tone="red">{taka(row[key])}</Badge> : taka(row[key])),
    text: (row) => row[key],
  });
  const paidBy = (row: VendorBalanceShape) => (row.method ? pair(payoutMethods[row.method]) : say('noAccount'));
  return [
    serialColumn<VendorBalanceShape>(shared('serial'), digits),
    {
      key: 'vendor',
      title: say('vendor'),
      phone: 'title',
      sortKey: 'business_name',
      cell: (row) => (
        <>
          {row.business_name || '—'} {row.suspended && <Badge tone="red">{say('suspended')}</Badge>}
        </>
      ),
      text: (row) => row.business_name,
    },
    figure('balance', say('balance'), true),
    figure('available', say('available'), true),
    figure('pending', say('pending')),
    figure('blocked', say('blocked')),
    figure('in_payout', say('inPayout')),
    { key: 'method', title: say('paidBy'), phone: 'fact', cell: paidBy, text: paidBy },
  ];
}
