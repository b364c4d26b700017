'use client';
import { deleteProduct } from '../../../contract/deleted';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { deletedWords } from '../../messages/deleted';
import { useAction } from '../../shared/api/useAction';
import { useAskDeletion } from '../../shared/deleted/useAskDeletion';
import type { ProductRow } from './useProductList';

/** Asks, deletes a product, and reloads the list. `isAnothers`: the product's vendor has to be given a reason. */
export function useDeleteProduct(reload: () => Promise<void>, isAnothers: boolean): (row: ProductRow) => Promise<void> {
  const say = useText(deletedWords);
  const { run } = useAction(deleteProduct);
  const ask = useAskDeletion();
  const { nameOf } = useFormats();
  return async (row) => {
    const text = `${say('deleteProductAsk', { name: nameOf(row) })} ${say('canRestore')}`;
    const reason = await ask({ text, isOwed: isAnothers });
    if (reason !== null && (await run({ params: { id: String(row.id) }, body: { reason } }))) await reload();
  };
}
