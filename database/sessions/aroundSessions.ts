/**
 * On a sign-in, a sign-out and a refresh, Payload writes back the whole account as it was read, for a sign-in before
 * the password was hashed, a third of a second earlier. Any change in between (a suspension, a new role, a new
 * password, another sign-in) would be undone. Here such a write changes only the one session it is about.
 */
import type { BaseDatabaseAdapter } from 'payload';
import { entryOf } from '../../authority/entry';
import { Failure } from '../../domain/failure';
import { deviceOf, networkOf } from '../../domain/sessions/deviceOf';
import type { SessionRows } from './types';

type Moment = string | Date;
type Kept = { id: string; createdAt?: Moment; expiresAt: Moment };
type Account = Record<string, unknown> & { sessions: Kept[] };
type UpdateOne = BaseDatabaseAdapter['updateOne'];
type Update = Parameters<UpdateOne>[0];

/**
 * The sessions just opened, by Payload's account object: a sign-in that fails afterwards removes only its own session.
 */
const justOpened = new WeakMap<object, string>();

/** `own` is the adapter's call, for every other write. */
export function aroundSessions(own: UpdateOne, rows: SessionRows): UpdateOne {
  return async (args) => {
    const { collection, id, data, req } = args;
    if (collection !== 'users' || id === undefined || !Array.isArray(data.sessions)) return own(args);
    if (isAboutSessions(args)) {
      await writeSessions(rows, id, data as Account, req);
      return null;
    }
    // The account first, then its sessions: a sign-in between the two is seen by one of the reads.
    const { sessions, ...rest } = data as Account;
    const written: unknown = await own({ ...args, data: rest });
    await rows.keepOnly(
      id,
      sessions.map((session) => session.id),
      req,
    );
    return typeof written === 'object' && written !== null && 'sessions' in written
      ? { ...written, sessions }
      : written;
  };
}

/**
 * Payload's writes for sign-in, sign-out and refresh do not change the modification date; its lock after wrong
 * passwords has no request.
 */
const isAboutSessions = ({ data, req }: Update): boolean => data.updatedAt === null || req === undefined;

async function writeSessions(
  rows: SessionRows,
  id: number | string,
  account: Account,
  req: Update['req'],
): Promise<void> {
  const { sessions, hash } = account;
  const own = justOpened.get(account);
  if (own !== undefined && !sessions.some((session) => session.id === own)) return void (await rows.end(id, own, req));
  // Stored dates are read as text; those Payload has just made are dates.
  const opened = sessions.find(({ createdAt }) => createdAt instanceof Date);
  if (!opened) {
    await rows.keepOnly(
      id,
      sessions.map((session) => session.id),
      req,
    );
    const extended = sessions.find(({ expiresAt }) => expiresAt instanceof Date);
    if (extended) await rows.extend(id, extended.id, textOf(extended.expiresAt), req);
    return;
  }
  const createdAt = textOf(opened.createdAt!);
  const session = {
    id: opened.id,
    createdAt,
    expiresAt: textOf(opened.expiresAt),
    device: deviceOf(req?.headers?.get('user-agent') ?? ''),
    address: networkOf(entryOf(req?.headers)?.address ?? ''),
  };
  if (!(await rows.add({ id, hash: String(hash) }, session, req))) throw new Failure('badCredentials');
  justOpened.set(account, opened.id);
  await rows.dropExpired(id, createdAt, req);
}

const textOf = (moment: Moment): string => (moment instanceof Date ? moment.toISOString() : moment);
