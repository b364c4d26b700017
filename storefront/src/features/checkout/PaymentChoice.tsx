/** How the order is paid. Only the panel of the chosen method is shown. */
import styled from 'styled-components';
import { sharedMessages } from '../../i18n/shared.messages';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { Tabs } from '../../ui/Tabs';
import { checkoutMessages } from './messages';
import type { PayMethod } from './useCheckout';

const Wrong = styled.p`
  color: var(--danger);
  font-size: 0.875rem;
  font-weight: 600;
`;

export type MovedTotal = { from: number; to: number };

export type PaymentChoiceProps = {
  total: number;
  processing: PayMethod | null;
  isBlocked: boolean;
  /** The id of the element that says why ordering is blocked. */
  whyId: string;
  errors: readonly string[];
  /** The totals before and after, when an order was refused because the amount had changed. */
  moved: MovedTotal | null;
  onPlace: (method: PayMethod) => void;
};

export function PaymentChoice({ total, processing, isBlocked, whyId, errors, moved, onPlace }: PaymentChoiceProps) {
  const say = useText(checkoutMessages);
  const sayShared = useText(sharedMessages);
  const { taka } = useFormats();
  const placeButton = (method: PayMethod, text: string) => (
    <Button
      kind="action"
      size="large"
      isWide
      isBusy={processing === method}
      busyText={sayShared('processing')}
      disabled={isBlocked || processing !== null}
      aria-describedby={isBlocked ? whyId : undefined}
      onClick={() => onPlace(method)}
    >
      {text}
    </Button>
  );
  const unavailable = (value: 'rocket' | 'nagad') => ({
    value,
    label: say(value),
    content: <Notice tone="warn">{say('notAvailable')}</Notice>,
  });
  return (
    <Stack $gap={12}>
      <h2>{say('payment')}</h2>
      {moved && (
        <Notice tone="warn" isAlert>
          {say('totalMovedText', { from: taka(moved.from), to: taka(moved.to) })}
        </Notice>
      )}
      <Tabs
        label={say('payment')}
        items={[
          {
            value: 'cod',
            label: say('cod'),
            content: (
              <Stack>
                <p>{say('codText')}</p>
                {placeButton('cod', moved ? say('confirmAmount', { amount: taka(total) }) : say('confirmOrder'))}
              </Stack>
            ),
          },
          {
            value: 'bkash',
            label: say('bkash'),
            content: (
              <Stack>
                <p>{say('bkashText', { amount: taka(total) })}</p>
                {placeButton('bkash', moved ? say('payAmount', { amount: taka(total) }) : say('payWithBkash'))}
              </Stack>
            ),
          },
          unavailable('rocket'),
          unavailable('nagad'),
        ]}
      />
      {errors.length > 0 && <Wrong role="alert">{errors.join(' ')}</Wrong>}
    </Stack>
  );
}
