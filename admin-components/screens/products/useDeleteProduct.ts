'use client';
import { deleteProduct } from '../../../contract/deleted';
import { useText } from '../../../frontend/messages/useText';
import { deletedWords } from '../../messages/deleted';
import { sharedWords } from '../../messages/shared';
import { useAction } from '../../shared/api/useAction';
import type { ProductRow } from './useProductList';

/** Asks, deletes a product, reads the list again. */
export function useDeleteProduct(reload: () => Promise<void>): (row: ProductRow) => Promise<void> {
  const say = useText(deletedWords);
  const shared = useText(sharedWords);
  const { run } = useAction(deleteProduct);
  return async (row) => {
    const text = `${say('deleteProductAsk', { name: row.name })} ${say('canRestore')}`;
    const ask = { text, yes: shared('delete'), isDangerous: true };
    if (await run({ params: { id: String(row.id) } }, { ask })) await reload();
  };
}
