import { commissionOn, ruleFor, type CommissionRule, type Sold } from '../../../domain/commissions/rules';
import { asRule } from '../../../services/commissions/asRule';
import type { Id, Store } from './store';

/** What the demo's marketplace keeps: by default, of groceries, and of a vendor with an agreement. */
export async function loadCommissions(
  store: Store,
  grocery: Id,
  vendors: ReadonlyMap<string, { id: Id }>,
): Promise<void> {
  const known = await store.by('commission-rules', 'note');
  const rules = [
    { rate: 800, note: 'Everything' },
    { rate: 400, category: grocery, note: 'Groceries' },
    { rate: 1_050, vendor: vendors.get('vendor.gadget')!.id, note: 'Agreed with Gadget Bari' },
  ];
  for (const rule of rules)
    if (!known.has(rule.note)) await store.create('commission-rules', { ...rule, starts_on: '2025-01-01' });
}

/** The commission on a line of the demo, as an order freezes it. */
export async function demoCommissions(store: Store): Promise<(sold: Sold, total: number) => object> {
  const stored = await store.by('commission-rules', 'id');
  const rules: CommissionRule[] = [...stored.values()].map((rule) => asRule(rule as never));
  return (sold, total) => {
    const rule = ruleFor(rules, sold, store.now.toISOString().slice(0, 10));
    if (!rule) return {};
    return {
      commission_rate: rule.rate,
      commission: commissionOn(total, rule.rate),
      commission_scope: String(stored.get(String(rule.id))?.scope),
      commission_rule: String(rule.id),
    };
  };
}
