'use client';
/** The fields of a coupon: a fixed amount or a percentage. Code and type stay as they were made. */
import type { FormEvent } from 'react';
import type { CouponShape } from '../../../contract/coupons';
import { couponWords } from '../../messages/coupons';
import { sharedWords } from '../../messages/shared';
import { SelectField } from '../../shared/form/SelectField';
import { TextField } from '../../shared/form/TextField';
import type { Fields } from '../../shared/form/useFields';
import { Button } from '../../shared/page/Button';
import { useText } from '../../../frontend/messages/useText';

const couponType = { fixed: '1', percentage: '2' } as const;
export type CouponValues = {
  code: string;
  type: string;
  fixed: string;
  percentage: string;
  min_order: string;
  quantity: string;
  status: string;
};
export const blankCoupon: CouponValues = {
  code: '',
  type: couponType.fixed,
  fixed: '',
  percentage: '',
  min_order: '0',
  quantity: '',
  status: '1',
};

export const valuesOf = (coupon: CouponShape): CouponValues => ({
  code: coupon.code,
  type: String(coupon.type),
  fixed: String(coupon.fixed),
  percentage: String(coupon.percentage),
  min_order: String(coupon.min_order),
  quantity: String(coupon.quantity),
  status: String(coupon.status),
});

/** What is sent: the value of the chosen type only. */
export function bodyOf(values: CouponValues) {
  const quantity = values.quantity || undefined;
  return values.type === couponType.fixed
    ? { ...values, quantity, percentage: '' }
    : { ...values, quantity, fixed: '' };
}

type Props = {
  form: Fields<CouponValues>;
  isPending: boolean;
  saveLabel: string;
  isEdit?: boolean;
  /** The fields stand beside each other. */ isWide?: boolean;
  onSave: () => Promise<unknown>;
};

export function CouponForm({ form, isPending, saveLabel, isEdit = false, isWide = false, onSave }: Props) {
  const say = useText(couponWords);
  const shared = useText(sharedWords);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSave();
  };
  return (
    <form className="haat-form" onSubmit={submit} noValidate>
      <div className={isWide ? 'haat-form__grid haat-form__grid--fields' : 'haat-form'}>
        <TextField
          label={say('code')}
          isRequired
          maxLength={40}
          autoComplete="off"
          disabled={isEdit}
          hint={say(isEdit ? 'fixedHint' : 'codeHint')}
          {...form.field('code')}
        />
        <SelectField
          label={say('type')}
          isRequired
          placeholder={null}
          disabled={isEdit}
          {...form.field('type')}
          choices={[
            { value: couponType.fixed, label: say('fixed') },
            { value: couponType.percentage, label: say('percentage') },
          ]}
        />
        {form.values.type === couponType.fixed ? (
          <TextField label={say('fixedAmount')} isRequired inputMode="numeric" {...form.field('fixed')} />
        ) : (
          <TextField
            label={say('percentageValue')}
            isRequired
            inputMode="numeric"
            maxLength={3}
            {...form.field('percentage')}
          />
        )}
        <TextField label={say('minOrderTaka')} inputMode="numeric" {...form.field('min_order')} />
        <TextField label={say('quantity')} isRequired inputMode="numeric" {...form.field('quantity')} />
        <SelectField
          label={shared('status')}
          placeholder={null}
          {...form.field('status')}
          choices={[
            { value: '1', label: say('active') },
            { value: '0', label: say('deactive') },
          ]}
        />
      </div>
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
