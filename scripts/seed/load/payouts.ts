import type { Doc, Store } from './store';

/**
 * The payout accounts of the demo's vendors: bank, bKash and Nagad. One vendor has none, so that a run leaves somebody
 * out.
 */
export async function loadPayoutAccounts(store: Store, vendors: ReadonlyMap<string, Doc>): Promise<void> {
  const known = await store.by('payout-accounts', 'number');
  const accounts = [
    {
      of: 'vendor.fashion',
      method: 'bank',
      number: '1031500045678',
      bank: 'Demo Bank',
      branch: 'Dhanmondi',
      routing: '060261335',
    },
    { of: 'vendor.gadget', method: 'bkash', number: '01710000101' },
    {
      of: 'vendor.home',
      method: 'bank',
      number: '2050777001234',
      bank: 'Demo Bank',
      branch: 'Uttara',
      routing: '060264632',
    },
    { of: 'grocer.savar', method: 'nagad', number: '01710000104' },
  ] as const;
  for (const { of, ...account } of accounts) {
    const vendor = vendors.get(of);
    if (!vendor || known.has(account.number)) continue;
    await store.create('payout-accounts', {
      ...account,
      vendor: vendor.id,
      holder: String(vendor.name),
      valid_from: '2025-01-01T00:00:00.000Z',
    });
  }
}
