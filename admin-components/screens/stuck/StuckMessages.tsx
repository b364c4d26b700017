'use client';
/**
 * Texts and mails that failed or have waited too long. One that may have arrived is sent again only after a
 * confirmation.
 */
import { RotateCcw } from 'lucide-react';
import type { SentMessageShape } from '../../../contract/communication';
import { stuckMessages } from '../../../contract/stuck';
import { sharedWords } from '../../messages/shared';
import { stuckWords } from '../../messages/stuck';
import { Badge } from '../../shared/badges/Badge';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { useRetryMessage } from '../communication/useRetryMessage';
import { useText } from '../../../frontend/messages/useText';
import { FailureReason } from '../../shared/page/FailureReason';
import { momentColumn } from '../../shared/table/momentColumn';

export function StuckMessages({ onDone }: { onDone: () => Promise<void> }) {
  const say = useText(stuckWords);
  const list = useListState(20, 'message-');
  const { reload, table } = useServerList(list, {
    route: stuckMessages,
    rowsOf: ({ messages }) => messages,
  });
  const again = useRetryMessage();
  const retry = async (row: SentMessageShape) => {
    if (await again(row)) await Promise.all([reload(), onDone()]);
  };
  return (
    <DataTable
      {...table}
      whenEmpty="stuck"
      id="stuck-messages"
      caption={say('messages')}
      columns={useColumns(retry)}
      rowKey={(row) => row.id}
      empty={say('nothing')}
    />
  );
}

function useColumns(retry: (row: SentMessageShape) => Promise<void>): Column<SentMessageShape>[] {
  const say = useText(stuckWords);
  const shared = useText(sharedWords);
  const { digits, moment } = useFormats();
  return [
    serialColumn(shared('serial'), digits),
    momentColumn(say('when'), moment, (row) => row.created_at),
    { key: 'channel', title: say('channel'), cell: (row) => say(row.channel), text: (row) => say(row.channel) },
    {
      key: 'to',
      phone: 'title',
      title: say('receiver'),
      cell: (row) => row.to,
      text: (row) => row.to,
    },
    {
      key: 'state',
      phone: 'fact',
      title: say('state'),
      cell: (row) => <Badge tone={row.status === 'failed' ? 'red' : 'amber'}>{say(row.status)}</Badge>,
      text: (row) => say(row.status),
    },
    {
      key: 'error',
      phone: 'fact',
      title: say('error'),
      cell: (row) => <FailureReason said={row.error} />,
      text: (row) => row.error,
    },
    {
      key: 'text',
      title: say('message'),
      cell: (row) => <span className="haat-table__name">{row.text}</span>,
      text: (row) => row.text,
    },
    { key: 'tries', title: say('tries'), isNumber: true, cell: (row) => digits(row.tries), text: (row) => row.tries },
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => (
        <Button isSmall kind="primary" onClick={() => void retry(row)} aria-label={`${say('retry')}: ${row.to}`}>
          <RotateCcw size={15} aria-hidden />
          {say('retry')}
        </Button>
      ),
    },
  ];
}
