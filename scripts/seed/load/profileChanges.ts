import { changeState } from '../../../domain/vendors/profileChange';
import type { Doc, Store } from './store';

/** One request of a vendor that waits for an admin; where there is one already nothing is added. */
export async function loadProfileChanges(store: Store, vendors: ReadonlyMap<string, Doc>): Promise<void> {
  const vendor = vendors.get('vendor.gadget')!.id;
  if ((await store.by('profile-changes', 'id')).size > 0) return;
  const at = store.daysAgo(1).toISOString();
  await store.write('profile-changes', {
    vendor,
    state: changeState.open,
    changes: {
      trade_license: { before: '', after: 'TRAD/DNCC/045871/2026' },
      business_address: { before: 'Shop 45, Gulshan 2 Market', after: 'Shop 52, Gulshan 2 Market' },
    },
    reason: 'We have moved to a larger shop in the same market, and the trade licence was renewed.',
    answer: '',
    decided_by: '',
    decided_at: null,
    createdAt: at,
    updatedAt: at,
  });
  await store.set('vendors', vendor, { change_open: 1 });
}
