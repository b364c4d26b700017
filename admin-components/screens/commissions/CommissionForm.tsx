'use client';
/** The fields of a commission rule: vendor, category, rate and period. */
import type { FormEvent } from 'react';
import type { CommissionRuleShape } from '../../../contract/commissions';
import { commissionFields } from '../../../domain/commissions/fields';
import { percentOf, rateOf } from '../../../domain/fields/rates';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { commissionWords } from '../../messages/commissions';
import { blankValues, sentValues, storedValues, type FormValues } from '../../shared/form/declaredForm';
import { useVendorRecords } from '../../shared/filters/records';
import { FieldRows } from '../../shared/form/FieldRows';
import { SearchSelect } from '../../shared/form/SearchSelect';
import { TextField } from '../../shared/form/TextField';
import type { Fields } from '../../shared/form/useFields';
import { Button } from '../../shared/page/Button';
import { useEveryCategory, type CategoryLevel } from './useEveryCategory';

export type RuleValues = FormValues<typeof commissionFields>;
export const blankRule: RuleValues = blankValues(commissionFields);

/** The values of a stored rule; its rate as a percentage. */
export const ruleValues = (rule: CommissionRuleShape): RuleValues => ({
  ...storedValues(commissionFields, rule),
  rate: percentOf(rule.rate),
});

/** The values to send: the rate in hundredths of a per cent. An invalid percentage is sent as typed, and refused. */
export const sentRule = (values: RuleValues): Record<string, unknown> => ({
  ...sentValues(commissionFields, values),
  ...(values.rate === '' ? {} : { rate: rateOf(values.rate) ?? values.rate }),
});

type Props = { form: Fields<RuleValues>; isPending: boolean; saveLabel: string; onSave: () => Promise<unknown> };

const levels: readonly CategoryLevel[] = ['main_cat_id', 'sub_cat_id', 'child_cat_id'];

export function CommissionForm({ form, isPending, saveLabel, onSave }: Props) {
  const say = useText(commissionWords);
  const pair = usePair();
  const vendors = useVendorRecords();
  const { choices, keyOf, partsOf } = useEveryCategory();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSave();
  };
  const level = levels.find((each) => form.values[each] !== '') ?? 'main_cat_id';
  const category = form.field(level);
  const choose = (key: string) => {
    const chosen = partsOf(key);
    levels.forEach((each) => form.set(each, chosen?.level === each ? chosen.id : ''));
  };
  const own = {
    vendor_id: (
      <SearchSelect
        label={pair(commissionFields.vendor_id.label)}
        hint={pair(commissionFields.vendor_id.hint)}
        choices={vendors}
        {...form.field('vendor_id')}
      />
    ),
    main_cat_id: (
      <SearchSelect
        {...category}
        label={say('category')}
        hint={say('everyCategory')}
        choices={choices}
        value={form.values[level] === '' ? '' : keyOf(level, form.values[level])}
        onChange={choose}
      />
    ),
    sub_cat_id: null,
    child_cat_id: null,
    rate: (
      <TextField
        label={pair(commissionFields.rate.label)}
        hint={say('rateHint')}
        inputMode="decimal"
        maxLength={10}
        isRequired
        {...form.field('rate')}
      />
    ),
  };
  return (
    <form className="haat-form" onSubmit={submit} noValidate>
      <FieldRows fields={commissionFields} part="rule" field={form.field} own={own} />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
