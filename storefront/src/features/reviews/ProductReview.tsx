/** The shopper's own review of a product: write, read, delete. */
import styled from 'styled-components';
import { useSWRConfig } from 'swr';
import type { z } from 'zod';
import { deleteReview, getExistingReview, getSingleProduct, type ownReview } from '../../../../contract/reviews';
import { useCall } from '../../../../frontend/api/useCall';
import { useSend } from '../../../../frontend/api/useSend';
import { paths } from '../../app/paths';
import { sharedMessages } from '../../i18n/shared.messages';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { ProductStrip } from '../../shopping/ProductStrip';
import { Badge } from '../../ui/Badge';
import { Button, ButtonLink } from '../../ui/Button';
import { Card, Row, Stack } from '../../ui/Card';
import { confirm } from '../../ui/dialog';
import { EmptyState } from '../../ui/EmptyState';
import { PictureRow } from '../../ui/PictureRow';
import { PageSkeleton } from '../../ui/Skeleton';
import { Stars } from '../../ui/Stars';
import { showToast } from '../../ui/toast';
import { reviewMessages } from './messages';
import { ReviewForm } from './ReviewForm';

const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
const Quiet = styled.span`
  color: var(--ink-3);
  font-size: 0.9375rem;
`;

type Own = z.output<typeof ownReview>;

function WrittenReview({ review, onDeleted }: { review: Own; onDeleted: () => Promise<void> }) {
  const say = useText(reviewMessages);
  const sayShared = useText(sharedMessages);
  const { moment, digits } = useFormats();
  const { send, isPending } = useSend(deleteReview);
  const remove = async () => {
    const isSure = await confirm({
      title: say('sure'),
      text: say('deleteText'),
      yes: say('delete'),
      isDangerous: true,
    });
    if (!isSure) return;
    const result = await send({ params: { product_id: String(review.product_id) } });
    if (result.ok && result.answer.status === 200) {
      showToast('success', result.answer.message ?? say('deleted'));
      await onDeleted();
      return;
    }
    const message = result.ok ? result.answer.message : result.message;
    showToast('error', message || sayShared('somethingWrong'));
  };
  return (
    <Stack $gap={12}>
      <Row $between>
        <h2>{say('yours')}</h2>
        {review.hide === 1 && <Badge $tone="slate">{say('anonymous')}</Badge>}
      </Row>
      <Row>
        <Stars value={review.star} size={24} />
        <Quiet>{moment(review.created_at)}</Quiet>
      </Row>
      {review.details && <Words>{review.details}</Words>}
      <PictureRow
        pictures={[review.image1, review.image2, review.image3]}
        nameOf={(number) => say('picture', { number: digits(number) })}
      />
      <div>
        <Button kind="danger" size="small" isBusy={isPending} onClick={() => void remove()}>
          {say('delete')}
        </Button>
      </div>
    </Stack>
  );
}

export function ProductReview({ productId }: { productId: string }) {
  const say = useText(reviewMessages);
  const { mutate } = useSWRConfig();
  const { answer: found, failure } = useCall(getSingleProduct, { params: { id: productId } });
  const { answer, reload } = useCall(getExistingReview, { params: { product_id: productId } });
  const refresh = async () => {
    await reload();
    await mutate((key) => typeof key === 'string' && key.startsWith('/my-review-order'));
  };
  if (!found && failure?.layer === 'answer') {
    return (
      <EmptyState title={failure.message || say('notFound')} heading="h2">
        <ButtonLink to={paths.accountReviews}>{say('back')}</ButtonLink>
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
        {answer.review ? (
          <WrittenReview review={answer.review} onDeleted={refresh} />
        ) : (
          <ReviewForm productId={productId} onDone={refresh} />
        )}
      </Card>
    </Stack>
  );
}
