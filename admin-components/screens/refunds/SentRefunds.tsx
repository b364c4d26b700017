'use client';
/** Sent refunds with their proof, latest first. */
import { refundTakeBack, sentRefunds, sentSorts, type SentRefundShape } from '../../../contract/refunds';
import { accounts, isAccount } from '../../../domain/ledger/accounts';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { filterWords } from '../../messages/filters';
import { refundWords } from '../../messages/refunds';
import { sharedWords } from '../../messages/shared';
import { Badge } from '../../shared/badges/Badge';
import { useAction } from '../../shared/api/useAction';
import { confirmFinal } from '../../shared/dialogs/ask';
import { Button } from '../../shared/page/Button';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useFilters } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { useAccountOf } from './useAccountOf';
import { momentColumn } from '../../shared/table/momentColumn';

const LONGEST = 500;

export function SentRefunds() {
  const say = useText(refundWords);
  const filter = useText(filterWords);
  const { taka } = useFormats();
  const list = useListState(20, 'sent-');
  const filters = useFilters(
    [
      {
        kind: 'choice',
        name: 'kind',
        label: say('kind'),
        choices: (['bkash', 'return'] as const).map((value) => ({ value, label: say(value) })),
      },
      { kind: 'days', label: say('sentAt') },
    ],
    'sent-',
  );
  const { answer, reload, table } = useServerList<SentRefundShape, typeof sentRefunds>(list, {
    route: sentRefunds,
    query: filters.values,
    sorts: sentSorts,
    rowsOf: ({ refunds }) => refunds,
  });
  return (
    <DataTable
      {...table}
      whenEmpty="sentRefunds"
      id="sent-refunds"
      caption={say('sent')}
      columns={useColumns(reload)}
      rowKey={(refund) => refund.id}
      empty={say('noneSent')}
      filters={filters}
      sum={answer && filter('sum', { amount: taka(answer.sum) })}
      search={{ label: say('searchOrder'), inputMode: 'numeric' }}
    />
  );
}

function useColumns(reload: () => Promise<void>): Column<SentRefundShape>[] {
  const say = useText(refundWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { digits, taka, moment } = useFormats();
  const accountOf = useAccountOf();
  const order = ({ order_id: id }: SentRefundShape) => (id === null ? '—' : `#${id}`);
  const customer = ({ customer: who }: SentRefundShape) => (who ? `${who.name} · ${who.mobile}` : '');
  const from = ({ from: account }: SentRefundShape) => (isAccount(account) ? pair(accounts[account].label) : '');
  return [
    serialColumn<SentRefundShape>(shared('serial'), digits),
    momentColumn(say('sentAt'), moment, ({ at }) => at, { key: 'sent', phone: 'fact', sortKey: 'at' }),
    { key: 'order', title: say('order'), phone: 'title', cell: order, text: ({ order_id: id }) => id ?? '' },
    { key: 'kind', title: say('kind'), cell: ({ kind }) => say(kind), text: ({ kind }) => say(kind) },
    { key: 'customer', title: say('customer'), cell: (row) => customer(row) || '—', text: customer },
    {
      key: 'amount',
      title: say('amount'),
      phone: 'fact',
      isNumber: true,
      cell: ({ amount }) => (
        <span className="haat-cell-amount">
          {taka(amount)} {amount < 0 && <Badge tone="amber">{say('takenBack')}</Badge>}
        </span>
      ),
      text: ({ amount }) => amount,
    },
    { key: 'account', title: say('account'), cell: accountOf, text: accountOf },
    {
      key: 'trx',
      title: say('trxId'),
      phone: 'fact',
      cell: ({ trx_id: trx }) => (trx ? <span className="haat-code">{trx}</span> : '—'),
      text: ({ trx_id: trx }) => trx,
    },
    { key: 'from', title: say('from'), cell: (row) => from(row) || '—', text: from },
    { key: 'by', title: say('by'), cell: ({ by }) => by || '—', text: ({ by }) => by },
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => row.request !== null && <TakeBack refund={row} request={row.request} reload={reload} />,
    },
  ];
}

type Sent = { refund: SentRefundShape; request: string | number; reload: () => Promise<void> };

/** For a refund of a payment that was recorded as sent by hand, and was not. */
function TakeBack({ refund, request, reload }: Sent) {
  const say = useText(refundWords);
  const { taka } = useFormats();
  const accountOf = useAccountOf();
  const takeBack = useAction(refundTakeBack);
  const order = refund.order_id ?? '';
  const run = async () => {
    const sent = { order, amount: taka(refund.amount), account: accountOf(refund), trx: refund.trx_id };
    const reason = { label: say('why'), longest: LONGEST };
    const said = await confirmFinal({ text: say('takeBackAsk', sent), yes: say('takeBackYes'), reason });
    const params = { id: String(request) };
    if (said && (await takeBack.run({ params, body: { reason: said.reason } }, { onRefused: reload }))) await reload();
  };
  return (
    <Button isSmall isBusy={takeBack.isPending} aria-label={say('takeBackOf', { order })} onClick={() => void run()}>
      {say('takeBack')}
    </Button>
  );
}
