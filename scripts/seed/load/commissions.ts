import { commissionOf, frozen } from '../../../domain/commissions/rules';
import { dhakaDay } from '../../../domain/time/dhaka';
import { wholeRules } from '../../../services/commissions/asRule';
import { idIn } from '../../../services/relations';
import type { Doc, Id, Store } from './store';

/** The demo's commission rules: the default, one for groceries, and one for a vendor with an agreement. */
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
export async function demoCommissions(store: Store): Promise<(product: Doc, total: number) => object> {
  const { docs } = await store.payload.find({
    collection: 'commission-rules',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const rules = wholeRules(docs);
  const day = dhakaDay(store.now);
  return (product, total) => frozen(commissionOf(rules, soldAs(product), total, day));
}

const soldAs = ({ vendor, category, subcategory, childcategory }: Doc) => ({
  vendor: idIn(vendor)!,
  main: idIn(category),
  sub: idIn(subcategory),
  child: idIn(childcategory),
});
