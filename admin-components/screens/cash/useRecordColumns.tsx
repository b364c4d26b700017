'use client';
/** The columns that counts and deposits share: where, when, who, state, and taking it back. */
import type { CashCountShape } from '../../../contract/cashShapes';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { cashWords } from '../../messages/cash';
import { sharedWords } from '../../messages/shared';
import { Button } from '../../shared/page/Button';
import { serialColumn, type Column } from '../../shared/table/columns';
import { useTakeBack } from './useTakeBack';
import { momentColumn } from '../../shared/table/momentColumn';

type CashRecord = Pick<CashCountShape, 'id' | 'at' | 'warehouse' | 'by' | 'reversal'>;
type Wanted<T> = {
  kind: 'count' | 'deposit';
  hasHouse: boolean;
  /** The columns of one kind only. */
  own: Column<T>[];
  /** The name of a row in the question before taking it back. */
  nameOf: (row: T) => string;
  onDone: () => Promise<void>;
};

export function useRecordColumns<T extends CashRecord>({
  kind,
  hasHouse,
  own,
  nameOf,
  onDone,
}: Wanted<T>): Column<T>[] {
  const say = useText(cashWords);
  const shared = useText(sharedWords);
  const { digits, moment } = useFormats();
  const takeBack = useTakeBack(kind, onDone);
  const house = ({ warehouse }: T) => warehouse.name;
  const state = ({ reversal }: T) =>
    reversal ? say('reversedBy', { by: reversal.by, reason: reversal.reason }) : say('stands');
  const columns: Column<T>[] = [
    serialColumn<T>(shared('serial'), digits),
    momentColumn(say('time'), moment, ({ at }) => at, { key: 'time', phone: 'title' }),
    ...own,
    { key: 'by', title: say('by'), cell: ({ by }) => by || '—', text: ({ by }) => by },
    { key: 'state', title: say('state'), cell: state, text: state },
  ];
  if (hasHouse)
    columns.splice(2, 0, { key: 'warehouse', title: say('warehouse'), phone: 'fact', cell: house, text: house });
  if (takeBack)
    columns.push({
      key: 'option',
      title: shared('option'),
      isActions: true,
      cell: (row) =>
        !row.reversal && (
          <Button
            isSmall
            kind="danger"
            aria-label={say('takeBackOf', { what: nameOf(row) })}
            onClick={() => void takeBack(row.id)}
          >
            {say('takeBack')}
          </Button>
        ),
    });
  return columns;
}
