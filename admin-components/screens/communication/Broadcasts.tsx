'use client';
/** Broadcasts: progress and results; a running one can be stopped, failed messages sent again. */
import { OctagonX, RotateCcw, ScrollText } from 'lucide-react';
import { useState } from 'react';
import {
  broadcastRetry,
  broadcastStop,
  sendHistory,
  sendProgress,
  type BroadcastShape,
} from '../../../contract/communication';
import { timeSorts } from '../../../contract/listing';
import { truncateAtWord } from '../../../domain/text/truncate';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { emptyWords } from '../../messages/empty';
import { audienceWords, communicationWords } from '../../messages/communication';
import { sharedWords } from '../../messages/shared';
import { useAction } from '../../shared/api/useAction';
import { Badge, type Tone } from '../../shared/badges/Badge';
import { Dialog } from '../../shared/dialogs/Dialog';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { Facts } from '../../shared/page/Facts';
import { FailureReason } from '../../shared/page/FailureReason';
import { Spinner } from '../../shared/page/Spinner';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { momentColumn } from '../../shared/table/momentColumn';

const REFRESH_SECONDS = 5;
/** As much of a text as a question names it by. */
const LONGEST_NAME = 80;
type Row = BroadcastShape;

export function Broadcasts() {
  const empty = useText(emptyWords);
  const say = useText(communicationWords);
  const list = useListState(10, 'sent-');
  const { reload, table } = useServerList(list, {
    route: sendHistory,
    sorts: timeSorts,
    everySeconds: REFRESH_SECONDS,
    rowsOf: ({ history }) => history,
  });
  const [shown, setShown] = useState<Row | null>(null);
  return (
    <>
      <DataTable
        {...table}
        empty={empty('sent')}
        whenEmpty="sent"
        id="send-history"
        caption={say('historyOf')}
        columns={[...useBroadcastColumns(), useActions(reload, setShown)]}
        rowKey={(row) => row.id}
      />
      <Dialog isOpen={shown !== null} onClose={() => setShown(null)} title={say('result')}>
        {shown && <Result id={String(shown.id)} />}
      </Dialog>
    </>
  );
}

const tones: Readonly<Record<Row['status'], Tone>> = {
  queued: 'amber',
  sending: 'blue',
  finished: 'green',
  stopped: 'red',
};

function useBroadcastColumns(): Column<Row>[] {
  const say = useText(communicationWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const { digits, number, moment } = useFormats();
  const kindOf = (row: Row) => say(row.kind);
  const to = (row: Row) => pair(audienceWords[row.audience]);
  return [
    serialColumn(shared('serial'), digits),
    momentColumn(say('when'), moment, (row) => row.created_at, { sortKey: 'created_at' }),
    { key: 'kind', title: say('kind'), cell: kindOf, text: kindOf },
    { key: 'audience', title: say('audience'), phone: 'fact', cell: to, text: to },
    {
      key: 'text',
      title: say('text'),
      phone: 'title',
      cell: (row) => <span className="haat-table__name">{row.text}</span>,
      text: (row) => row.text,
    },
    {
      key: 'progress',
      title: say('progress'),
      phone: 'fact',
      isNumber: true,
      text: (row) => `${number(row.done)}/${number(row.total)}`,
      cell: (row) => (
        <>
          {number(row.done)}/{number(row.total)}
          {row.sent > 0 && <span> · {say('sentCount', { count: row.sent })}</span>}
          {row.failed > 0 && <span className="haat-table__bad"> · {say('failed', { count: row.failed })}</span>}
        </>
      ),
    },
    {
      key: 'status',
      title: shared('status'),
      phone: 'fact',
      cell: (row) => <Badge tone={tones[row.status]}>{say(row.status)}</Badge>,
      text: (row) => say(row.status),
    },
    { key: 'by', title: say('by'), cell: (row) => row.created_by ?? '—', text: (row) => row.created_by ?? '' },
  ];
}

function useActions(reload: () => Promise<void>, show: (row: Row) => void): Column<Row> {
  const say = useText(communicationWords);
  const shared = useText(sharedWords);
  const stopping = useAction(broadcastStop);
  const retrying = useAction(broadcastRetry);
  const named = ({ text }: Row) => ({ text: truncateAtWord(text, LONGEST_NAME) });
  const stop = async (row: Row) => {
    const ask = { text: say('stopAsk', named(row)), yes: say('stop'), isDangerous: true };
    if (await stopping.run({ params: { id: String(row.id) } }, { ask })) await reload();
  };
  const retry = async (row: Row) => {
    const ask = { text: say('retryAsk', named(row)) };
    if (await retrying.run({ params: { id: String(row.id) } }, { ask })) await reload();
  };
  return {
    key: 'option',
    title: shared('option'),
    isActions: true,
    cell: (row) => (
      <>
        {(row.status === 'queued' || row.status === 'sending' || (row.kind === 'sms' && waiting(row) > 0)) &&
          row.status !== 'stopped' && (
            <Button isSmall kind="danger" onClick={() => void stop(row)} aria-label={`${say('stop')}: ${row.text}`}>
              <OctagonX size={15} aria-hidden />
              {say('stop')}
            </Button>
          )}
        {row.failed > 0 && (
          <Button isSmall onClick={() => void retry(row)} aria-label={`${say('retryFailed')}: ${row.text}`}>
            <RotateCcw size={15} aria-hidden />
            {say('retryFailed')}
          </Button>
        )}
        <Button isSmall onClick={() => show(row)} aria-label={`${say('result')}: ${row.text}`} title={say('result')}>
          <ScrollText size={15} aria-hidden />
        </Button>
      </>
    ),
  };
}

/** The number of texts neither sent nor failed. */
const waiting = ({ done, sent, failed }: Row): number => done - sent - failed;

function Result({ id }: { id: string }) {
  const say = useText(communicationWords);
  const { number } = useFormats();
  const { answer, failure, isLoading, reload } = useCall(
    sendProgress,
    { params: { id } },
    { everySeconds: REFRESH_SECONDS },
  );
  if (isLoading) return <Spinner />;
  if (!answer) return <ErrorState failure={failure} onRetry={() => void reload()} />;
  const { broadcast, reasons } = answer;
  const hasMessages = broadcast.kind === 'sms' || broadcast.also_email === 1;
  return (
    <div className="haat-stack">
      <Facts
        items={[
          { name: say('progress'), value: `${number(broadcast.done)}/${number(broadcast.total)}` },
          ...(hasMessages
            ? [
                { name: say('sent'), value: number(broadcast.sent) },
                { name: say('sentFailed'), value: number(broadcast.failed) },
              ]
            : []),
        ]}
      />
      {reasons.length > 0 && (
        <section>
          <h3 className="haat-panel__title haat-gap">{say('reasons')}</h3>
          <ul className="haat-stack">
            {reasons.map(({ error, count }) => (
              <li key={error}>
                {say('failed', { count })}:{' '}
                {error === 'stopped' ? say('stoppedReason') : <FailureReason said={error} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
