import { notesOf } from '../../authority/requestNotes';
import { Failure } from '../../domain/failure';
import type { User } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { dropFiles, filesOf, type Kept } from '../media/files';
import { removeFiles } from '../media/removeFiles';
import { refId } from '../relations';
import { dropAccountRecords, filesOfApplication, pendingApplication } from './dropAccountRecords';
import { hasHistory } from './hasHistory';
import { isProtected } from './isProtected';
import { readUser } from './readUser';

/**
 * Deletes a customer's account permanently. An account with orders loses all personal data, and its record stays
 * without a name, so that orders, packages and returns still add up.
 */
export async function deleteAccount(ctx: Ctx, id: Id): Promise<void> {
  const files = await ctx.db.inTransaction(async () => {
    const user = await readUser(ctx, id);
    if (await isProtected(ctx.db, user)) throw new Failure('protectedAccount');
    const application = await filesOfPending(ctx, user.id);
    await leaveWarehouses(ctx, user);
    if (await hasHistory(ctx.db, user.id)) {
      await emptyAccount(ctx, user);
      await dropAccountRecords(ctx.db, user.id);
    } else {
      // The hook must not check this again.
      notesOf(ctx.req).withoutHistory = user.id;
      await ctx.db.asActor.remove('users', user.id);
    }
    return { picture: refId(user.image), application };
  });
  await removeFiles(ctx, 'media', [files.picture], 'profile');
  for (const kept of ['media', 'documents'] as const) await dropFiles(ctx.db.payload, kept, files.application[kept]);
}

async function emptyAccount(ctx: Ctx, user: User): Promise<void> {
  const handle = String(user.id).slice(-10).padStart(10, '0');
  await ctx.db.asSystem('the super admin deletes the account').update('users', user.id, {
    name: 'Deleted User',
    email: `deleted-${user.id}@deleted.invalid`,
    mobile: `x${handle}`,
    password: ctx.gateways.ids.newToken(),
    image: null,
    status: 0,
    mobile_verify: 0,
    user_verify: 0,
    is_incharge: 0,
    is_editor: 0,
    deleted: 1,
  });
}

/** A warehouse must not name a deleted account; the second or third person moves up to the first place. */
async function leaveWarehouses(ctx: Ctx, user: User): Promise<void> {
  if (user.is_incharge !== 1) return;
  const named = ctx.db.asSystem('a deleted account is no incharge');
  const slots = ['incharge1', 'incharge2', 'incharge3'] as const;
  const warehouses = await named.find('warehouses', {
    where: { or: slots.map((slot) => ({ [slot]: { equals: user.id } })) },
  });
  for (const warehouse of warehouses) {
    const left = slots
      .map((slot) => refId(warehouse[slot]))
      .filter((id) => id !== null && String(id) !== String(user.id));
    if (left.length === 0) throw new Failure('refused');
    await named.update('warehouses', warehouse.id, {
      incharge1: left[0],
      incharge2: left[1] ?? null,
      incharge3: left[2] ?? null,
    });
  }
}

/** The file names of a pending application: its records are deleted with the account. */
async function filesOfPending(ctx: Ctx, user: Id): Promise<Record<Kept, string[]>> {
  const application = await pendingApplication(ctx.db, user);
  if (!application) return { media: [], documents: [] };
  const { media, documents } = filesOfApplication(application);
  const why = 'files of a pending application go with its account';
  const photos = await ctx.db.rows(why, 'media', {
    where: { and: [{ id: { in: media } }, { purpose: { equals: 'application' } }] },
    sort: 'id',
  });
  const papers = await ctx.db.rows(why, 'documents', { where: { id: { in: documents } }, sort: 'id' });
  return { media: photos.flatMap(filesOf), documents: papers.flatMap(filesOf) };
}
