/** Where a coupon's code is written, or the coupon that is applied. */
import { TicketPercent } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { Button } from '../../ui/Button';
import { TextInput } from '../../ui/Field';
import { checkoutMessages } from './messages';
import type { Coupon } from './useCheckout';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
`;
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
  span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
`;

export type CouponBoxProps = {
  coupon: Coupon;
  isPending: boolean;
  errors?: readonly string[] | undefined;
  onApply: (code: string) => Promise<boolean>;
  onRemove: () => void;
};

export function CouponBox({ coupon, isPending, errors, onApply, onRemove }: CouponBoxProps) {
  const say = useText(checkoutMessages);
  const { taka } = useFormats();
  const [code, setCode] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && (await onApply(code))) setCode('');
  };
  if (coupon.amount > 0) {
    return (
      <Applied role="status">
        <span>
          <TicketPercent size={20} aria-hidden="true" />
          {say('couponTakes', { code: coupon.code, amount: taka(coupon.amount) })}
        </span>
        <Button kind="plain" size="small" onClick={onRemove}>
          {say('removeCoupon')}
        </Button>
      </Applied>
    );
  }
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        label={say('couponCode')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        placeholder={say('couponHint')}
        maxLength={50}
        autoComplete="off"
        autoCapitalize="characters"
        errors={errors}
      />
      <Button kind="quiet" type="submit" isBusy={isPending}>
        {say('applyCoupon')}
      </Button>
    </Form>
  );
}
