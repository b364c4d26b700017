'use client';
/** A vendor's own products. */
import { Copy, Eye, FileDown, FileUp, Plus, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { copyProduct } from '../../../contract/ownProducts';
import { emptyWords } from '../../messages/empty';
import { importWords } from '../../messages/imports';
import { productWords } from '../../messages/products';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { Button } from '../../shared/page/Button';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { DeleteButton, EditLink } from '../../shared/table/RowButtons';
import { DataTable } from '../../shared/table/DataTable';
import type { Column } from '../../shared/table/columns';
import { useListState } from '../../shared/table/useListState';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useProductExport } from '../imports/useProductExport';
import { shopAddress, useProductColumns } from './productCells';
import { useAmounts, amountCells } from './useAmounts';
import { useDeleteProduct } from './useDeleteProduct';
import { useProductList, type ProductRow } from './useProductList';

export function MyProducts() {
  const empty = useText(emptyWords);
  const say = useText(productWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const csv = useText(importWords);
  const { nameOf } = useFormats();
  const exporting = useProductExport();
  const list = useListState();
  const products = useProductList('vendor', list);
  const { sl, image, name, sku, category, price, stock, status, verify, added } = useProductColumns();
  const { selection, dialog } = useAmounts(products.table.rows, products.reload);
  const copying = useAction(copyProduct);
  const remove = useDeleteProduct(products.reload, false);
  const router = useRouter();
  const copy = async (row: ProductRow) => {
    const copied = await copying.run({ params: { id: String(row.id) } });
    if (copied) router.push(screenAddress('edit-product', { id: copied.id }));
  };
  const inCell = amountCells(products.reload);
  const option: Column<ProductRow> = {
    key: 'option',
    title: shared('option'),
    isActions: true,
    cell: (row) => (
      <>
        <LinkButton isSmall href={shopAddress(row)} newTab label={`${shared('view')}: ${nameOf(row)}`}>
          <Eye size={15} aria-hidden />
          <span className="haat-table__word">{shared('view')}</span>
        </LinkButton>
        <Button
          isSmall
          isBusy={copying.isPending}
          onClick={() => void copy(row)}
          title={say('copy')}
          aria-label={`${say('copy')}: ${nameOf(row)}`}
        >
          <Copy size={15} aria-hidden />
        </Button>
        <EditLink name={nameOf(row)} kind="primary" href={screenAddress('edit-product', { id: row.id })}>
          {shared('edit')}
        </EditLink>
        <DeleteButton name={nameOf(row)} onPress={() => remove(row)} />
      </>
    ),
  };
  return (
    <div className="haat-tight">
      <PageHeader title={pair(routeNamed('view-product').title)}>
        <Button isBusy={exporting.isBusy} onClick={() => void exporting.save()}>
          <FileDown size={16} aria-hidden />
          {csv('exportCsv')}
        </Button>
        <LinkButton href={screenAddress('product-import')}>
          <FileUp size={16} aria-hidden />
          {csv('importCsv')}
        </LinkButton>
        <LinkButton href={screenAddress('deleted')}>
          <Trash2 size={16} aria-hidden />
          {pair(routeNamed('deleted').title)}
        </LinkButton>
        <LinkButton kind="action" href={screenAddress('add-product')}>
          <Plus size={16} aria-hidden />
          {say('addProduct')}
        </LinkButton>
      </PageHeader>
      <DataTable
        {...products.table}
        whenEmpty="ownProducts"
        id="my-products"
        caption={say('listOf')}
        columns={[
          sl,
          image,
          name,
          category,
          { ...price, ...inCell('selling_price') },
          { ...stock, ...inCell('qty') },
          status,
          verify,
          added,
          sku,
          option,
        ]}
        selection={selection}
        rowKey={(row) => row.id}
        empty={empty('products')}
        filters={products.filters}
        emptyAction={
          <LinkButton kind="action" href={screenAddress('add-product')}>
            <Plus size={16} aria-hidden />
            {say('addProduct')}
          </LinkButton>
        }
        search={{ label: say('searchName'), onSubmitOnly: true }}
      />
      {dialog}
    </div>
  );
}
