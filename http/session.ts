/**
 * Who asks, for the calls of the contract. Payload's own strategies decide: how a token may travel, its signature, its age,
 * its session. Only the account is read in a shorter way, as one row with its sessions, without access rules, hooks and
 * relations. So a sign-out, a new password and a suspension count at once, here as everywhere.
 */
import { executeAuthStrategies, type Payload, type PayloadRequest } from 'payload';
import { accountFields } from '../services/users/accountFields';

const withSessions = { ...accountFields, sessions: true } as const;

type FindById = { collection: string; id: number | string };

const short = new WeakMap<Payload, Payload>();

/** The same Payload, which reads accounts the short way. */
function shortOf(payload: Payload): Payload {
  let made = short.get(payload);
  if (!made) {
    const findByID = (args: FindById) =>
      args.collection === 'users'
        ? payload.db.findOne({ collection: 'users', where: { id: { equals: args.id } }, select: withSessions })
        : payload.findByID(args as never);
    made = Object.create(payload, { findByID: { value: findByID } }) as Payload;
    short.set(payload, made);
  }
  return made;
}

/** Null: nobody is signed in. */
export async function recognise(req: Pick<PayloadRequest, 'headers' | 'payload'>): Promise<PayloadRequest['user']> {
  const { headers } = req;
  // Nothing that could name somebody travels with most requests of visitors.
  if (!headers.has('authorization') && !headers.has('cookie') && !headers.has('x-api-key')) return null;
  const { user } = await executeAuthStrategies({ headers, payload: shortOf(req.payload), req: req as PayloadRequest });
  return user;
}
