'use client';
/** Products of all vendors, for admins. */
import { Eye, FileUp, ShieldOff, Trash2 } from 'lucide-react';
import { productReject } from '../../../contract/products';
import { productVerify } from '../../../domain/catalogue/visible';
import { emptyWords } from '../../messages/empty';
import { importWords } from '../../messages/imports';
import { productWords } from '../../messages/products';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { useAskReason } from '../../shared/dialogs/useAskReason';
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
import { shopAddress, useProductColumns } from './productCells';
import { useAmounts, amountCells } from './useAmounts';
import { useDeleteProduct } from './useDeleteProduct';
import { useProductList, type ProductRow } from './useProductList';

export function AllProducts() {
  const empty = useText(emptyWords);
  const say = useText(productWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const csv = useText(importWords);
  const { nameOf } = useFormats();
  const list = useListState();
  const products = useProductList('admin', list);
  const reject = useAction(productReject);
  const askReason = useAskReason();
  const remove = useDeleteProduct(products.reload, true);
  const { sl, image, name, sku, category, shop, price, stock, featured, status, verify, added } = useProductColumns();
  const { selection, dialog } = useAmounts(products.table.rows, products.reload);
  const inCell = amountCells(products.reload);

  const removeApproval = async (row: ProductRow) => {
    const reason = await askReason({
      text: `${say('removeApprovalAsk')}: ${nameOf(row)}`,
      yes: say('removeApproval'),
    });
    if (reason === null) return;
    if (await reject.run({ params: { id: String(row.id) }, body: { reason } })) await products.reload();
  };
  const option: Column<ProductRow> = {
    key: 'option',
    title: shared('option'),
    isActions: true,
    cell: (row) => (
      <>
        <LinkButton isSmall href={shopAddress(row)} newTab label={`${shared('view')}: ${nameOf(row)}`}>
          <Eye size={15} aria-hidden />
        </LinkButton>
        <Button
          isSmall
          kind="danger"
          disabled={row.verify === productVerify.rejected}
          onClick={() => void removeApproval(row)}
          title={say('removeApproval')}
          aria-label={`${say('removeApproval')}: ${nameOf(row)}`}
        >
          <ShieldOff size={15} aria-hidden />
          <span className="haat-table__word">{say('removeApproval')}</span>
        </Button>
        <EditLink name={nameOf(row)} kind="primary" href={screenAddress('edit-product', { id: row.id })} />
        <DeleteButton name={nameOf(row)} onPress={() => remove(row)} />
      </>
    ),
  };
  return (
    <div className="haat-tight">
      <PageHeader title={pair(routeNamed('all-products').title)}>
        <LinkButton href={screenAddress('deleted')}>
          <Trash2 size={16} aria-hidden />
          {pair(routeNamed('deleted').title)}
        </LinkButton>
        <LinkButton href={screenAddress('product-import')}>
          <FileUp size={16} aria-hidden />
          {csv('importCsv')}
        </LinkButton>
      </PageHeader>
      <DataTable
        {...products.table}
        whenEmpty="products"
        id="all-products"
        caption={say('listOf')}
        columns={[
          sl,
          image,
          name,
          category,
          shop,
          { ...price, ...inCell('selling_price') },
          { ...stock, ...inCell('qty') },
          featured,
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
        search={{ label: say('searchName'), onSubmitOnly: true }}
      />
      {dialog}
    </div>
  );
}
