'use client';
/** Corrections between two accounts: prepared by one person, posted by another. */
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { allAdjustments, type AdjustmentShape } from '../../../contract/ledger';
import { adjustmentStatuses } from '../../../domain/ledger/adjustments';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { ledgerWords } from '../../messages/ledger';
import { sharedWords } from '../../messages/shared';
import { routeNamed } from '../../routes';
import { useHasRole } from '../../shell/PanelContext';
import { Badge } from '../../shared/badges/Badge';
import { Dialog } from '../../shared/dialogs/Dialog';
import { Button } from '../../shared/page/Button';
import { PageHeader } from '../../shared/page/PageHeader';
import type { Column } from '../../shared/table/columns';
import { DataTable } from '../../shared/table/DataTable';
import { useFilters, type Filter } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useServerList } from '../../shared/table/useServerList';
import { AdjustmentForm } from './AdjustmentForm';
import { CorrectionRules } from './CorrectionRules';
import { DecideAdjustment } from './DecideAdjustment';
import { useAccountNames } from './useAccountNames';

const tones = { prepared: 'amber', posted: 'green', discarded: 'grey' } as const;

export function Adjustments() {
  const say = useText(ledgerWords);
  const pair = usePair();
  const list = useListState();
  const filters = useFilters(useStatusFilter());
  const [isAdding, setAdding] = useState(false);
  const { table, reload } = useServerList(list, {
    route: allAdjustments,
    query: filters.values,
    rowsOf: ({ adjustments }) => adjustments,
    everySeconds: 60,
  });
  const columns = useColumns(reload);
  const maySwitch = useHasRole('superadmin');
  return (
    <>
      <PageHeader title={pair(routeNamed('adjustments').title)} text={say('adjustAbout')}>
        <Button kind="action" onClick={() => setAdding(true)}>
          <Plus size={16} aria-hidden />
          {say('newAdjustment')}
        </Button>
      </PageHeader>
      <div className="haat-stack">
        <DataTable
          {...table}
          whenEmpty="adjustments"
          id="adjustments"
          caption={say('adjustments')}
          columns={columns}
          rowKey={(row) => row.id}
          empty={say('noAdjustments')}
          filters={filters}
        />
        {maySwitch && <CorrectionRules />}
      </div>
      <Dialog isOpen={isAdding} onClose={() => setAdding(false)} title={say('newAdjustment')}>
        {isAdding && (
          <AdjustmentForm
            onSaved={async () => {
              setAdding(false);
              await reload();
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function useStatusFilter(): Filter[] {
  const say = useText(ledgerWords);
  return [
    {
      kind: 'choice',
      name: 'status',
      label: say('state'),
      choices: adjustmentStatuses.map((value) => ({ value, label: say(value) })),
    },
  ];
}

function useColumns(reload: () => Promise<void>): Column<AdjustmentShape>[] {
  const say = useText(ledgerWords);
  const shared = useText(sharedWords);
  const { taka, moment } = useFormats();
  const { sideOf } = useAccountNames();
  return useMemo(
    () => [
      {
        key: 'created_at',
        title: say('when'),
        phone: 'fact',
        cell: (row) => moment(row.created_at),
        text: (row) => moment(row.created_at),
      },
      {
        key: 'debit',
        title: say('debit'),
        phone: 'fact',
        cell: (row) => sideOf(row.debit),
        text: (row) => sideOf(row.debit),
      },
      {
        key: 'credit',
        title: say('credit'),
        phone: 'fact',
        cell: (row) => sideOf(row.credit),
        text: (row) => sideOf(row.credit),
      },
      {
        key: 'amount',
        title: say('amount'),
        isNumber: true,
        phone: 'title',
        cell: (row) => taka(row.amount),
        text: (row) => row.amount,
      },
      { key: 'reason', title: say('reason'), cell: (row) => row.reason, text: (row) => row.reason },
      {
        key: 'status',
        title: say('state'),
        phone: 'fact',
        cell: (row) => <Badge tone={tones[row.status]}>{say(row.status)}</Badge>,
        text: (row) => say(row.status),
      },
      {
        key: 'prepared_by',
        title: say('preparedBy'),
        cell: (row) => row.prepared_by ?? '—',
        text: (row) => row.prepared_by ?? '',
      },
      {
        key: 'decided_by',
        title: say('decidedBy'),
        isExtra: true,
        cell: (row) => row.decided_by ?? '—',
        text: (row) => row.decided_by ?? '',
      },
      {
        key: 'decision_reason',
        title: say('decisionReason'),
        isExtra: true,
        cell: (row) => row.decision_reason || '—',
        text: (row) => row.decision_reason,
      },
      {
        key: 'option',
        title: shared('option'),
        isActions: true,
        cell: (row) => (row.status === 'prepared' ? <DecideAdjustment row={row} reload={reload} /> : null),
      },
    ],
    [say, shared, taka, moment, sideOf, reload],
  );
}
