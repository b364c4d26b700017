'use client';
/** Products and changes waiting for an admin: viewed, approved or rejected, one by one or many at once. */
import { Check, Eye, X } from 'lucide-react';
import { useState } from 'react';
import { viewProductVerify } from '../../../contract/products';
import { filterWords } from '../../messages/filters';
import { productWords } from '../../messages/products';
import { sharedWords } from '../../messages/shared';
import { routeNamed } from '../../routes';
import { useChosenRows } from '../../shared/bulk/useChosenRows';
import { useCategoryRecords } from '../../shared/filters/records';
import { useOrderFilters } from '../../shared/filters/useOrderFilters';
import { KeyHelp } from '../../shared/keys/KeyHelp';
import { useRowKeys } from '../../shared/keys/useRowKeys';
import { Button } from '../../shared/page/Button';
import { PageHeader } from '../../shared/page/PageHeader';
import { DataTable } from '../../shared/table/DataTable';
import { SearchBox } from '../../shared/table/SearchBox';
import type { Column } from '../../shared/table/columns';
import { useFilters, type Filter } from '../../shared/table/useFilters';
import { useListState } from '../../shared/table/useListState';
import { useLongList, useLongRows } from '../../shared/table/useLongList';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { ChangePreview } from './ChangePreview';
import { ProductPreview } from './ProductPreview';
import { useProductColumns } from './productCells';
import { isChange, useDecisions } from './useDecisions';
import type { ProductRow } from './useProductList';

const helpRows = [
  { keys: ['J', '↓', 'K', '↑'], does: 'move' },
  { keys: ['X'], does: 'choose' },
  { keys: ['Enter'], does: 'details' },
  { keys: ['A'], does: 'approve' },
  { keys: ['/'], does: 'search' },
] as const;

const textOf = (row: ProductRow): string => [row.name, row.name_bn, row.sku, ...row.variant_skus].join(' ');

export function VerifyProducts() {
  const { nameOf } = useFormats();
  const say = useText(productWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const list = useListState();
  // The server pages and searches; a sorted list is loaded whole, and sorted here.
  const filters = useFilters(useWaitingFilters());
  const query = { ...filters.values, ...(list.search === '' ? {} : { search: list.search }) };
  const waiting = useLongList(list, {
    route: viewProductVerify,
    isWhole: list.sort !== '',
    query,
    rowsOf: (answer) => answer.products,
  });
  const { chosen, setChosen, chosenRows } = useChosenRows(waiting.answer?.products, (row) => row.id);
  const decisions = useDecisions(waiting.reload);
  const [shown, setShown] = useState<ProductRow | null>(null);
  const { sl, image, name, sku, category, shop, price, verify, added } = useProductColumns();
  const option: Column<ProductRow> = {
    key: 'option',
    title: shared('option'),
    isActions: true,
    cell: (row) => (
      <>
        <Button
          isSmall
          onClick={() => setShown(row)}
          title={shared('view')}
          aria-label={`${shared('view')}: ${nameOf(row)}`}
        >
          <Eye size={15} aria-hidden />
          <span className="haat-table__word">{shared('view')}</span>
        </Button>
        <Button
          isSmall
          kind="primary"
          onClick={() => void decisions.approve(row)}
          aria-label={`${say('approve')}: ${nameOf(row)}`}
        >
          <Check size={15} aria-hidden />
          {say('approve')}
        </Button>
        <Button
          isSmall
          kind="danger"
          onClick={() => void decisions.reject(row)}
          aria-label={`${say('reject')}: ${nameOf(row)}`}
        >
          <X size={15} aria-hidden />
          {say('reject')}
        </Button>
      </>
    ),
  };
  const columns = [sl, image, name, category, shop, price, { ...verify, title: say('approval') }, added, sku, option];
  const { rows = [], ...counted } = useLongRows(waiting, waiting.whole, list, columns, textOf);
  const decide = async (isApproval: boolean) => {
    const failed = await decisions.many(isApproval, chosenRows);
    if (failed) setChosen(failed);
  };
  const { currentKey } = useRowKeys({
    rows,
    rowKey: (row) => row.id,
    chosen,
    onChoose: setChosen,
    onOpen: setShown,
    more: { a: (row) => void decisions.approve(row) },
  });
  return (
    <div className="haat-tight">
      <PageHeader title={pair(routeNamed('verify-products').title)}>
        <KeyHelp rows={helpRows} />
      </PageHeader>
      <DataTable
        whenEmpty="approvals"
        id="verify-products"
        caption={say('listOf')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        currentKey={currentKey}
        {...counted}
        list={list}
        isLoading={waiting.isLoading}
        failure={waiting.failure}
        onRetry={() => void waiting.reload()}
        empty={say('nothingWaits')}
        filters={filters}
        tools={
          <SearchBox label={say('searchName')} value={list.search} onSearch={(search) => list.change({ search })} />
        }
        selection={{
          chosen,
          onChange: setChosen,
          nameOf,
          bar: (
            <>
              <Button kind="primary" isSmall isBusy={decisions.isBusy} onClick={() => void decide(true)}>
                <Check size={15} aria-hidden />
                {say('approveChosen')}
              </Button>
              <Button kind="danger" isSmall isBusy={decisions.isBusy} onClick={() => void decide(false)}>
                <X size={15} aria-hidden />
                {say('rejectChosen')}
              </Button>
            </>
          ),
        }}
      />
      {shown && <Preview row={shown} decisions={decisions} onClose={() => setShown(null)} />}
      {decisions.dialog}
    </div>
  );
}

/** As in the other lists of products; all waiting ones have the same state. */
function useWaitingFilters(): Filter[] {
  const say = useText(filterWords);
  const words = useText(productWords);
  const { vendor } = useOrderFilters();
  return [
    { kind: 'days', label: say('added') },
    { kind: 'record', name: 'category', label: words('category'), useChoices: useCategoryRecords },
    vendor,
  ];
}

type PreviewProps = { row: ProductRow; decisions: ReturnType<typeof useDecisions>; onClose: () => void };

function Preview({ row, decisions, onClose }: PreviewProps) {
  const { nameOf } = useFormats();
  const acts = {
    onClose,
    onApprove: () => void decisions.approve(row).then((done) => done && onClose()),
    onReject: () => void decisions.reject(row).then((done) => done && onClose()),
  };
  return isChange(row) ? (
    <ChangePreview id={row.id} name={nameOf(row)} {...acts} />
  ) : (
    <ProductPreview id={row.id} {...acts} />
  );
}
