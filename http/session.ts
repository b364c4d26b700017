/**
 * The caller of a contract call. Payload's own strategies decide: how a token may be sent, its signature, its age, its
 * session. Only the account is read in a faster way, as one row with its sessions, without access rules, hooks and
 * relations. So a sign-out, a new password and a suspension take effect at once, here as everywhere.
 */
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { executeAuthStrategies, type Payload, type PayloadRequest } from 'payload';
import type { User } from '../payload-types';
import { accountFields } from '../services/users/accountFields';

const withSessions = { ...accountFields, sessions: true } as const;

/** Accounts read for a request, kept until any account or session changes. */
const ACCOUNTS = 2_000;

const short = new WeakMap<Payload, Payload>();

/** The same Payload, except that it reads accounts the faster way. Only accounts sign in. */
function shortOf(payload: Payload): Payload {
  let made = short.get(payload);
  if (!made) {
    const account = accountsOf(payload);
    const findByID = async ({ collection, id }: { collection: string; id: number | string }) =>
      collection === 'users' ? account(id) : null;
    made = Object.create(payload, { findByID: { value: findByID } }) as Payload;
    short.set(payload, made);
  }
  return made;
}

/**
 * Reads an account with its sessions, once until either changes. Each caller gets a copy of its own, because Payload
 * writes on it how it was found.
 */
function accountsOf(payload: Payload): (id: number | string) => Promise<User | null> {
  const kept = new LRUCache<string, { revision: number; user: User }>({ max: ACCOUNTS });
  return async (id) => {
    // Read before the account: if something changes meanwhile, the account counts as outdated.
    const revision = payload.db.accountRevision();
    const known = kept.get(String(id));
    if (known && known.revision === revision) return copyOf(known.user);
    const query = { where: { id: { equals: id } }, select: withSessions, limit: 1 };
    const [user] = await payload.db.rows.find('users', query, undefined);
    if (!user) return null;
    if (revision !== null) kept.set(String(id), { revision, user });
    return copyOf(user);
  };
}

const copyOf = (user: User): User =>
  user.sessions ? { ...user, sessions: user.sessions.map((session) => ({ ...session })) } : { ...user };

/** Most requests of visitors carry nothing that could identify anyone. */
const identifying = ['authorization', 'cookie', 'x-api-key'] as const;

/** False: nobody is signed in; known without a query. */
export const mayBeSignedIn = ({ config }: Payload, { authorization, cookie, ...others }: Request['headers']): boolean =>
  authorization !== undefined ||
  others['x-api-key'] !== undefined ||
  Boolean(cookie?.includes(`${config.cookiePrefix}-token=`));

/** Null if nobody is signed in. */
export async function recognise(req: Pick<PayloadRequest, 'headers' | 'payload'>): Promise<PayloadRequest['user']> {
  const { headers } = req;
  if (!identifying.some((name) => headers.has(name))) return null;
  const { user } = await executeAuthStrategies({ headers, payload: shortOf(req.payload), req: req as PayloadRequest });
  return user;
}

/** Who is signed in by the cookie of a request for a page. */
export type AccountOf = (req: Pick<Request, 'headers'>) => Promise<PayloadRequest['user']>;

/** Only the headers that Payload needs to distinguish a page opened by a person from one loaded by another site. */
const pageHeaders = ['cookie', 'origin', 'sec-fetch-site'] as const;

export const accountOfPages =
  (payload: Payload): AccountOf =>
  async ({ headers: given }) => {
    const headers = new Headers();
    for (const name of pageHeaders) if (typeof given[name] === 'string') headers.set(name, given[name]);
    return recognise({ headers, payload });
  };
