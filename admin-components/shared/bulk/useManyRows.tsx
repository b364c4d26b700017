'use client';
/**
 * Bulk actions for the chosen rows of a list. Each is the single action, one row after another: the server decides about
 * every one of them, and what it refuses is reported. Rows that are as wished already are left out.
 */
import type { ReactNode } from 'react';
import { useRefresh } from '../../../frontend/api/useRefresh';
import { useText } from '../../../frontend/messages/useText';
import { bulkWords } from '../../messages/bulk';
import { Button } from '../page/Button';
import type { ButtonKind } from '../page/LinkButton';
import type { DataTableProps } from '../table/DataTable';
import { useBulk, type BulkItem, type BulkQuestion } from './useBulk';
import { useChosenRows } from './useChosenRows';

export type ManyAct<Row> = {
  key: string;
  title: string;
  kind: ButtonKind;
  /** Whether the row is not yet as wished, and may become so. */
  isOpen: (row: Row) => boolean;
  /** The question about these rows; `others` are chosen too and left as they are. */
  question: (rows: readonly Row[], others: number) => BulkQuestion;
  /** The problem with one of them, or null. */
  act: (row: Row, reason: string) => Promise<string | null>;
};

type Given<Row> = {
  /** The current page of the list. */
  rows: readonly Row[] | undefined;
  itemOf: (row: Row) => BulkItem;
  nameOf: (row: Row) => string;
  acts: readonly ManyAct<Row>[];
  reload: () => Promise<void>;
};
type Many<Row> = { selection: NonNullable<DataTableProps<Row>['selection']>; dialog: ReactNode };

export function useManyRows<Row>({ rows, itemOf, nameOf, acts, reload }: Given<Row>): Many<Row> {
  const say = useText(bulkWords);
  const bulk = useBulk();
  const refresh = useRefresh();
  const { chosen, setChosen, chosenRows } = useChosenRows(rows, (row) => itemOf(row).key);
  const run = async ({ title, isOpen, question, act, kind }: ManyAct<Row>) => {
    const open = chosenRows.filter(isOpen);
    const asked = { isDangerous: kind === 'danger', ...question(open, chosenRows.length - open.length), title };
    const items = open.map((row) => ({ ...itemOf(row), row }));
    const failed = await bulk.start(asked, items, (item, reason) => act(item.row, reason));
    if (!failed) return;
    setChosen(failed);
    await Promise.all([reload(), refresh()]);
  };
  const possible = acts.filter(({ isOpen }) => chosenRows.some(isOpen));
  const bar = possible.map((each) => (
    <Button key={each.key} isSmall kind={each.kind} isBusy={bulk.isBusy} onClick={() => void run(each)}>
      {each.title}
    </Button>
  ));
  return {
    selection: {
      chosen,
      onChange: setChosen,
      nameOf,
      bar: <span className="haat-row">{possible.length > 0 ? bar : say('nothingToDo')}</span>,
    },
    dialog: bulk.dialog,
  };
}
