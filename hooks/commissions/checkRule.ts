import type { CollectionBeforeChangeHook } from 'payload';
import { scopeOf } from '../../domain/commissions/rules';
import { invalid } from '../../domain/failure';
import { startOfDay } from '../../domain/time/dhaka';
import type { CommissionRule } from '../../payload-types';
import { refId } from '../../services/relations';

/** A rule names at most one category and ends after it begins. Its scope is stored: see `isWhole`. */
export const checkRule: CollectionBeforeChangeHook<CommissionRule> = ({ data, originalDoc, operation, req }) => {
  const rule = { ...originalDoc, ...data };
  const [main, sub, child] = [refId(rule.category), refId(rule.subcategory), refId(rule.childcategory)];
  const named = [main, sub, child].filter((id) => id !== null);
  if (named.length > 1) throw invalid({ [child === null ? 'sub_cat_id' : 'child_cat_id']: 'oneCategory' });
  if (!startOfDay(rule.starts_on ?? '')) throw invalid({ starts_on: 'invalidDay' });
  const endsOn = rule.ends_on ?? '';
  if (endsOn !== '' && !startOfDay(endsOn)) throw invalid({ ends_on: 'invalidDay' });
  if (endsOn !== '' && endsOn < (rule.starts_on ?? '')) throw invalid({ ends_on: 'endsBefore' });
  return {
    ...data,
    scope: scopeOf({ vendor: refId(rule.vendor), main, sub, child }),
    ...(operation === 'create' && req.user?.collection === 'users' ? { created_by: req.user.id } : {}),
  };
};
