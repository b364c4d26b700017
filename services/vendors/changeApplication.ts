import type { ReceivedFile } from '../../contract/route';
import type { Vendor } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { removeFiles } from '../media/removeFiles';
import { withFiles } from '../media/withFiles';
import { refId } from '../relations';
import { documentFields, fileKindOf, type ApplicationFile } from './applicationFiles';
import { checkApplication, type Application } from './checkApplication';
import { readVendor } from './readVendor';

/** Changes a vendor's record for an admin; replaced pictures are deleted afterwards. */
export async function changeApplication(
  ctx: Ctx,
  id: Id,
  form: Application,
  files: Partial<Record<ApplicationFile, ReceivedFile>>,
): Promise<Vendor> {
  const before = await readVendor(ctx, id);
  const data = await checkApplication(ctx, form);
  await withFiles(ctx, files, fileKindOf(form.business_name, refId(before.user) ?? before.id), (ids) =>
    ctx.db.inTransaction(() => ctx.db.asActor.update('vendors', before.id, { ...data, ...ids })),
  );
  if (files.image) await removeFiles(ctx, 'media', [refId(before.image)], 'application');
  await removeFiles(
    ctx,
    'documents',
    documentFields.filter((field) => files[field]).map((field) => refId(before[field])),
  );
  return readVendor(ctx, before.id);
}
