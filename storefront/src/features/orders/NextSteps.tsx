/** What a customer can do next with a package, one tap each: pay, track, review, return, order again. */
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { packageStatus } from '../../../../domain/packages/status';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { paths } from '../../app/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { confirm } from '../../ui/dialog';
import type { ListedPackage } from './answers';
import { orderMessages } from './messages';
import { usePayNow } from './usePayNow';

const OrderAgainDialog = lazy(async () => ({ default: (await import('./OrderAgainDialog')).OrderAgainDialog }));

export const Steps = styled.span`
  display: inline-grid;
  gap: 6px;
  width: 100%;
`;

type StepProps = { one: ListedPackage };

function useStepLabel({ one }: StepProps) {
  const say = useText(orderMessages);
  const { nameOf } = useFormats();
  const name = one.product ? nameOf(one.product) : one.tracking_id;
  return (step: 'payNow' | 'followIt' | 'review' | 'return' | 'orderAgain') => ({
    children: say(step),
    'aria-label': say('stepOf', { step: say(step), name }),
    size: 'small' as const,
  });
}

function PayStep({ one }: StepProps) {
  const label = useStepLabel({ one });
  const { payNow, isBusy } = usePayNow(one.order_id);
  return <Button {...label('payNow')} isBusy={isBusy} onClick={() => void payNow()} />;
}

function AgainStep({ one, isFirst }: StepProps & { isFirst: boolean }) {
  const label = useStepLabel({ one });
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button {...label('orderAgain')} kind={isFirst ? 'primary' : 'quiet'} onClick={() => setAsked(true)} />
      {isAsked && (
        <Suspense fallback={null}>
          <OrderAgainDialog trackingId={one.tracking_id} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}

/** With one product directly to its page; with several the customer chooses first. */
function DoneSteps({ one }: StepProps) {
  const say = useText(orderMessages);
  const label = useStepLabel({ one });
  const navigate = useNavigate();
  const details = paths.accountOrderDetails(one.tracking_id);
  const only = one.product_count === 1 ? (one.product?.id ?? null) : null;
  const askReturn = async () => {
    if (only === null) await navigate(details);
    else if (await confirm({ title: say('sure'), text: say('returnText'), yes: say('return') }))
      await navigate(paths.accountProductReturn(only, one.order_id, one.tracking_id));
  };
  return (
    <>
      {one.can_review === 1 && (
        <ButtonLink {...label('review')} to={only === null ? details : paths.accountProductReview(only)} />
      )}
      {one.can_return === 1 && <Button {...label('return')} kind="danger" onClick={() => void askReturn()} />}
    </>
  );
}

export function NextSteps({ one }: StepProps) {
  const label = useStepLabel({ one });
  if (one.status === packageStatus.canceled) return <AgainStep one={one} isFirst />;
  if (one.can_review === 1)
    return (
      <>
        <DoneSteps one={one} />
        <AgainStep one={one} isFirst={false} />
      </>
    );
  return (
    <>
      {one.can_pay === 1 && <PayStep one={one} />}
      <ButtonLink
        {...label('followIt')}
        kind={one.can_pay === 1 ? 'quiet' : 'primary'}
        to={paths.accountTrackingOf(one.order_id)}
      />
    </>
  );
}
