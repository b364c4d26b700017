/** The applied coupon, with a button to remove it. */
import { TicketPercent } from 'lucide-react';
import styled from 'styled-components';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { WithWritten } from '../ui/AsWritten';
import { Button } from '../ui/Button';
import { couponMessages } from './coupon.messages';

const Applied = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 8px 8px 8px 14px;
  border: 1px dashed var(--leaf);
  border-radius: var(--radius);
  background: var(--leaf-soft);
  color: var(--good);
  font-weight: 600;
  > span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
`;

export type AppliedCouponProps = { coupon: { code: string; amount: number }; onRemove: () => void };

export function AppliedCoupon({ coupon, onRemove }: AppliedCouponProps) {
  const say = useText(couponMessages);
  const { taka } = useFormats();
  return (
    <Applied role="status">
      <span>
        <TicketPercent size={20} aria-hidden="true" />
        <span>
          <WithWritten
            sentence={say('takes', { code: coupon.code, amount: taka(coupon.amount) })}
            written={coupon.code}
          />
        </span>
      </span>
      <Button kind="plain" size="small" onClick={onRemove}>
        {say('remove')}
      </Button>
    </Applied>
  );
}
