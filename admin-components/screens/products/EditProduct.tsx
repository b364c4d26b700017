'use client';
/** A vendor changes one of their products, an admin any; then back to the previous page. */
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { editProduct, updateProduct } from '../../../contract/products';
import { productWords } from '../../messages/products';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress } from '../../routes';
import { forgetUnsaved } from '../../../frontend/forms/unsaved';
import { useCall } from '../../../frontend/api/useCall';
import { useSend } from '../../../frontend/api/useSend';
import { alertBox } from '../../shared/dialogs/ask';
import { ErrorState } from '../../shared/page/ErrorState';
import { PageHeader } from '../../shared/page/PageHeader';
import { Spinner } from '../../shared/page/Spinner';
import { filesOf, orderOf } from '../../shared/pictures/slots';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useHasRole, useParam } from '../../shell/PanelContext';
import { HistoryLink } from '../audit/HistoryLink';
import { ProductForm } from './ProductForm';
import { ReviewNotice } from './ReviewNotice';
import { bodyOf, type ProductForm as Filled } from './useProductForm';

export function EditProduct() {
  const say = useText(productWords);
  const shared = useText(sharedWords);
  const pair = usePair();
  const id = useParam('id');
  const router = useRouter();
  const isVendor = useHasRole('vendor');
  const mayFeature = useHasRole('superadmin');
  const home = screenAddress(isVendor ? 'view-product' : 'all-products');
  const { answer, failure, isLoading, reload } = useCall(editProduct, { params: { id } });
  const { send, isPending } = useSend(updateProduct);
  const told = useRef(false);

  useEffect(() => {
    if (failure?.status !== 404 || told.current) return;
    told.current = true;
    void alertBox({ title: shared('error'), text: failure.message }).then(() => router.push(home));
  }, [failure, home, router, shared]);

  const save = async ({ slots, qtySeen, ...filled }: Filled) => {
    const result = await send({
      params: { id },
      body: { ...bodyOf(filled), qty_seen: qtySeen, image_order: orderOf(slots) },
      files: filesOf(slots),
    });
    if (!result.ok) return result;
    toast.success(result.answer.message ?? '');
    forgetUnsaved();
    await reload();
    router.back();
    return null;
  };
  return (
    <>
      <PageHeader
        title={pair(routeNamed('edit-product').title)}
        back={home}
        {...(answer ? { text: answer.product.name } : {})}
      >
        <HistoryLink resource="products" record={id} />
      </PageHeader>
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} />}
      {answer && (
        <>
          <ReviewNotice product={answer.product} isVendor={isVendor} />
          <ProductForm
            product={answer.product}
            mayFeature={mayFeature}
            isPending={isPending}
            saveLabel={say('updateProduct')}
            onSave={save}
          />
        </>
      )}
    </>
  );
}
