'use client';
/** The columns of lists of payouts. */
import type { PayoutShape } from '../../../contract/payouts';
import { failureWords, payoutMethods, payoutStatuses } from '../../../domain/payouts/statuses';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { payoutWords } from '../../messages/payouts';
import { sharedWords } from '../../messages/shared';
import { Badge } from '../../shared/badges/Badge';
import { Button } from '../../shared/page/Button';
import { serialColumn, type Column } from '../../shared/table/columns';
import { momentColumn } from '../../shared/table/momentColumn';
import { screenAddress } from '../../routes';
import { LinesLink } from '../money/LinesLink';
import { PayoutBadge } from './payoutStates';

export type Marking = 'sent' | 'failed' | 'bkash' | 'ask';
type Mark = (payout: PayoutShape, as: Marking) => void;

/** `busy`: the payout that bKash is being asked for or about at this moment. */
export function usePayoutColumns(mark: Mark, busy: PayoutShape['id'] | null): Column<PayoutShape>[] {
  const say = useText(payoutWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { digits, taka, moment } = useFormats();
  const accountOf = (row: PayoutShape) => [pair(payoutMethods[row.method]), row.number].join(' ');
  const extra = (key: 'holder' | 'bank' | 'branch' | 'routing', title: string): Column<PayoutShape> => ({
    key,
    title,
    isExtra: true,
    cell: (row) => row[key] || '—',
    text: (row) => row[key],
  });
  return [
    serialColumn<PayoutShape>(shared('serial'), digits),
    {
      key: 'vendor',
      title: say('vendor'),
      phone: 'title',
      cell: (row) => (
        <>
          {row.business_name || '—'} {row.suspended && <Badge tone="red">{say('suspended')}</Badge>}
        </>
      ),
      text: (row) => row.business_name,
    },
    {
      key: 'amount',
      title: say('amount'),
      sortKey: 'amount',
      isNumber: true,
      phone: 'fact',
      cell: (row) => taka(row.amount),
      text: (row) => row.amount,
    },
    { key: 'account', title: say('account'), phone: 'fact', cell: accountOf, text: accountOf },
    extra('holder', say('holder')),
    extra('bank', say('bank')),
    extra('branch', say('branch')),
    extra('routing', say('routing')),
    {
      key: 'status',
      title: say('status'),
      phone: 'fact',
      cell: (row) => (
        <>
          <PayoutBadge status={row.status} />
          <Said row={row} />
        </>
      ),
      text: (row) => pair(payoutStatuses[row.status]),
    },
    momentColumn(say('created'), moment, (row) => row.created_at, {
      key: 'created',
      isExtra: true,
      sortKey: 'created_at',
    }),
    { key: 'reference', title: say('reference'), cell: (row) => row.reference || '—', text: (row) => row.reference },
    {
      key: 'sent_at',
      title: say('sentAt'),
      cell: (row) => (row.sent_at ? <span className="haat-nowrap">{moment(row.sent_at)}</span> : '—'),
      text: (row) => (row.sent_at ? moment(row.sent_at) : ''),
    },
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => (
        <>
          <Options row={row} mark={mark} isBusy={busy === row.id} />
          <LinesLink payout={row} address={(id) => screenAddress('payout', { id })} />
        </>
      ),
    },
  ];
}

/** Why it is not sent, or not known to be. */
function Said({ row }: { row: PayoutShape }) {
  const say = useText(payoutWords);
  const pair = usePair();
  const words = [
    ...(row.status === 'sending' ? [say(row.unknown_to_bkash ? 'notKnown' : 'notAnswered')] : []),
    pair(failureWords(row.failure)) || (row.status === 'approved' || row.status === 'sending' ? row.said : ''),
  ].filter((each) => each !== '');
  return words.map((each) => (
    <div key={each} className="haat-table__quiet">
      {each}
    </div>
  ));
}

function Options({ row, mark, isBusy }: { row: PayoutShape; mark: Mark; isBusy: boolean }) {
  const say = useText(payoutWords);
  const name = row.business_name;
  if (row.status === 'sent')
    return (
      <Button isSmall aria-label={say('cameBackOf', { name })} onClick={() => mark(row, 'failed')}>
        {say('cameBack')}
      </Button>
    );
  if (row.status !== 'approved' && row.status !== 'sending') return null;
  return (
    <>
      {row.by_bkash && (
        <Button
          isSmall
          kind="primary"
          isBusy={isBusy}
          aria-label={say('sendBkashOf', { name })}
          onClick={() => mark(row, 'bkash')}
        >
          {say('sendBkash')}
        </Button>
      )}
      {row.status === 'sending' && (
        <Button isSmall isBusy={isBusy} aria-label={say('askAgainOf', { name })} onClick={() => mark(row, 'ask')}>
          {say('askAgain')}
        </Button>
      )}
      {(row.status === 'approved' || row.unknown_to_bkash) && <ByHand row={row} mark={mark} isBusy={isBusy} />}
    </>
  );
}

function ByHand({ row, mark, isBusy }: { row: PayoutShape; mark: Mark; isBusy: boolean }) {
  const say = useText(payoutWords);
  const name = row.business_name;
  return (
    <>
      <Button
        isSmall
        kind="action"
        disabled={isBusy}
        aria-label={say('markSentOf', { name })}
        onClick={() => mark(row, 'sent')}
      >
        {say('markSent')}
      </Button>
      <Button isSmall disabled={isBusy} aria-label={say('failedOf', { name })} onClick={() => mark(row, 'failed')}>
        {say('failed')}
      </Button>
    </>
  );
}
