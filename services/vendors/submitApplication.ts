import type { ReceivedFile } from '../../contract/route';
import { vendorAccept } from '../../domain/catalogue/visible';
import { Failure } from '../../domain/failure';
import type { Vendor } from '../../payload-types';
import { actorOf, type Ctx } from '../ctx';
import { withFiles } from '../media/withFiles';
import { checkApplication, type Application } from './checkApplication';
import { settleRefused } from './refusedApplication';
import { fileKindOf, type ApplicationFile } from './applicationFiles';

/** Submits an application. One per account; a vendor who was deleted may apply again. */
export async function submitApplication(
  ctx: Ctx,
  form: Application,
  files: Partial<Record<ApplicationFile, ReceivedFile>>,
): Promise<Vendor> {
  const { user } = actorOf(ctx);
  if (user.mobile_verify !== 1) throw new Failure('mobileNotVerified');
  await refuseSecond(ctx);
  const data = await checkApplication(ctx, form);
  const vendors = ctx.db.asSystem('the applicant’s own record');
  return withFiles(ctx, files, fileKindOf(form.business_name, user.id), (ids) =>
    ctx.db.inTransaction(async () => {
      const former = await refuseSecond(ctx);
      await settleRefused(ctx);
      const record = { ...data, ...ids, user: user.id, accept: vendorAccept.pending, deleted: 0 };
      return former ? vendors.update('vendors', former.id, record) : vendors.create('vendors', record);
    }),
  );
}

/** The record of a former vendor, or null. Throws `alreadyApplied`. */
async function refuseSecond(ctx: Ctx): Promise<Vendor | null> {
  const found = await ctx.db
    .asSystem('picked by the caller’s own account')
    .findOne('vendors', { where: { user: { equals: actorOf(ctx).id } } });
  if (found && found.deleted !== 1) throw new Failure('alreadyApplied');
  return found;
}
