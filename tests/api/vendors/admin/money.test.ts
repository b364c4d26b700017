/** A vendor with whom the shop is not settled is not deleted, through any entry point; whom the ledger names keeps a record. */
import { rejectVendor } from '../../../../services/vendors/rejectVendor';
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { settling } from '../../../support/make/payouts';
import { racing } from '../../../support/races';

const shop = openShop();
const make = settling(shop);
const race = racing(shop);

let admin: Person;
let sub: Person;
beforeAll(async () => {
  admin = await make.admin();
  sub = await make.subadmin();
});

const suspend = (seller: Seller) => admin.caller.post(`/suspend-vendor/${seller.vendor.id}`);
const remove = (seller: Seller) => admin.caller.delete(`/rejected-vendor/${seller.vendor.id}`);
const removeByCms = (seller: Seller) => admin.caller.delete(`/vendors/${seller.vendor.id}`);
const recordOf = async (seller: Seller) => (await race.rowsOf('vendors', { id: { equals: seller.vendor.id } }))[0];
const accountsOf = (seller: Seller) => race.rowsOf('payout-accounts', { vendor: { equals: seller.vendor.id } });

async function suspended(): Promise<Seller> {
  const seller = await make.seller();
  await make.account(seller);
  await suspend(seller);
  return seller;
}

/** Prepares a correction of what the vendor is owed: below zero it is less. */
async function correct(seller: Seller, amount: number): Promise<number> {
  const vendor = { account: 'owed_vendor', party: String(seller.vendor.id) };
  const cost = { account: 'cost_write_offs', party: '' };
  const [debit, credit] = amount > 0 ? [cost, vendor] : [vendor, cost];
  const { body } = await sub.caller.post('/adjustment-prepare', {
    debit_account: debit.account,
    ...(debit.party ? { debit_party: debit.party } : { credit_party: credit.party }),
    credit_account: credit.account,
    amount: Math.abs(amount),
    reason: 'What was agreed with the vendor',
  });
  expect(body.status).toBe(200);
  return (await admin.caller.get('/all-adjustments?limit=1')).body.adjustments[0].id as number;
}

/** Both ways refuse, tell why, and keep the record and where the vendor is paid. */
async function expectKept(seller: Seller, ...reasons: string[]): Promise<void> {
  const { body, http } = await remove(seller);
  expect({ http, status: body.status }).toEqual({ http: 409, status: 409 });
  for (const reason of reasons) expect(body.message).toContain(reason);
  expect((await removeByCms(seller)).http).toBe(409);
  expect(await recordOf(seller)).toMatchObject({ name: seller.vendor.name, deleted: 0 });
  expect(await accountsOf(seller)).toHaveLength(1);
}

test('one who is owed money, or owes some', async () => {
  const seller = await suspended();
  await make.earn(seller, 700);
  await expectKept(seller, 'Balance: 700 taka');
  const inBangla = await admin.caller.send('DELETE', `/rejected-vendor/${seller.vendor.id}`, {}, { language: 'bn' });
  expect(inBangla.body.message).toContain('ব্যালেন্স: ৭০০ টাকা');
  await make.earn(seller, -900);
  await expectKept(seller, 'Balance: -200 taka');
});

test('one whose earnings are not due yet, though the balance is zero', async () => {
  const seller = await suspended();
  await make.earn(seller, 500, new Date(Date.now() + 86_400_000));
  await make.earn(seller, -500);
  await expectKept(seller, 'Balance: 0 taka', 'waiting for a return: 500 taka');
});

test('one with a payout that has not ended', async () => {
  const seller = await make.earner(800);
  await make.approved({ maker: sub.caller, checker: admin.caller }, seller);
  await suspend(seller);
  await expectKept(seller, 'payouts that have not ended: 1');
});

test('one whom a prepared correction names; once it is discarded, the record stays without personal data', async () => {
  const seller = await suspended();
  const id = await correct(seller, 300);
  await expectKept(seller, 'Balance: 0 taka', 'corrections that are not posted: 1');
  expect((await admin.caller.post(`/adjustment-discard/${id}`, { reason: 'Not agreed' })).body.status).toBe(200);
  expect((await removeByCms(seller)).http).toBeGreaterThanOrEqual(400);
  expect((await remove(seller)).body.status).toBe(200);
  expect(await recordOf(seller)).toMatchObject({ name: 'Deleted Vendor', deleted: 1 });
});

test('one who was corrected to zero goes, and the ledger still names a record', async () => {
  const seller = await suspended();
  for (const amount of [300, -300]) {
    const id = await correct(seller, amount);
    expect((await admin.caller.post(`/adjustment-post/${id}`)).body.status).toBe(200);
  }
  expect((await remove(seller)).body).toEqual({ status: 200, message: 'Vendor Permanently Deleted' });
  expect(await recordOf(seller)).toMatchObject({
    name: 'Deleted Vendor',
    business_name: seller.vendor.business_name,
    deleted: 1,
  });
  expect(await accountsOf(seller)).toEqual([]);
  expect(await race.rowsOf('shops', { vendor: { equals: seller.vendor.id } })).toEqual([]);
});

test('one with whom nothing ever was goes altogether', async () => {
  const seller = await suspended();
  expect((await remove(seller)).body.status).toBe(200);
  expect(await recordOf(seller)).toBeUndefined();
});

test('a correction and the deletion at once: one of them is refused', async () => {
  const seller = await suspended();
  const { first, meanwhile } = race.beforeClaiming(await race.ctxOf(admin), () =>
    sub.caller.post('/adjustment-prepare', {
      debit_account: 'cost_write_offs',
      credit_account: 'owed_vendor',
      credit_party: String(seller.vendor.id),
      amount: 50,
      reason: 'Agreed by telephone',
    }),
  );
  const deleted = await race.outcome(rejectVendor(first, seller.vendor.id));
  const prepared = (await meanwhile()).body.status as number;
  expect([
    ['deleted', 422],
    ['vendorHasMoney', 200],
  ]).toContainEqual([deleted === 'done' ? 'deleted' : deleted, prepared]);
  await race.expectSound();
});
