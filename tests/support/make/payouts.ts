/** Vendors with money to be paid out. It is posted as a correction: what a test is about begins with a balance. */
import { createLocalReq } from 'payload';
import type { Payout } from '../../../payload-types';
import { post } from '../../../services/ledger/post';
import { openCtx } from '../../../services/openCtx';
import type { Caller, Shop } from '../http';
import type { Seller } from './market';
import { shopping } from './shopping';

const DAY = 86_400_000;
let count = 0;

export function settling(shop: Shop) {
  const make = shopping(shop);

  /** Earned, and available since yesterday unless said otherwise; a negative amount is owed back. */
  const earn = async (seller: Seller, amount: number, available = new Date(Date.now() - DAY)): Promise<void> => {
    const ctx = openCtx(await createLocalReq({}, shop.payload()));
    const vendor = { account: 'owed_vendor', party: String(seller.vendor.id) };
    const bank = { account: 'bank', party: '' };
    const [debit, credit] = amount > 0 ? [bank, vendor] : [vendor, bank];
    const correction = await make.create<{ id: number }>('ledger-adjustments', {
      debit_account: debit.account,
      debit_party: debit.party,
      credit_account: credit.account,
      credit_party: credit.party,
      amount: Math.abs(amount),
      reason: 'What a test begins with',
      status: 'posted',
    });
    await post(ctx, {
      event: 'adjustment',
      subject: `adjustment:${correction.id}`,
      order_number: null,
      lines: [
        { account: 'owed_vendor', party: String(seller.vendor.id), amount: -amount, available_at: available },
        { account: 'bank', party: '', amount },
      ],
    });
  };

  const account = (seller: Seller, data: object = {}) =>
    make.create('payout-accounts', {
      vendor: seller.vendor.id,
      method: 'bank',
      number: String(1_000_000_000_000 + (count += 1)),
      holder: seller.user.name,
      bank: 'Made Bank',
      branch: 'Mirpur',
      routing: '010261335',
      valid_from: new Date(Date.now() - DAY).toISOString(),
      ...data,
    });

  /** A vendor with an account and this much to be paid. */
  const earner = async (amount = 1_000, data: object = {}): Promise<Seller> => {
    const seller = await make.seller();
    await account(seller, data);
    await earn(seller, amount);
    return seller;
  };

  const ids = (...sellers: Seller[]) => sellers.map(({ vendor }) => vendor.id);

  /** The new run's id. */
  const prepare = async (by: Caller, ...sellers: Seller[]): Promise<number> => {
    const { body } = await by.post('/payout-run-prepare', { minimum: 1, vendor_ids: ids(...sellers) });
    if (body.status !== 200) throw new Error(JSON.stringify(body));
    return body.id as number;
  };

  /** A run of these vendors, prepared by one and approved by the other. */
  const approved = async (by: { maker: Caller; checker: Caller }, ...sellers: Seller[]): Promise<number> => {
    const run = await prepare(by.maker, ...sellers);
    const { body } = await by.checker.post(`/payout-run-approve/${run}`);
    if (body.status !== 200) throw new Error(JSON.stringify(body));
    return run;
  };

  const payoutsOf = async (run: number | string): Promise<Payout[]> =>
    (
      await shop.payload().find({
        collection: 'payouts',
        where: { run: { equals: run } },
        sort: 'id',
        limit: 1_000,
        depth: 0,
        overrideAccess: true,
      })
    ).docs;

  /** As the list of vendors shows it. */
  const balanceOf = async (by: Caller, seller: Seller) => {
    const { body } = await by.get(
      `/settlement?search=${encodeURIComponent(seller.vendor.business_name ?? '')}&limit=100`,
    );
    return (body.vendors as { vendor_id: unknown }[]).find(({ vendor_id: id }) => id === seller.vendor.id) as
      { balance: number; available: number; in_payout: number; pending: number } | undefined;
  };

  /** What the journal holds of a payout: events with the amounts on the vendor's line. */
  const entriesOf = async (payout: number | string): Promise<[string, number][]> => {
    const { docs } = await shop.payload().find({
      collection: 'journal-entries',
      where: { subject: { equals: `payout:${payout}` } },
      sort: 'id',
      depth: 0,
      overrideAccess: true,
    });
    const amounts = docs.map(async ({ id, event }): Promise<[string, number]> => {
      const lines = await shop.payload().find({
        collection: 'journal-lines',
        where: { and: [{ entry: { equals: id } }, { account: { equals: 'owed_vendor' } }] },
        depth: 0,
        overrideAccess: true,
      });
      return [event, lines.docs.reduce((sum, line) => sum + line.amount, 0)];
    });
    return Promise.all(amounts);
  };

  return { ...make, earn, account, earner, ids, prepare, approved, payoutsOf, balanceOf, entriesOf };
}
