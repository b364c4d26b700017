/** The return of a bought product. */
import { useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../app/paths';
import { AccountFrame } from '../features/account/AccountFrame';
import { returnMessages } from '../features/returns/messages';
import { ProductReturn } from '../features/returns/ProductReturn';
import { useText } from '../../../frontend/messages/useText';
import { ButtonLink } from '../ui/Button';

export function Page() {
  const { productId = '', orderId = '', trackingId = '' } = useParams();
  const line = useSearchParams()[0].get('line');
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
      <ProductReturn
        key={`${productId}-${orderId}-${line}`}
        productId={productId}
        orderId={orderId}
        trackingId={trackingId}
        line={line}
      />
    </AccountFrame>
  );
}
