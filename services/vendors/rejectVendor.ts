import { vendorAccept } from '../../domain/catalogue/visible';
import { Failure } from '../../domain/failure';
import { entries } from '../../domain/fields/declare';
import { openStatuses } from '../../domain/packages/status';
import { vendorFields } from '../../domain/vendors/fields';
import type { Vendor } from '../../payload-types';
import { dropRules } from '../commissions/dropRules';
import type { Ctx, Id } from '../ctx';
import { givenFields } from '../givenFields';
import { removeFiles } from '../media/removeFiles';
import { notify } from '../notifications/notify';
import { withReason } from '../notifications/withReason';
import { dropChanges } from '../profileChanges/dropChanges';
import { refId } from '../relations';
import { dropAccounts } from '../vendorMoney/dropAccounts';
import { documentFields } from './applicationFiles';
import { readVendor } from './readVendor';
import { hasMoneyHistory, refuseVendorWithMoney } from './refuseVendorWithMoney';
import { keepRefused } from './refusedApplication';
import { removeVendorShop } from './removeVendorShop';

/**
 * Rejects a pending application, whose text is kept for the applicant to correct, or permanently deletes a suspended
 * vendor without open packages, to whom nothing is owed. A vendor who has sold something, or whom the ledger names, loses all
 * personal data, the products and the shop; the record stays, because packages and the ledger refer to it.
 */
export async function rejectVendor(ctx: Ctx, id: Id, reason = ''): Promise<'rejected' | 'deleted'> {
  const { found: vendor, papers } = await ctx.db.inTransaction(async () => {
    const found = await readVendor(ctx, id);
    if (found.accept === vendorAccept.approved) throw new Failure('refused');
    const papers = await dropChanges(ctx.db, found.id);
    await removeRecord(ctx, found);
    await tellApplicant(ctx, found, reason);
    return { found, papers };
  });
  await removeFiles(ctx, 'media', [refId(vendor.image)], 'application');
  await removeFiles(ctx, 'documents', [...documentFields.map((field) => refId(vendor[field])), ...papers]);
  return vendor.accept === vendorAccept.pending ? 'rejected' : 'deleted';
}

async function removeRecord(ctx: Ctx, vendor: Vendor): Promise<void> {
  const records = ctx.db.asSystem('admins decide about applications');
  const own = { vendor: { equals: vendor.id } };
  const open = { status: { in: [...openStatuses] } };
  if ((await records.count('packages', { and: [own, open] })) > 0) throw new Failure('openPackages');
  await refuseVendorWithMoney(ctx, vendor.id);
  await dropRules(ctx, 'vendor', [vendor.id]);
  await dropAccounts(ctx, vendor.id);
  const isNamed = (await records.count('packages', own)) > 0 || (await hasMoneyHistory(ctx, vendor.id));
  if (!isNamed) return records.remove('vendors', vendor.id);
  await removeVendorShop(ctx, vendor.id);
  await records.update('vendors', vendor.id, emptied);
}

type Fields = typeof vendorFields;
type Needed = {
  [K in keyof Fields]: Fields[K] extends { required: true } ? K : never;
}[keyof Fields];

/**
 * New values of the required personal fields; undefined keeps a field, because packages show it or it identifies
 * nobody.
 */
const replaced: Readonly<Record<Needed, string | undefined>> = {
  name: 'Deleted Vendor',
  mobile: '00000000000',
  email: 'deleted@deleted.invalid',
  birthdate: '1900-01-01',
  nid: '0000000000',
  gender: undefined,
  district: undefined,
  upazila: undefined,
  address: '-',
  business_name: undefined,
  type: undefined,
  business_type: undefined,
  business_district: undefined,
  business_upazila: undefined,
  business_address: '-',
};

/**
 * What stays in the record of a deleted vendor: the business name, for the packages it sold. All optional fields are
 * emptied.
 */
const emptied: Record<string, unknown> = {
  ...Object.fromEntries(
    entries(vendorFields)
      .filter(([, field]) => !('required' in field))
      .map(([name, { kind }]) => [name, kind === 'picture' ? null : '']),
  ),
  ...givenFields(replaced),
  accept: vendorAccept.suspended,
  change_open: 0,
  deleted: 1,
};

async function tellApplicant(ctx: Ctx, vendor: Vendor, reason: string): Promise<void> {
  const user = refId(vendor.user);
  if (user === null) return;
  const pending = vendor.accept === vendorAccept.pending;
  if (pending) await keepRefused(ctx, vendor, user, reason);
  await notify(ctx, {
    users: [user],
    type: 5,
    en: pending
      ? withReason(
          `Your application for ${vendor.business_name} was not accepted. You may apply again.`,
          'Reason',
          reason,
        )
      : withReason(`Your vendor account ${vendor.business_name} was deleted.`, 'Reason', reason),
    bn: pending
      ? withReason(
          `${vendor.business_name}-এর জন্য আপনার আবেদন গ্রহণ করা হয়নি। আপনি আবার আবেদন করতে পারেন।`,
          'কারণ',
          reason,
        )
      : withReason(`আপনার বিক্রেতা অ্যাকাউন্ট ${vendor.business_name} মুছে ফেলা হয়েছে।`, 'কারণ', reason),
    link: '/account/become-vendor',
  });
}
