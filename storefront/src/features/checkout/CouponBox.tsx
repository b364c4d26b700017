/** The offered coupons and a field for a code, or the applied coupon. */
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../frontend/messages/useText';
import { AppliedCoupon } from '../../shopping/AppliedCoupon';
import { CouponOffers } from '../../shopping/CouponOffers';
import { useCouponOffers } from '../../shopping/useCouponOffers';
import { Button } from '../../ui/Button';
import { TextInput } from '../../ui/Field';
import { checkoutMessages } from './messages';
import type { CheckoutKind } from './orderKey';
import type { Coupon } from './useCheckout';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
`;

export type CouponBoxProps = {
  kind: CheckoutKind;
  /** The current price of the goods. */
  subtotal: number;
  coupon: Coupon;
  isPending: boolean;
  errors?: readonly string[] | undefined;
  onApply: (code: string) => Promise<boolean>;
  onRemove: () => void;
};

export function CouponBox({ kind, subtotal, coupon, isPending, errors, onApply, onRemove }: CouponBoxProps) {
  const say = useText(checkoutMessages);
  const offers = useCouponOffers(kind, subtotal);
  const [code, setCode] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && (await onApply(code))) setCode('');
  };
  if (coupon.amount > 0) return <AppliedCoupon coupon={coupon} onRemove={onRemove} />;
  return (
    <>
      <CouponOffers offers={offers} isPending={isPending} onUse={(offered) => void onApply(offered)} />
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
    </>
  );
}
