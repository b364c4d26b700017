'use client';
/** Bulk actions for the chosen products of a list: changes their prices or their stock. */
import { Boxes, Tag } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { amountWords } from '../../messages/amounts';
import { useChosenRows, type Chosen } from '../../shared/bulk/useChosenRows';
import { Button } from '../../shared/page/Button';
import type { DataTableProps } from '../../shared/table/DataTable';
import { AmountCell } from './AmountCell';
import { AmountDialog } from './AmountDialog';
import type { AmountField } from './amounts';
import type { ProductRow } from './useProductList';

/** The cell of a price or of stock, which is changed where it stands. */
export const amountCells = (reload: () => Promise<void>) => (field: AmountField) => ({
  cell: (row: ProductRow) => <AmountCell row={row} field={field} onSaved={reload} />,
});

const MOST = 100;

type Amounts = { selection: NonNullable<DataTableProps<ProductRow>['selection']>; dialog: ReactNode };

export function useAmounts(rows: readonly ProductRow[] | undefined, reload: () => Promise<void>): Amounts {
  const say = useText(amountWords);
  const { nameOf } = useFormats();
  const { chosen, setChosen, chosenRows } = useChosenRows(rows, (row) => row.id);
  const [field, setField] = useState<AmountField | null>(null);
  const bar =
    chosen.size > MOST ? (
      <span>{say('atMostChosen', { most: MOST })}</span>
    ) : (
      <span className="haat-row">
        <Button isSmall onClick={() => setField('selling_price')}>
          <Tag size={15} aria-hidden />
          {say('changePrices')}
        </Button>
        <Button isSmall onClick={() => setField('qty')}>
          <Boxes size={15} aria-hidden />
          {say('changeStock')}
        </Button>
      </span>
    );
  const done = (failed: Chosen) => {
    setChosen(failed);
    void reload();
  };
  return {
    selection: { chosen, onChange: setChosen, nameOf, bar },
    dialog: field && <AmountDialog field={field} rows={chosenRows} onClose={() => setField(null)} onDone={done} />,
  };
}
