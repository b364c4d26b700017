/** The return of one line of an order: the form, or the existing request. */
import { useSWRConfig } from 'swr';
import { getExistingReturnRequest } from '../../../../contract/customerReturns';
import { getSingleProduct } from '../../../../contract/reviews';
import { optionText } from '../../../../domain/catalogue/optionText';
import { useCall } from '../../../../frontend/api/useCall';
import { paths } from '../../app/paths';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { BoughtLine } from '../../shopping/BoughtLine';
import { ButtonLink } from '../../ui/Button';
import { Card, Stack } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { PageSkeleton } from '../../ui/Skeleton';
import { returnMessages } from './messages';
import { ReturnForm } from './ReturnForm';
import { ReturnRequest } from './ReturnRequest';

export type ProductReturnProps = {
  productId: string;
  orderId: string;
  trackingId: string;
  /** Which line of the product; null where the address does not say. */
  line: string | null;
};

export function ProductReturn({ productId, orderId, trackingId, line: named }: ProductReturnProps) {
  const say = useText(returnMessages);
  const language = useLanguage();
  const { mutate } = useSWRConfig();
  const { answer: found, failure } = useCall(getSingleProduct, { params: { id: productId } });
  const {
    answer,
    failure: notFound,
    reload,
  } = useCall(getExistingReturnRequest, {
    params: { product_id: productId, order_id: orderId },
    ...(named === null ? {} : { query: { line: named } }),
  });
  const refresh = async () => {
    await reload();
    await mutate(
      (key) => typeof key === 'string' && /^\/(my-all-return|user-order-details|get-single-product)/.test(key),
    );
  };
  const isUnknown = (!found && failure?.layer === 'answer') || (answer ? !answer.line : notFound?.layer === 'answer');
  if (isUnknown) {
    return (
      <EmptyState title={failure?.message || say('notBought')} heading="h2">
        <ButtonLink to={paths.accountOrders}>{say('myOrders')}</ButtonLink>
      </EmptyState>
    );
  }
  if (!found || !answer?.line) return <PageSkeleton />;
  const { line } = answer;
  const options = optionText([line.variation1, line.variation2], language);
  const titled = (title: string) => (options ? `${title}: ${options}` : title);
  return (
    <Stack>
      <Card>
        <BoughtLine line={line} />
      </Card>
      <Card>
        {answer.returns ? (
          <ReturnRequest
            title={titled(say('yourRequest'))}
            request={answer.returns}
            address={found.product.vendor}
            history={answer.history}
            review={answer.review}
            onChanged={refresh}
          />
        ) : (
          <Stack>
            <h2>{titled(say('formTitle'))}</h2>
            <ReturnForm
              productId={productId}
              orderId={orderId}
              trackingId={trackingId}
              line={line.id}
              bought={line.qty}
              onSent={refresh}
            />
          </Stack>
        )}
      </Card>
    </Stack>
  );
}
