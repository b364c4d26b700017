/**
 * Payload keeps a sign-in, a sign-out and a refresh by writing the whole account back as it was read, in the case of a
 * sign-in before the password was hashed, a third of a second earlier. Whatever changed in between (a suspension, a new
 * role, a new password, another sign-in) would be undone. Here such a write changes the one session it is about.
 */
import { entryOf } from '../../authority/entry';
import { Failure } from '../../domain/failure';
import { deviceOf, networkOf } from '../../domain/sessions/deviceOf';
import type { SessionRows, Within } from './types';

type Moment = string | Date;
type Kept = { id: string; createdAt?: Moment; expiresAt: Moment };
type Account = Record<string, unknown> & { sessions: Kept[] };
type Update = {
  collection: string;
  id?: number | string;
  data: Record<string, unknown>;
  req?: Within & { headers?: Headers };
  returning?: boolean;
};
type Users = { updateOne(args: Update): Promise<unknown>; accountSessions?: SessionRows };

/** The sessions just opened, by the account as Payload holds it: a sign-in that fails afterwards takes back its own alone. */
const justOpened = new WeakMap<object, string>();

export function keepSessions(adapter: Users, rows: SessionRows): void {
  const own = adapter.updateOne;
  adapter.accountSessions = rows;
  adapter.updateOne = async function updateOne(args) {
    const { collection, id, data, req } = args;
    if (collection !== 'users' || id === undefined || !Array.isArray(data.sessions)) return own.call(adapter, args);
    if (isAboutSessions(args)) {
      await writeSessions(rows, id, data as Account, req);
      return null;
    }
    // First the account, then its sessions: a sign-in between the two is seen by one of them.
    const { sessions, ...rest } = data as Account;
    const written = await own.call(adapter, { ...args, data: rest });
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

/** The writes of Payload's sign-in, sign-out and refresh leave the date of the last change alone; its lock after wrong passwords has no request. */
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
  // What was read comes as text; what Payload has just made comes as a date.
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
