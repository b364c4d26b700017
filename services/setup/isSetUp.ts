import type { Payload } from 'payload';
import { Failure } from '../../domain/failure';
import type { Ctx } from '../ctx';
import type { Db } from '../db/types';

const state = globalThis as { haatSetUp?: WeakSet<Payload> };

/** Whether there is a super admin. Read from the database each time. */
export async function hasOwner(db: Db): Promise<boolean> {
  const owners = { and: [{ role_as: { equals: 1 } }, { deleted: { equals: 0 } }] };
  return (
    (await db.row('a shop belongs to its super admin', 'users', { where: owners, select: { role_as: true } })) !== null
  );
}

/** Whether the shop is set up. A super admin is never deleted, so this process stops asking once there is one. */
export async function isSetUp(db: Db): Promise<boolean> {
  const known = (state.haatSetUp ??= new WeakSet());
  if (known.has(db.payload)) return true;
  if (!(await hasOwner(db))) return false;
  known.add(db.payload);
  return true;
}

/** For operations that make no sense before the shop is set up. Throws `notSetUp`. */
export async function mustBeSetUp({ db }: Ctx): Promise<void> {
  if (!(await isSetUp(db))) throw new Failure('notSetUp');
}
