/**
 * The caller of a contract call. Payload's own strategies decide: how a token may be sent, its signature, its age, its
 * session. Only the account is read in a faster way, as one row with its sessions, without access rules, hooks and
 * relations. So a sign-out, a new password and a suspension take effect at once, here as everywhere.
 */
import type { Request } from 'express';
import { executeAuthStrategies, type Payload, type PayloadRequest } from 'payload';
import { accountFields } from '../services/users/accountFields';

const withSessions = { ...accountFields, sessions: true } as const;

const short = new WeakMap<Payload, Payload>();

/** The same Payload, which reads accounts the short way. Nothing but an account signs in. */
function shortOf(payload: Payload): Payload {
  let made = short.get(payload);
  if (!made) {
    const findByID = async ({ collection, id }: { collection: string; id: number | string }) => {
      if (collection !== 'users') return null;
      const query = { where: { id: { equals: id } }, select: withSessions, limit: 1 };
      return (await payload.db.rows.find('users', query, undefined))[0] ?? null;
    };
    made = Object.create(payload, { findByID: { value: findByID } }) as Payload;
    short.set(payload, made);
  }
  return made;
}

/** Null: nobody is signed in. */
export async function recognise(req: Pick<PayloadRequest, 'headers' | 'payload'>): Promise<PayloadRequest['user']> {
  const { headers } = req;
  // Most requests of visitors carry nothing that could identify anyone.
  if (!headers.has('authorization') && !headers.has('cookie') && !headers.has('x-api-key')) return null;
  const { user } = await executeAuthStrategies({ headers, payload: shortOf(req.payload), req: req as PayloadRequest });
  return user;
}

/** Who is signed in by the cookie of a request for a page. */
export type AccountOf = (req: Pick<Request, 'headers'>) => Promise<PayloadRequest['user']>;

/** Only what Payload needs to tell a page that a person opened from one that another site has the browser load. */
const pageHeaders = ['cookie', 'origin', 'sec-fetch-site'] as const;

export const accountOfPages =
  (payload: Payload): AccountOf =>
  async ({ headers: given }) => {
    const headers = new Headers();
    for (const name of pageHeaders) if (typeof given[name] === 'string') headers.set(name, given[name]);
    return recognise({ headers, payload });
  };
