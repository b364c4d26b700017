'use client';
/** The notice above the form: a waiting change, or what has to be corrected and why. */
import { Clock, CircleAlert } from 'lucide-react';
import { productVerify } from '../../../domain/catalogue/visible';
import { changeState } from '../../../domain/products/changes';
import { answerProductRejection } from '../../../contract/rejections';
import { useText } from '../../../frontend/messages/useText';
import { productWords } from '../../messages/products';
import { reviewWords } from '../../messages/review';
import { useAction } from '../../shared/api/useAction';
import { ReviewNotes } from '../../shared/review/ReviewNotes';
import { ReviewThread } from '../../shared/review/ReviewThread';
import type { StoredProduct } from './useProductForm';

export function ReviewNotice({ product, isVendor }: { product: StoredProduct; isVendor: boolean }) {
  const say = useText(reviewWords);
  const words = useText(productWords);
  const isLive = product.verify === productVerify.approved;
  const waits = isLive && product.change_state === changeState.waiting;
  const isRefused =
    product.verify === productVerify.rejected || (isLive && product.change_state === changeState.rejected);
  const notes = <ReviewNotes notes={product.review} />;
  if (!isVendor)
    return waits ? (
      <p className="haat-notice haat-gap">{say('adminWaits')}</p>
    ) : (
      <div className="haat-gap">{notes}</div>
    );
  if (isRefused)
    return (
      <div className="haat-notice haat-notice--danger haat-gap" role="status">
        <CircleAlert size={18} aria-hidden />
        <div>
          <strong>{say(isLive ? 'changeRejected' : 'rejected')}</strong>
          {product.reject_reason && (
            <p className="haat-review__text">
              {say('reason')}: {product.reject_reason}
            </p>
          )}
          <p>{say(isLive ? 'changeRejectedText' : 'rejectedText')}</p>
          <Thread product={product} />
        </div>
      </div>
    );
  if (waits)
    return (
      <div className="haat-notice haat-gap" role="status">
        <Clock size={18} aria-hidden />
        <div>
          <strong>{say('changeWaits')}</strong>
          <p>{say('waitsText')}</p>
          {notes}
        </div>
      </div>
    );
  return (
    <>
      {isLive && <p className="haat-notice haat-gap">{words('reviewNote')}</p>}
      {notes}
    </>
  );
}

function Thread({ product }: { product: StoredProduct }) {
  const { run, isPending } = useAction(answerProductRejection);
  const send = async (text: string) =>
    (await run({ params: { id: String(product.id) }, body: { text } }))?.review ?? null;
  return <ReviewThread notes={product.review} send={send} isPending={isPending} />;
}
