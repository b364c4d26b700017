'use client';
/** Jobs that gave up or whose worker is gone. */
import { RotateCcw } from 'lucide-react';
import { retryJob, stuckJobs, type StuckJobShape } from '../../../contract/stuck';
import { sharedWords } from '../../messages/shared';
import { stuckWords } from '../../messages/stuck';
import { useAction } from '../../shared/api/useAction';
import { Badge } from '../../shared/badges/Badge';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { serialColumn, type Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { useText } from '../../../frontend/messages/useText';
import { momentColumn } from '../../shared/table/momentColumn';

const tasks = ['sendMessage', 'broadcast', 'notices', 'importProducts', 'sendPayouts', 'settlePayments'] as const;

export function StuckJobs({ onDone }: { onDone: () => Promise<void> }) {
  const say = useText(stuckWords);
  const nameOf = useTaskName();
  const { moment } = useFormats();
  const list = useListState(20, 'job-');
  const { reload, table } = useServerList(list, {
    route: stuckJobs,
    rowsOf: ({ jobs }) => jobs,
  });
  const { run } = useAction(retryJob);
  const retry = async (row: StuckJobShape) => {
    const text = say('retryJobAsk', { task: nameOf(row), when: moment(row.created_at) });
    const done = await run({ params: { id: String(row.id) } }, { ask: { text } });
    if (done) await Promise.all([reload(), onDone()]);
  };
  return (
    <DataTable
      {...table}
      whenEmpty="stuck"
      id="stuck-jobs"
      caption={say('jobs')}
      columns={useColumns(retry)}
      rowKey={(row) => row.id}
      empty={say('nothing')}
    />
  );
}

function useTaskName(): (row: StuckJobShape) => string {
  const say = useText(stuckWords);
  return (row) => {
    const known = tasks.find((task) => task === row.task);
    return known ? say(known) : row.task;
  };
}

function useColumns(retry: (row: StuckJobShape) => Promise<void>): Column<StuckJobShape>[] {
  const say = useText(stuckWords);
  const shared = useText(sharedWords);
  const { digits, moment } = useFormats();
  const nameOf = useTaskName();
  return [
    serialColumn(shared('serial'), digits),
    momentColumn(say('when'), moment, (row) => row.created_at),
    { key: 'task', phone: 'title', title: say('task'), cell: nameOf, text: nameOf },
    { key: 'tries', title: say('tries'), isNumber: true, cell: (row) => digits(row.tries), text: (row) => row.tries },
    {
      key: 'state',
      phone: 'fact',
      title: say('state'),
      cell: (row) => <Badge tone={row.is_lost ? 'amber' : 'red'}>{say(row.is_lost ? 'lost' : 'gaveUp')}</Badge>,
      text: (row) => say(row.is_lost ? 'lost' : 'gaveUp'),
    },
    { key: 'error', phone: 'fact', title: say('error'), cell: (row) => row.error || '—', text: (row) => row.error },
    {
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) => (
        <Button isSmall kind="primary" onClick={() => void retry(row)} aria-label={`${say('retry')}: ${nameOf(row)}`}>
          <RotateCcw size={15} aria-hidden />
          {say('retry')}
        </Button>
      ),
    },
  ];
}
