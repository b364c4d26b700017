import { Failure } from '../../domain/failure';
import type { Package, PackageNote } from '../../payload-types';
import { actorOf, has, type Ctx, type Id } from '../ctx';
import { inchargePackage } from './inchargePackage';

const why = 'only admins and the staff of the package’s warehouse read and write its notes';
const MOST_NOTES = 200;

/**
 * The notes on a package, oldest first. For admins and the staff of its warehouse; for others the package counts as not
 * found.
 */
export async function readNotes(ctx: Ctx, trackingId: string): Promise<PackageNote[]> {
  const { id } = await packageOf(ctx, trackingId);
  return notesOf(ctx, id);
}

/** Adds a note, with its author and the time, and returns all notes. */
export async function addNote(ctx: Ctx, trackingId: string, text: string): Promise<PackageNote[]> {
  const sent = await packageOf(ctx, trackingId);
  await ctx.db.asSystem(why).create('package-notes', {
    package: sent.id,
    tracking_id: sent.tracking_id,
    text,
    actor: actorOf(ctx).id,
    actor_role: roleOf(ctx),
  });
  return notesOf(ctx, sent.id);
}

const isAdmin = (ctx: Ctx): boolean => has(ctx, 'superadmin') || has(ctx, 'subadmin');

function roleOf(ctx: Ctx): string {
  if (!isAdmin(ctx)) return 'incharge';
  return has(ctx, 'superadmin') ? 'superadmin' : 'subadmin';
}

async function packageOf(ctx: Ctx, trackingId: string): Promise<Package> {
  if (!isAdmin(ctx)) return inchargePackage(ctx, trackingId);
  const found = await ctx.db.asActor.findOne('packages', { where: { tracking_id: { equals: trackingId } } });
  if (!found) throw new Failure('notFound');
  return found;
}

async function notesOf(ctx: Ctx, id: Id): Promise<PackageNote[]> {
  const newest = await ctx.db.asSystem(why).find('package-notes', {
    where: { package: { equals: id } },
    sort: ['-createdAt', '-id'],
    limit: MOST_NOTES,
    depth: 1,
    populate: { users: { name: true }, packages: {} },
  });
  return newest.reverse();
}
