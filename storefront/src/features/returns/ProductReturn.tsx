/** The return of one bought product: the form, or the existing request. */
import { useSWRConfig } from 'swr';
import { getExistingReturnRequest } from '../../../../contract/customerReturns';
import { getSingleProduct } from '../../../../contract/reviews';
import { useCall } from '../../../../frontend/api/useCall';
import { paths } from '../../app/paths';
import { useText } from '../../../../frontend/messages/useText';
import { ProductStrip } from '../../shopping/ProductStrip';
import { ButtonLink } from '../../ui/Button';
import { Card, Stack } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { PageSkeleton } from '../../ui/Skeleton';
import { returnMessages } from './messages';
import { ReturnForm } from './ReturnForm';
import { ReturnRequest } from './ReturnRequest';

export type ProductReturnProps = { productId: string; orderId: string; trackingId: string };

export function ProductReturn({ productId, orderId, trackingId }: ProductReturnProps) {
  const say = useText(returnMessages);
  const { mutate } = useSWRConfig();
  const { answer: found, failure } = useCall(getSingleProduct, { params: { id: productId } });
  const { answer, reload } = useCall(getExistingReturnRequest, {
    params: { product_id: productId, order_id: orderId },
  });
  const refresh = async () => {
    await reload();
    await mutate(
      (key) => typeof key === 'string' && /^\/(my-all-return|user-order-details|get-single-product)/.test(key),
    );
  };
  const isUnknown = (!found && failure?.layer === 'answer') || (answer && !answer.returns && !answer.line);
  if (isUnknown) {
    return (
      <EmptyState title={failure?.message || say('notBought')} heading="h2">
        <ButtonLink to={paths.accountOrders}>{say('myOrders')}</ButtonLink>
      </EmptyState>
    );
  }
  if (!found || !answer) return <PageSkeleton />;
  return (
    <Stack>
      <Card>
        <ProductStrip product={found.product} />
      </Card>
      <Card>
        {answer.returns ? (
          <ReturnRequest
            request={answer.returns}
            address={found.product.vendor}
            history={answer.history}
            onChanged={refresh}
          />
        ) : (
          <Stack>
            <h2>{say('formTitle')}</h2>
            <ReturnForm
              productId={productId}
              orderId={orderId}
              trackingId={trackingId}
              bought={answer.line?.qty ?? 1}
              onSent={refresh}
            />
          </Stack>
        )}
      </Card>
    </Stack>
  );
}
