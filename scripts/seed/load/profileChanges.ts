import { changeState } from '../../../domain/vendors/profileChange';
import type { Doc, Store } from './store';

const rows = [
  {
    vendor: 'vendor.gadget',
    changes: {
      trade_license: { before: 'TRAD/DSCC/044521/2024', after: 'TRAD/DNCC/045871/2026' },
      business_address: { before: 'Shop 45, Gulshan 2 Market', after: 'Shop 52, Gulshan 2 Market' },
    },
    reason: 'We have moved to a larger shop in the same market, and the trade licence was renewed.',
  },
  {
    vendor: 'grocer.sylhet',
    changes: { bin: { before: '002345678-0101', after: '004512367-0101' } },
    reason: 'We are registered for VAT now.',
  },
];

/** Vendors' requests that wait for an admin; if there are any already, none is added. */
export async function loadProfileChanges(store: Store, vendors: ReadonlyMap<string, Doc>): Promise<void> {
  if ((await store.by('profile-changes', 'id')).size > 0) return;
  for (const [place, { vendor: key, changes, reason }] of rows.entries()) {
    const vendor = vendors.get(key)!.id;
    const at = store.daysAgo(2 - place).toISOString();
    await store.write('profile-changes', {
      vendor,
      state: changeState.open,
      changes,
      reason,
      answer: '',
      decided_by: '',
      decided_at: null,
      createdAt: at,
      updatedAt: at,
    });
    await store.set('vendors', vendor, { change_open: 1 });
  }
}
