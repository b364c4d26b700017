'use client';
/** Products that wait for an admin: look, approve or reject, one by one or many at once. */
import { toast } from '@payloadcms/ui';
import { Check, Eye, X } from 'lucide-react';
import { useState } from 'react';
import { productReject, productVerify, viewProductVerify } from '../../../contract/products';
import { productWords } from '../../messages/products';
import { sharedWords } from '../../messages/shared';
import { routeNamed } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { useCall } from '../../shared/api/useCall';
import { Button } from '../../shared/page/Button';
import { PageHeader } from '../../shared/page/PageHeader';
import { DataTable } from '../../shared/table/DataTable';
import { SearchBox } from '../../shared/table/SearchBox';
import type { Column } from '../../shared/table/columns';
import { useClientRows } from '../../shared/table/useClientRows';
import { useListState } from '../../shared/table/useListState';
import { usePair, useWords } from '../../shared/words/useWords';
import { ProductPreview } from './ProductPreview';
import { useProductColumns } from './productCells';
import type { ProductRow } from './useProductList';

/** Approves what was looked at: a product changed since is refused, not approved unseen. */
const approval = (row: ProductRow) => ({ params: { id: String(row.id) }, body: { updated_at: row.updated_at } });

const textOf = (row: ProductRow): string => `${row.name} ${row.name_bn}`;

export function VerifyProducts() {
  const say = useWords(productWords);
  const shared = useWords(sharedWords);
  const pair = usePair();
  const list = useListState();
  const { answer, failure, isLoading, reload } = useCall(viewProductVerify, {});
  const decisions = useDecisions(reload);
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set());
  const [shown, setShown] = useState<ProductRow | null>(null);
  const { sl, image, name, category, shop, price, verify } = useProductColumns();
  const option: Column<ProductRow> = {
    key: 'option', title: shared('option'), isActions: true,
    cell: (row) => (
      <>
        <Button isSmall onClick={() => setShown(row)} aria-label={`${shared('view')}: ${row.name}`}><Eye size={15} aria-hidden />{shared('view')}</Button>
        <Button isSmall kind="primary" onClick={() => void decisions.approve(row)} aria-label={`${say('approve')}: ${row.name}`}><Check size={15} aria-hidden />{say('approve')}</Button>
        <Button isSmall kind="danger" onClick={() => void decisions.reject(row)} aria-label={`${say('reject')}: ${row.name}`}><X size={15} aria-hidden />{say('reject')}</Button>
      </>
    ),
  };
  const columns = [sl, image, name, category, shop, price, { ...verify, title: say('approval') }, option];
  const { rows, total } = useClientRows(answer?.products, list, columns, textOf);
  const approveChosen = async () => {
    await decisions.approveMany((answer?.products ?? []).filter((row) => chosen.has(row.id)));
    setChosen(new Set());
  };
  return (
    <>
      <PageHeader title={pair(routeNamed('verify-products').title)} />
      <DataTable
        id="verify-products" caption={say('listOf')} columns={columns} rows={rows} rowKey={(row) => row.id} total={answer ? total : undefined}
        list={list} isLoading={isLoading} failure={failure} onRetry={() => void reload()} empty={say('nothingWaits')}
        tools={<SearchBox label={say('searchName')} value={list.search} onSearch={(search) => list.change({ search })} />}
        selection={{
          chosen, onChange: setChosen, nameOf: (row) => row.name,
          bar: <Button kind="primary" isSmall isBusy={decisions.isBusy} onClick={() => void approveChosen()}><Check size={15} aria-hidden />{say('approveChosen')}</Button>,
        }}
      />
      {shown && (
        <ProductPreview
          id={shown.id} onClose={() => setShown(null)}
          onApprove={() => void decisions.approve(shown).then(() => setShown(null))}
          onReject={() => void decisions.reject(shown).then((done) => done && setShown(null))}
        />
      )}
    </>
  );
}

function useDecisions(reload: () => Promise<void>) {
  const say = useWords(productWords);
  const verify = useAction(productVerify);
  const refuse = useAction(productReject);
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    approve: async (row: ProductRow) => {
      if (await verify.run(approval(row))) await reload();
    },
    reject: async (row: ProductRow): Promise<boolean> => {
      const done = await refuse.run({ params: { id: String(row.id) } }, { ask: { text: say('rejectAsk', { name: row.name }), isDangerous: true } });
      if (done) await reload();
      return done !== null;
    },
    approveMany: async (rows: readonly ProductRow[]) => {
      setBusy(true);
      let count = 0;
      for (const row of rows) {
        if (await verify.run(approval(row), { silent: true })) count += 1;
      }
      setBusy(false);
      if (count > 0) toast.success(say('approvedMany', { count }));
      await reload();
    },
  };
}
