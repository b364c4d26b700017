'use client';
/** Broadcasts with their progress, and every single message with its outcome. */
import { RotateCcw } from 'lucide-react';
import { sentMessages, type SentMessageShape } from '../../../contract/communication';
import { timeSorts } from '../../../contract/listing';
import { emptyWords } from '../../messages/empty';
import { communicationWords } from '../../messages/communication';
import { sharedWords } from '../../messages/shared';
import { Badge, type Tone } from '../../shared/badges/Badge';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useFilters } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { Broadcasts } from './Broadcasts';
import { useRetryMessage } from './useRetryMessage';
import { useText } from '../../../frontend/messages/useText';
import { momentColumn } from '../../shared/table/momentColumn';

export function SendHistory() {
  const say = useText(communicationWords);
  return (
    <div className="haat-stack">
      <section>
        <h2 className="haat-panel__title haat-gap">{say('broadcasts')}</h2>
        <Broadcasts />
      </section>
      <section>
        <h2 className="haat-panel__title haat-gap">{say('messages')}</h2>
        <Messages />
      </section>
    </div>
  );
}

const messageStatuses = ['queued', 'sending', 'sent', 'failed'] as const;
const messageTones: Readonly<Record<SentMessageShape['status'], Tone>> = {
  queued: 'amber',
  sending: 'blue',
  sent: 'green',
  failed: 'red',
};
const statusKey = { queued: 'queued', sending: 'sending', sent: 'sent', failed: 'sentFailed' } as const;

function Messages() {
  const empty = useText(emptyWords);
  const say = useText(communicationWords);
  const shared = useText(sharedWords);
  const list = useListState(20, 'message-');
  const filters = useFilters(
    [
      {
        kind: 'choice',
        name: 'status',
        label: shared('status'),
        choices: messageStatuses.map((value) => ({ value, label: say(statusKey[value]) })),
      },
    ],
    'message-',
  );
  const { reload, table } = useServerList(list, {
    route: sentMessages,
    query: filters.values,
    sorts: timeSorts,
    rowsOf: ({ messages }) => messages,
  });
  return (
    <DataTable
      {...table}
      whenEmpty="messages"
      id="sent-messages"
      caption={say('messages')}
      columns={useMessageColumns(reload)}
      rowKey={(row) => row.id}
      empty={empty('messages')}
      search={{ label: say('searchReceiver') }}
      filters={filters}
    />
  );
}

function useMessageColumns(reload: () => Promise<void>): Column<SentMessageShape>[] {
  const say = useText(communicationWords);
  const shared = useText(sharedWords);
  const { digits, moment } = useFormats();
  const again = useRetryMessage();
  const retry = async (row: SentMessageShape) => {
    if (await again(row)) await reload();
  };
  return [
    serialColumn(shared('serial'), digits),
    momentColumn(say('when'), moment, (row) => row.created_at, { phone: 'fact', sortKey: 'created_at' }),
    { key: 'channel', title: say('channel'), cell: (row) => say(row.channel), text: (row) => say(row.channel) },
    {
      key: 'to',
      phone: 'title',
      title: say('receiver'),
      cell: (row) => row.to,
      text: (row) => row.to,
    },
    {
      key: 'text',
      title: say('text'),
      cell: (row) => (
        <span className="haat-table__name" title={row.error || undefined}>
          {row.text}
        </span>
      ),
      text: (row) => row.text,
    },
    { key: 'tries', title: say('tries'), isNumber: true, cell: (row) => digits(row.tries), text: (row) => row.tries },
    {
      key: 'status',
      phone: 'fact',
      title: shared('status'),
      cell: (row) => <Badge tone={messageTones[row.status]}>{say(statusKey[row.status])}</Badge>,
      text: (row) => say(statusKey[row.status]),
    },
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) =>
        row.status === 'failed' && (
          <Button isSmall onClick={() => void retry(row)} aria-label={`${say('retry')}: ${row.to}`}>
            <RotateCcw size={15} aria-hidden />
            {say('retry')}
          </Button>
        ),
    },
  ];
}
