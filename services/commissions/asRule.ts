import { isWhole, type CommissionRule } from '../../domain/commissions/rules';
import type { CommissionRule as StoredRule } from '../../payload-types';
import { refId } from '../relations';

/** A stored rule in the form of the domain's rules, with the record it was read from. */
export type ReadRule<R extends StoredRule = StoredRule> = CommissionRule & { scope: string; stored: R };

export const asRule = <R extends StoredRule>(stored: R): ReadRule<R> => ({
  id: stored.id,
  vendor: refId(stored.vendor),
  main: refId(stored.category),
  sub: refId(stored.subcategory),
  child: refId(stored.childcategory),
  rate: stored.rate,
  starts_on: stored.starts_on,
  ends_on: stored.ends_on ?? '',
  scope: stored.scope ?? '',
  stored,
});

/** Drops rules whose vendor or category no longer exists. */
export const wholeRules = <R extends StoredRule>(stored: readonly R[]): ReadRule<R>[] =>
  stored.map(asRule).filter(isWhole);
