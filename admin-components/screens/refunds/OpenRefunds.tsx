'use client';
/** Refunds that were not sent, by how long they have been waiting; prepared, confirmed and withdrawn here. */
import { useState } from 'react';
import { deskSorts, refundDesk, type DeskRefundShape } from '../../../contract/refunds';
import type { AnswerOf } from '../../../contract/route';
import { refundAges } from '../../../domain/refunds/ageing';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { filterWords } from '../../messages/filters';
import { refundWords } from '../../messages/refunds';
import { useOrderFilters } from '../../shared/filters/useOrderFilters';
import { Facts } from '../../shared/page/Facts';
import { Panel } from '../../shared/page/Panel';
import { DataTable } from '../../shared/table/DataTable';
import { useFilters, type Filter } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { Ageing, AgeingCsv } from './Ageing';
import { HandForm } from './HandForm';
import { RefundForm } from './RefundForm';
import { useRefundColumns } from './useRefundColumns';

export function OpenRefunds() {
  const say = useText(refundWords);
  const filter = useText(filterWords);
  const { taka } = useFormats();
  const list = useListState();
  const filters = useFilters(useDeskFilters());
  const [chosen, choose] = useState<DeskRefundShape | null>(null);
  const { answer, reload, table } = useServerList<DeskRefundShape, typeof refundDesk>(list, {
    route: refundDesk,
    query: filters.values,
    sorts: deskSorts,
    rowsOf: ({ refunds }) => refunds,
    everySeconds: 60,
  });
  return (
    <div className="haat-stack">
      {answer && <Totals answer={answer} />}
      <DataTable
        {...table}
        whenEmpty="openRefunds"
        id="refund-desk"
        caption={say('open')}
        columns={useRefundColumns(choose, reload)}
        rowKey={(refund) => `${refund.kind}-${refund.id}`}
        empty={say('none')}
        filters={filters}
        sum={answer && filter('sum', { amount: taka(answer.sum) })}
        search={{ label: say('search') }}
      />
      {chosen?.kind === 'return' && <RefundForm refund={chosen} onClose={() => choose(null)} onDone={reload} />}
      {chosen?.kind === 'bkash' && <HandForm refund={chosen} onClose={() => choose(null)} onDone={reload} />}
    </div>
  );
}

function Totals({ answer }: { answer: AnswerOf<typeof refundDesk> }) {
  const say = useText(refundWords);
  const { taka } = useFormats();
  return (
    <Panel title={say('ageing')} actions={<AgeingCsv ageing={answer.ageing} />}>
      <Facts
        items={[
          { name: say('owed'), value: <strong>{taka(answer.owed)}</strong> },
          { name: say('may'), value: taka(answer.may) },
        ]}
      />
      {answer.truncated === 1 && <p className="haat-notice haat-notice--warn">{say('truncated')}</p>}
      {answer.truncated === 0 && answer.journal !== answer.owed && (
        <p className="haat-notice haat-notice--danger" role="alert">
          {say('journalDiffers', { journal: taka(answer.journal), owed: taka(answer.owed) })}
        </p>
      )}
      <Ageing ageing={answer.ageing} />
    </Panel>
  );
}

function useDeskFilters(): Filter[] {
  const say = useText(refundWords);
  const { vendor } = useOrderFilters();
  return [
    vendor,
    {
      kind: 'choice',
      name: 'kind',
      label: say('kind'),
      choices: (['bkash', 'return'] as const).map((value) => ({ value, label: say(value) })),
    },
    {
      kind: 'choice',
      name: 'age',
      label: say('age'),
      choices: refundAges.map((value) => ({ value, label: say(value) })),
    },
  ];
}
