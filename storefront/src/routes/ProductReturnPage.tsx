/** The return of a bought product. */
import { useParams } from 'react-router-dom';
import { paths } from '../app/paths';
import { AccountFrame } from '../features/account/AccountFrame';
import { returnMessages } from '../features/returns/messages';
import { ProductReturn } from '../features/returns/ProductReturn';
import { useText } from '../../../frontend/messages/useText';
import { ButtonLink } from '../ui/Button';

export function Page() {
  const { productId = '', orderId = '', trackingId = '' } = useParams();
  const say = useText(returnMessages);
  return (
    <AccountFrame
      title={say('title')}
      actions={
        <ButtonLink kind="plain" size="small" to={paths.accountOrderDetails(trackingId)}>
          {say('back')}
        </ButtonLink>
      }
    >
      <ProductReturn key={`${productId}-${orderId}`} productId={productId} orderId={orderId} trackingId={trackingId} />
    </AccountFrame>
  );
}
