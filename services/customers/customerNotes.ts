import type { CustomerNote } from '../../payload-types';
import { actorOf, has, type Ctx, type Id } from '../ctx';
import { fillRelations } from '../fillRelations';
import { readUser } from '../users/readUser';

const why = 'only admins read and write what is noted about a customer';
const MOST_NOTES = 200;

/** The notes about a customer, oldest first. Throws `userNotFound`. */
export async function readCustomerNotes(ctx: Ctx, id: Id): Promise<CustomerNote[]> {
  return notesOf(ctx, (await readUser(ctx, id)).id);
}

/** Adds a note, with its author and the time, and returns all notes. */
export async function addCustomerNote(ctx: Ctx, id: Id, text: string): Promise<CustomerNote[]> {
  const user = await readUser(ctx, id);
  await ctx.db.asSystem(why).create('customer-notes', {
    user: user.id,
    text,
    actor: actorOf(ctx).id,
    actor_role: has(ctx, 'superadmin') ? 'superadmin' : 'subadmin',
  });
  return notesOf(ctx, user.id);
}

async function notesOf(ctx: Ctx, user: Id): Promise<CustomerNote[]> {
  const newest = await ctx.db.rows(why, 'customer-notes', {
    where: { user: { equals: user } },
    sort: ['-createdAt', '-id'],
    limit: MOST_NOTES,
  });
  const named = await fillRelations(ctx, why, newest, { actor: { collection: 'users', select: { name: true } } });
  return named.reverse();
}
