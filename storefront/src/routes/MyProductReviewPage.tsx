/** The caller's own review of a product. */
import { useParams } from 'react-router-dom';
import { paths } from '../app/paths';
import { AccountFrame } from '../features/account/AccountFrame';
import { reviewMessages } from '../features/reviews/messages';
import { ProductReview } from '../features/reviews/ProductReview';
import { useText } from '../../../frontend/messages/useText';
import { ButtonLink } from '../ui/Button';

export function Page() {
  const { productId = '' } = useParams();
  const say = useText(reviewMessages);
  return (
    <AccountFrame
      title={say('title')}
      actions={
        <ButtonLink kind="plain" size="small" to={paths.accountReviews}>
          {say('back')}
        </ButtonLink>
      }
    >
      <ProductReview key={productId} productId={productId} />
    </AccountFrame>
  );
}
