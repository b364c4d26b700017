/** A product that customers do not see, for its vendor and for admins; for everybody else it is not there. */
import { viewProductPreview } from '../../../../contract/productPages';
import type { CallFailure } from '../../../../contract/client/answer';
import { useCall } from '../../../../frontend/api/useCall';
import { useText } from '../../../../frontend/messages/useText';
import { Notice } from '../../ui/Notice';
import { productMessages } from './messages';
import { MissingProduct } from './MissingProduct';
import { ProductSkeleton, ProductView } from './ProductView';

type Props = { slug: string; missing: CallFailure };

export function ProductPreview({ slug, missing }: Props) {
  const say = useText(productMessages);
  const { answer, failure } = useCall(viewProductPreview, { params: { slug } });
  if (failure) return <MissingProduct failure={missing} />;
  if (!answer) return <ProductSkeleton />;
  return (
    <>
      <div role="status" style={{ marginTop: 12 }}>
        <Notice tone="warn">
          <strong>{say('previewTitle')}</strong> {say('previewText')}
        </Notice>
      </div>
      <ProductView product={answer.product} star={0} isPreview />
    </>
  );
}
