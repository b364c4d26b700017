'use client';
/** Bulk actions for the chosen products of a list: changes their prices or their stock. */
import { Boxes, Tag } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { amountWords } from '../../messages/amounts';
import { Button } from '../../shared/page/Button';
import type { DataTableProps } from '../../shared/table/DataTable';
import { AmountDialog } from './AmountDialog';
import type { AmountField } from './amounts';
import type { ProductRow } from './useProductList';

const MOST = 100;

type Amounts = { selection: NonNullable<DataTableProps<ProductRow>['selection']>; dialog: ReactNode };

export function useAmounts(rows: readonly ProductRow[] | undefined, reload: () => Promise<void>): Amounts {
  const say = useText(amountWords);
  const { nameOf } = useFormats();
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set());
  const [field, setField] = useState<AmountField | null>(null);
  // Rows may be chosen on several pages: each is kept as it was last seen.
  const seen = useRef(new Map<string | number, ProductRow>());
  for (const row of rows ?? []) seen.current.set(row.id, row);
  const chosenRows = [...chosen].map((id) => seen.current.get(id)).filter((row) => row !== undefined);
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
  const done = (failed: ReadonlySet<string | number>) => {
    setChosen(failed);
    void reload();
  };
  return {
    selection: { chosen, onChange: setChosen, nameOf, bar },
    dialog: field && <AmountDialog field={field} rows={chosenRows} onClose={() => setField(null)} onDone={done} />,
  };
}
