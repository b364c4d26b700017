import type { Where } from 'payload';
import { mostInRow, usualInRow } from '../../domain/pages/limits';
import { ruleAbout, type ProductRule } from '../../domain/pages/productRules';
import type { Product } from '../../payload-types';
import { findCards, newestFirst } from '../catalogue/findCards';
import { flashOrder } from '../catalogue/flashProducts';
import type { Ctx, Id } from '../ctx';
import type { SortOf } from '../db/types';
import { possibleId, refId } from '../relations';

type Relation = Id | { id: Id } | null | undefined;
export type RuleRow = {
  rule: ProductRule;
  count?: number | null;
  category?: Relation;
  subcategory?: Relation;
  childcategory?: Relation;
  brand?: Relation;
  shop?: Relation;
};

const orders: Partial<Record<ProductRule, readonly SortOf<'products'>[]>> = {
  sold: ['-sold', ...newestFirst],
  offer: flashOrder,
};

/** The visible products of each row. One query for each different rule. */
export async function findByRules(ctx: Ctx, rows: readonly RuleRow[]): Promise<Product[][]> {
  const asked = new Map<string, Promise<Product[]>>();
  return Promise.all(
    rows.map((row) => {
      const where = conditionOf(ctx, row);
      if (where === null) return Promise.resolve<Product[]>([]);
      const limit = Math.min(mostInRow, Math.max(1, row.count ?? usualInRow));
      const key = JSON.stringify([row.rule, where, limit]);
      const known = asked.get(key) ?? findCards(ctx, where, limit, orders[row.rule]);
      asked.set(key, known);
      return known;
    }),
  );
}

/** Null if the rule names no record, or one that no longer exists. */
function conditionOf(ctx: Ctx, row: RuleRow): Where[] | null {
  if (row.rule === 'offer') return [{ discount_percent: { greater_than: 0 } }];
  const field = row.rule in ruleAbout ? ruleAbout[row.rule as keyof typeof ruleAbout] : null;
  if (field === null) return [];
  const given = refId(row[field]);
  const id = given === null ? null : possibleId(ctx, given);
  return id === null ? null : [{ [field]: { equals: id } }];
}
