'use client';
/** Edits a product, a vendor's own or for admins any; then returns to the previous page. */
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { editProduct } from '../../../contract/products';
import type { Id } from '../../../domain/ids';
import { productWords } from '../../messages/products';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress } from '../../routes';
import { forgetUnsaved } from '../../../frontend/forms/unsaved';
import { useCall } from '../../../frontend/api/useCall';
import { alertBox } from '../../shared/dialogs/ask';
import { ErrorState } from '../../shared/page/ErrorState';
import { PageHeader } from '../../shared/page/PageHeader';
import { Spinner } from '../../shared/page/Spinner';
import { usePair } from '../../../frontend/messages/usePair';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { useHasRole, useParam } from '../../shell/PanelContext';
import { useGoBack } from '../../shell/useGoBack';
import { HistoryLink } from '../audit/HistoryLink';
import { ProductForm } from './ProductForm';
import { ReviewNotice } from './ReviewNotice';
import type { ProductForm as Filled, StoredProduct } from './useProductForm';
import { useProductSave } from './useProductSave';

export function EditProduct() {
  const shared = useText(sharedWords);
  const pair = usePair();
  const { nameOf } = useFormats();
  const id = useParam('id');
  const router = useRouter();
  const isVendor = useHasRole('vendor');
  const home = screenAddress(isVendor ? 'view-product' : 'all-products');
  const { answer, failure, isLoading, reload } = useCall(editProduct, { params: { id } });
  const told = useRef(false);

  useEffect(() => {
    if (failure?.status !== 404 || told.current) return;
    told.current = true;
    void alertBox({ title: shared('error'), text: failure.message }).then(() => router.push(home));
  }, [failure, home, router, shared]);

  return (
    <>
      <PageHeader
        title={pair(routeNamed('edit-product').title)}
        back={home}
        {...(answer ? { text: nameOf(answer.product) } : {})}
      >
        <HistoryLink resource="products" record={id} />
      </PageHeader>
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} />}
      {answer && (
        <>
          <ReviewNotice product={answer.product} isVendor={isVendor} />
          <EditForm product={answer.product} home={home} reload={reload} />
        </>
      )}
    </>
  );
}

function EditForm({ product, home, reload }: { product: StoredProduct; home: string; reload: () => Promise<void> }) {
  const say = useText(productWords);
  const goBack = useGoBack();
  const mayFeature = useHasRole('superadmin');
  const { save, isPending } = useProductSave(product);
  const submit = async (filled: Filled, uploads: Record<string, Id>) => {
    const result = await save(filled, uploads);
    if (result.kind === 'refused') return result.failure;
    if (result.kind === 'asked') return 'asked';
    toast.success(result.message ?? '');
    forgetUnsaved();
    await reload();
    goBack(home);
    return null;
  };
  return (
    <ProductForm
      product={product}
      mayFeature={mayFeature}
      isPending={isPending}
      saveLabel={say('updateProduct')}
      onSave={submit}
    />
  );
}
