'use client';
/** The names and states of rules, for the list, questions and the preview. */
import { useMemo } from 'react';
import type { CommissionRuleShape } from '../../../contract/commissions';
import { percentOf } from '../../../domain/fields/rates';
import { dhakaDay } from '../../../domain/time/dhaka';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { commissionWords } from '../../messages/commissions';

export type RuleState = 'running' | 'planned' | 'over' | 'broken';

export const stateOf = (
  { starts_on, ends_on, is_whole }: CommissionRuleShape,
  today = dhakaDay(new Date()),
): RuleState => {
  if (!is_whole) return 'broken';
  if (starts_on > today) return 'planned';
  return ends_on !== '' && ends_on < today ? 'over' : 'running';
};

/** The name of a rule by its scope, and a rate as a percentage in the reader's digits. */
export function useRuleNames() {
  const say = useText(commissionWords);
  const { digits, nameOf } = useFormats();
  return useMemo(
    () => ({
      nameOfRule: (rule: CommissionRuleShape): string => {
        const category =
          rule.category_name === null
            ? null
            : nameOf({ name: rule.category_name, name_bn: rule.category_name_bn ?? rule.category_name });
        return [rule.vendor_name, category].filter((part) => part !== null).join(': ') || say('everything');
      },
      percent: (rate: number): string => digits(percentOf(rate)),
    }),
    [say, digits, nameOf],
  );
}
