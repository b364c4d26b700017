/**
 * Who asks, for the calls of the contract: the token is checked once, and one read of the account shows that it is there and
 * that the session the token is bound to is still open. So a sign-out, a new password and a suspension count at once.
 * The CMS REST API and the panel ask Payload's own strategies; both agree on every token.
 */
import { extractJWT, type Payload } from 'payload';
import { jwtVerify } from 'jose';
import { recognizeApiKey } from '../hooks/users/recognizeApiKey';
import type { User } from '../payload-types';

/** What the services see of the account: nothing that proves a password. */
const accountFields = {
  name: true,
  email: true,
  mobile: true,
  mobile_prefix: true,
  image: true,
  role_as: true,
  is_vendor: true,
  is_incharge: true,
  status: true,
  mobile_verify: true,
  user_verify: true,
  deleted: true,
  sessions: true,
  createdAt: true,
  updatedAt: true,
} as const;
const VERSION = 1;

export type Caller = User & { collection: 'users'; _strategy: string; _sid?: string };

const keys = new WeakMap<Payload, Uint8Array>();

function keyOf(payload: Payload): Uint8Array {
  let key = keys.get(payload);
  if (!key) keys.set(payload, (key = new TextEncoder().encode(payload.secret)));
  return key;
}

/** Null: nobody is signed in. */
export async function callerIn(payload: Payload, headers: Headers): Promise<Caller | null> {
  const token = extractJWT({ headers, payload });
  const bySession = token ? await ofToken(payload, token) : null;
  if (bySession || !headers.has('x-api-key')) return bySession;
  const { user } = await recognizeApiKey({ headers, payload } as never);
  return user as Caller | null;
}

async function ofToken(payload: Payload, token: string): Promise<Caller | null> {
  const claims = await claimsOf(payload, token);
  if (!claims) return null;
  const user = (await payload.db.findOne({
    collection: 'users',
    where: { id: { equals: claims.id } },
    select: accountFields as never,
  })) as unknown as User | null;
  if (!user || !(user.sessions ?? []).some(({ id }) => id === claims.sid)) return null;
  return { ...user, collection: 'users', _strategy: 'local-jwt', _sid: claims.sid };
}

type Claims = { id: number | string; sid: string };

/** What the token says, when it is signed with the secret, not over, and one of an account's. */
async function claimsOf(payload: Payload, token: string): Promise<Claims | null> {
  try {
    const { payload: claims, protectedHeader } = await jwtVerify(token, keyOf(payload));
    const { id, collection, sid } = claims as { id?: unknown; collection?: unknown; sid?: unknown };
    if (protectedHeader.authVersion !== VERSION || collection !== 'users' || typeof sid !== 'string') return null;
    return typeof id === 'number' || typeof id === 'string' ? { id, sid } : null;
  } catch {
    return null;
  }
}
