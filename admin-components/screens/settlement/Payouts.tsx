'use client';
/** Payouts of a run, or all of them, with what can be done with each. */
import { useState } from 'react';
import { allPayouts, payoutSorts, type PayoutShape } from '../../../contract/payouts';
import { keysOf } from '../../../domain/fields/declare';
import { payoutMethods, payoutStatuses, type PayoutStatus } from '../../../domain/payouts/statuses';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { filterWords } from '../../messages/filters';
import { payoutWords } from '../../messages/payouts';
import { useEveryVendor } from '../../shared/filters/records';
import { DataTable } from '../../shared/table/DataTable';
import { useFilters, type Filter } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { FailedDialog, SentDialog } from './MarkDialogs';
import { usePayoutColumns, type Marking } from './payoutColumns';
import { useBkash } from './useBkash';

type Props = {
  /** Only the payouts of this run. */
  run?: string;
  /** Only those that stand so. */
  status?: PayoutStatus;
  /** Keeps its place in the address apart from other lists'. */
  prefix?: string;
  onChanged?: () => Promise<unknown>;
  /** Read again so often, while something moves by itself. */
  everySeconds?: number;
};

export function Payouts({ run, status, prefix = '', onChanged, everySeconds = 0 }: Props) {
  const say = useText(payoutWords);
  const filter = useText(filterWords);
  const { taka } = useFormats();
  const list = useListState(20, prefix);
  const filters = useFilters(usePayoutFilters(run !== undefined, status !== undefined), prefix);
  const { answer, reload, table } = useServerList(list, {
    route: allPayouts,
    query: { ...filters.values, ...(status && { status }), ...(run === undefined ? {} : { run_id: run }) },
    rowsOf: ({ payouts }) => payouts,
    sorts: payoutSorts,
    everySeconds,
  });
  const [marking, setMarking] = useState<{ payout: PayoutShape; as: Marking } | null>(null);
  const done = async () => {
    await Promise.all([reload(), onChanged?.()]);
  };
  const bkash = useBkash(done);
  const columns = usePayoutColumns((payout, as) => {
    if (as === 'bkash') void bkash.send(payout);
    else if (as === 'ask') void bkash.ask(payout);
    else setMarking({ payout, as });
  }, bkash.busy);
  const close = () => setMarking(null);
  return (
    <>
      <DataTable
        {...table}
        whenEmpty="payouts"
        id="payouts"
        caption={say('payouts')}
        columns={columns}
        rowKey={(row) => row.id}
        empty={say('noPayouts')}
        filters={filters}
        sum={answer && filter('sum', { amount: taka(answer.sum) })}
      />
      {marking?.as === 'sent' && <SentDialog payout={marking.payout} onClose={close} onDone={done} />}
      {marking?.as === 'failed' && <FailedDialog payout={marking.payout} onClose={close} onDone={done} />}
    </>
  );
}

function usePayoutFilters(isOfRun: boolean, isOfStatus: boolean): Filter[] {
  const say = useText(payoutWords);
  const pair = usePair();
  const choicesOf = <T extends Record<string, { en: string; bn: string }>>(table: T) =>
    keysOf(table).map((value) => ({ value, label: pair(table[value]!) }));
  const filters: Filter[] = [
    ...(isOfStatus
      ? []
      : [{ kind: 'choice' as const, name: 'status', label: say('status'), choices: choicesOf(payoutStatuses) }]),
    { kind: 'choice', name: 'method', label: say('method'), choices: choicesOf(payoutMethods) },
  ];
  return isOfRun
    ? filters
    : [{ kind: 'record', name: 'vendor_id', label: say('vendor'), useChoices: useEveryVendor }, ...filters];
}
