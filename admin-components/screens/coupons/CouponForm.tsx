'use client';
/**
 * The fields of a coupon: a fixed amount or a percentage, its validity and its scope. Code and type cannot be changed.
 */
import type { FormEvent } from 'react';
import { couponFields } from '../../../domain/coupons/fields';
import { couponScope } from '../../../domain/coupons/scope';
import { couponWords } from '../../messages/coupons';
import { blankValues, sentValues, type FormValues } from '../../shared/form/declaredForm';
import { FieldRows } from '../../shared/form/FieldRows';
import type { FieldProps, Fields } from '../../shared/form/useFields';
import { Button } from '../../shared/page/Button';
import { useText } from '../../../frontend/messages/useText';
import { ScopeField } from './ScopeField';

export type CouponValues = FormValues<typeof couponFields> & {
  /** The vendors or categories in its scope. */
  scope_ids: string[];
};
export const blankCoupon: CouponValues = { ...blankValues(couponFields), per_customer: '1', scope_ids: [] };

/** The values to send. */
export const sentCoupon = (values: CouponValues): Record<string, unknown> => ({
  ...sentValues(couponFields, values),
  scope_ids: values.scope === String(couponScope.all) ? [] : values.scope_ids,
});

type Props = {
  form: Fields<CouponValues>;
  isPending: boolean;
  saveLabel: string;
  isEdit?: boolean;
  /** Places the fields side by side. */ isWide?: boolean;
  onSave: () => Promise<unknown>;
};

export function CouponForm({ form, isPending, saveLabel, isEdit = false, isWide = false, onSave }: Props) {
  const say = useText(couponWords);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSave();
  };
  // Ids of vendors are not ids of categories: a changed scope starts empty.
  const field = (name: keyof typeof couponFields): FieldProps<string> => {
    const bound = form.field(name);
    if (name !== 'scope') return bound;
    const change = (value: string) => {
      bound.onChange(value);
      form.field('scope_ids').onChange([]);
    };
    return { ...bound, onChange: change };
  };
  return (
    <form className="haat-form" onSubmit={submit} noValidate>
      <FieldRows
        className={isWide ? 'haat-form__grid haat-form__grid--fields' : 'haat-form'}
        fields={couponFields}
        part="coupon"
        field={field}
        values={form.values}
        own={{}}
        // The error is shown once, below the first of the two.
        locked={isEdit ? { code: say('fixedHint'), type: '' } : {}}
      />
      <ScopeField key={form.values.scope} scope={Number(form.values.scope)} {...form.field('scope_ids')} />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
