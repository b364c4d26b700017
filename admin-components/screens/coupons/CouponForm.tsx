'use client';
/** The fields of a coupon: a fixed amount or a percentage. Code and type cannot be changed. */
import type { FormEvent } from 'react';
import { couponFields } from '../../../domain/coupons/fields';
import { couponWords } from '../../messages/coupons';
import { blankValues, type FormValues } from '../../shared/form/declaredForm';
import { FieldRows } from '../../shared/form/FieldRows';
import type { Fields } from '../../shared/form/useFields';
import { Button } from '../../shared/page/Button';
import { useText } from '../../../frontend/messages/useText';

export type CouponValues = FormValues<typeof couponFields>;
export const blankCoupon: CouponValues = blankValues(couponFields);

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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSave();
  };
  return (
    <form className="haat-form" onSubmit={submit} noValidate>
      <FieldRows
        className={isWide ? 'haat-form__grid haat-form__grid--fields' : 'haat-form'}
        fields={couponFields}
        part="coupon"
        field={form.field}
        values={form.values}
        own={{}}
        // The reason is said once, below the first of the two.
        locked={isEdit ? { code: say('fixedHint'), type: '' } : {}}
      />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
