'use client';
/** One payout run: what it comes to, who decided, and its payouts. */
import { useState } from 'react';
import { approvePayoutRun, discardPayoutRun, readPayoutRun } from '../../../contract/payoutRuns';
import { sendRunByBkash } from '../../../contract/payoutsByBkash';
import type { AnswerOf } from '../../../contract/route';
import { payoutStatuses } from '../../../domain/payouts/statuses';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { payoutWords } from '../../messages/payouts';
import { routeNamed, screenAddress } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { Facts } from '../../shared/page/Facts';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { useHasRole, useParam } from '../../shell/PanelContext';
import { ImportDialog } from './ImportDialog';
import { Payouts } from './Payouts';
import { RunBadge } from './payoutStates';
import { useBankFile } from './useBankFile';

const WHILE_SENDING_SECONDS = 2;

type Answer = AnswerOf<typeof readPayoutRun>;

export function RunPage() {
  const pair = usePair();
  const id = useParam('id');
  const [isSending, setSending] = useState(false);
  const everySeconds = isSending ? WHILE_SENDING_SECONDS : 0;
  const { answer, failure, isLoading, reload } = useCall(readPayoutRun, { params: { id } }, { everySeconds });
  if (answer && answer.bkash.sending !== isSending) setSending(answer.bkash.sending);
  // The list below loads its own data: it is remounted after a change to all of its payouts.
  const [round, setRound] = useState(0);
  const changed = async () => {
    await reload();
    setRound((count) => count + 1);
  };
  return (
    <>
      <PageHeader
        title={pair(routeNamed('payout-run').title)}
        back={`${screenAddress('settlement')}?tab=runs`}
        badge={answer && <RunBadge status={answer.run.status} />}
      >
        {answer && <RunActions answer={answer} onChanged={changed} />}
      </PageHeader>
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && (
        <div className="haat-stack">
          <RunFacts answer={answer} />
          <Payouts key={`${round} ${isSending}`} run={id} onChanged={reload} everySeconds={everySeconds} />
        </div>
      )}
    </>
  );
}

function RunFacts({ answer: { run, states, bkash, cannot_approve: blocker } }: { answer: Answer }) {
  const say = useText(payoutWords);
  const pair = usePair();
  const { taka, number, moment } = useFormats();
  return (
    <Panel>
      {run.status === 'prepared' && blocker && <p className="haat-notice">{say(blocker)}</p>}
      {bkash.sending && (
        <p className="haat-notice" role="status">
          {say('sendingAll', { count: bkash.count })}
        </p>
      )}
      <Facts
        items={[
          { name: say('amount'), value: taka(run.total) },
          { name: say('count'), value: number(run.payouts) },
          ...states.map(({ status, count, amount }) => ({
            name: pair(payoutStatuses[status]),
            value: `${number(count)} · ${taka(amount)}`,
          })),
          { name: say('until'), value: moment(run.until) },
          { name: say('minimum'), value: taka(run.minimum) },
          { name: say('preparedBy'), value: `${run.prepared_by ?? '—'}, ${moment(run.created_at)}` },
          ...(run.approved_at
            ? [{ name: say('approvedBy'), value: `${run.approved_by ?? '—'}, ${moment(run.approved_at)}` }]
            : []),
          ...(run.discarded_by ? [{ name: say('discardedBy'), value: run.discarded_by }] : []),
          ...(run.note ? [{ name: say('note'), value: run.note }] : []),
        ]}
      />
    </Panel>
  );
}

function RunActions({
  answer: { run, bkash, cannot_approve: blocker },
  onChanged,
}: {
  answer: Answer;
  onChanged: () => Promise<void>;
}) {
  const say = useText(payoutWords);
  const { taka } = useFormats();
  const approve = useAction(approvePayoutRun);
  const discard = useAction(discardPayoutRun);
  const { save, isBusy } = useBankFile();
  // It has the numbers of accounts whole.
  const isSuperAdmin = useHasRole('superadmin');
  const [isImporting, setImporting] = useState(false);
  const id = String(run.id);
  const sums = { count: run.payouts, total: taka(run.total) };
  const decide = async (
    action: typeof approve | typeof discard,
    ask: { text: string; yes: string; isDangerous?: boolean },
  ) => {
    if (await action.run({ params: { id } }, { ask, onRefused: onChanged })) await onChanged();
  };
  if (run.status === 'prepared')
    return (
      <>
        <Button
          kind="primary"
          disabled={blocker !== null}
          isBusy={approve.isPending}
          title={blocker ? say(blocker) : undefined}
          onClick={() => void decide(approve, { text: say('approveAsk', sums), yes: say('approve') })}
        >
          {say('approve')}
        </Button>
        <Button
          kind="danger"
          isBusy={discard.isPending}
          onClick={() =>
            void decide(discard, { text: say('discardAsk', sums), yes: say('discard'), isDangerous: true })
          }
        >
          {say('discard')}
        </Button>
      </>
    );
  if (run.status !== 'approved') return null;
  return (
    <>
      {bkash.on && (bkash.count > 0 || bkash.sending) && <SendAll run={run} bkash={bkash} onChanged={onChanged} />}
      {isSuperAdmin && (
        <Button isBusy={isBusy} onClick={() => void save(id)}>
          {say('bankFile')}
        </Button>
      )}
      <Button onClick={() => setImporting(true)}>{say('import')}</Button>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} onDone={onChanged} />}
    </>
  );
}

function SendAll({ run, bkash, onChanged }: Pick<Answer, 'run' | 'bkash'> & { onChanged: () => Promise<void> }) {
  const say = useText(payoutWords);
  const { taka } = useFormats();
  const action = useAction(sendRunByBkash);
  const { count, total, sending } = bkash;
  const send = async () => {
    const text = say('sendAllAsk', { count, total: taka(total) });
    const ask = { title: say('sendAll'), text, yes: say('sendAll') };
    const call = { params: { id: String(run.id) }, body: { count, total } };
    if (await action.run(call, { ask, onRefused: onChanged })) await onChanged();
  };
  return (
    <Button kind="primary" isBusy={action.isPending || sending} onClick={() => void send()}>
      {say('sendAll')}
    </Button>
  );
}
