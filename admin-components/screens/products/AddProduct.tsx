'use client';
/** A vendor adds a product; it waits for approval. */
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { storeProduct } from '../../../contract/products';
import type { Id } from '../../../domain/ids';
import { productWords } from '../../messages/products';
import { screenAddress } from '../../routes';
import { useSend } from '../../../frontend/api/useSend';
import { PageHeader } from '../../shared/page/PageHeader';
import { useText } from '../../../frontend/messages/useText';
import { ProductForm } from './ProductForm';
import { bodyOf, type ProductForm as Filled } from './useProductForm';

export function AddProduct() {
  const say = useText(productWords);
  const router = useRouter();
  const { send, isPending } = useSend(storeProduct);

  const save = async (filled: Filled, uploads: Record<string, Id>) => {
    const result = await send({ body: { ...bodyOf(filled), ...uploads } });
    if (!result.ok) return result;
    toast.success(result.answer.message ?? '');
    router.push(screenAddress('view-product'));
    return null;
  };
  return (
    <>
      <PageHeader title={say('addProduct')} back={screenAddress('view-product')} />
      <ProductForm mayFeature={false} isPending={isPending} saveLabel={say('saveProduct')} onSave={save} />
    </>
  );
}
