import { vendorAccept } from '../../domain/catalogue/visible';
import { Failure } from '../../domain/failure';
import { isOpen, packageStatuses } from '../../domain/packages/status';
import type { Vendor } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { removeFiles } from '../media/removeFiles';
import { notify } from '../notifications/notify';
import { refId } from '../relations';
import { documentFields } from './applicationFiles';
import { readVendor } from './readVendor';
import { removeVendorShop } from './removeVendorShop';

/**
 * Deletes a pending application, or for good a suspended vendor without open packages. A vendor that has sold something
 * loses everything personal, the products and the shop; the record stays, because packages point at it.
 */
export async function rejectVendor(ctx: Ctx, id: Id): Promise<'rejected' | 'deleted'> {
  const vendor = await ctx.db.inTransaction(async () => {
    const found = await readVendor(ctx, id);
    if (found.accept === vendorAccept.approved) throw new Failure('refused');
    await removeRecord(ctx, found);
    await tellApplicant(ctx, found);
    return found;
  });
  await removeFiles(ctx, 'media', [refId(vendor.image)], 'application');
  await removeFiles(
    ctx,
    'documents',
    documentFields.map((field) => refId(vendor[field])),
  );
  return vendor.accept === vendorAccept.pending ? 'rejected' : 'deleted';
}

async function removeRecord(ctx: Ctx, vendor: Vendor): Promise<void> {
  const records = ctx.db.asSystem('admins decide about applications');
  const own = { vendor: { equals: vendor.id } };
  const open = { status: { in: packageStatuses.filter(isOpen) } };
  if ((await records.count('packages', { and: [own, open] })) > 0) throw new Failure('openPackages');
  if ((await records.count('packages', own)) === 0) return records.remove('vendors', vendor.id);
  await removeVendorShop(ctx.db, ctx.req, vendor.id);
  await records.update('vendors', vendor.id, emptied);
}

/** What the record of a deleted vendor still says: the business's name, for the packages it sold. */
const emptied = {
  name: 'Deleted Vendor',
  mobile: '00000000000',
  email: 'deleted@deleted.invalid',
  birthdate: '1900-01-01',
  nid: '0000000000',
  thana: '',
  postcode: '',
  address: '-',
  trade_license: '',
  bin: '',
  business_thana: '',
  business_postcode: '',
  business_address: '-',
  image: null,
  trade_license_image: null,
  nid_front_image: null,
  nid_back_image: null,
  accept: vendorAccept.suspended,
  deleted: 1,
};

async function tellApplicant(ctx: Ctx, vendor: Vendor): Promise<void> {
  const user = refId(vendor.user);
  if (user === null) return;
  const pending = vendor.accept === vendorAccept.pending;
  await notify(ctx, {
    users: [user],
    type: 5,
    en: pending
      ? `Your application for ${vendor.business_name} was not accepted. You may apply again.`
      : `Your vendor account ${vendor.business_name} was deleted.`,
    bn: pending
      ? `${vendor.business_name}-এর জন্য আপনার আবেদন গ্রহণ করা হয়নি। আপনি আবার আবেদন করতে পারেন।`
      : `আপনার বিক্রেতা অ্যাকাউন্ট ${vendor.business_name} মুছে ফেলা হয়েছে।`,
    link: '/account/become-vendor',
  });
}
