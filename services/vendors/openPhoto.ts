import { Failure } from '../../domain/failure';
import type { Rendition } from '../../domain/pictures/renditions';
import { has, type Ctx, type Id } from '../ctx';
import { openShown, type OpenedFile } from '../media/openFile';
import { possibleId, refId } from '../relations';
import { ownWarehouses } from '../warehouses/ownWarehouses';

const select = { image: true };

/** The photo of an application, for the applicant, admins, and the people who handle the vendor's packages. */
export async function openPhoto(ctx: Ctx, vendorId: Id, size?: Rendition): Promise<OpenedFile> {
  const id = possibleId(ctx, vendorId);
  if (id === null) throw new Failure('notFound');
  const own = await ctx.db.asActor.findById('vendors', id, { select });
  const vendor = own ?? (await vendorOfPackages(ctx, id));
  return openShown(ctx, 'media', refId(vendor?.image), size);
}

/** Warehouse staff see the vendors of the packages they handle. */
async function vendorOfPackages(ctx: Ctx, vendor: Id) {
  if (!has(ctx, 'incharge')) return null;
  const warehouses = (await ownWarehouses(ctx)).map(({ id }) => id);
  const where = { and: [{ vendor: { equals: vendor } }, { warehouse: { in: warehouses } }] };
  const handled = await ctx.db.row('whether a package of this vendor stands in an own warehouse', 'packages', {
    where,
    select: { vendor: true },
  });
  return (
    handled && ctx.db.row('the photo stands with the package', 'vendors', { where: { id: { equals: vendor } }, select })
  );
}
