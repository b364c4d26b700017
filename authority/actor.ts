/** The caller, with their roles and credential. Only this module derives it from Payload's request. */
import type { PayloadRequest } from 'payload';
import type { ApiKeyScope } from '../domain/apiKeys/scopes';
import { contentEditors, rolesOf, type Role } from '../domain/permissions';
import type { User } from '../payload-types';

type Id = number | string;

/** A session bound to a token, or an API key inside one scope. */
export type Credential =
  | { readonly kind: 'session'; readonly id: string }
  | { readonly kind: 'key'; readonly id: Id; readonly name: string; readonly scope: ApiKeyScope };

export type Actor = {
  readonly id: Id;
  readonly user: User;
  readonly roles: readonly Role[];
  /** Null: the shop's own code acts for a person without their credential (a job, an import). */
  readonly credential: Credential | null;
};

/** The fields that the auth strategies leave on the account they recognised; `_sid` is Payload's own. */
type Recognised = User & { collection?: string; _sid?: string; _key?: Extract<Credential, { kind: 'key' }> };

/** The account as the API key strategy passes it to Payload. */
export const recognisedByKey = (user: User, key: Extract<Credential, { kind: 'key' }>): Recognised => ({
  ...user,
  collection: 'users',
  _key: key,
});

/** Null: nobody is signed in, or the system itself is acting. */
export function actorIn(req: Pick<PayloadRequest, 'user'>): Actor | null {
  const user = req.user;
  if (!user || user.collection !== 'users') return null;
  return { id: user.id, user, roles: rolesOf(user), credential: credentialOf(user) };
}

/** The roles of the caller; none for visitors and suspended accounts, and none for any other kind of user. */
export const rolesIn = (req: PayloadRequest): readonly Role[] => actorIn(req)?.roles ?? [];

export const isAny = (req: PayloadRequest, ...wanted: readonly Role[]): boolean => {
  const held = rolesIn(req);
  return wanted.some((role) => held.includes(role));
};

/** Admins and content editors. */
export const isContentEditor = (req: PayloadRequest): boolean => isAny(req, ...contentEditors);

function credentialOf({ _key, _sid }: Recognised): Credential | null {
  if (_key) return _key;
  return _sid ? { kind: 'session', id: _sid } : null;
}

/** The session the token is bound to; null for keys and for the system. */
export const sessionOf = (actor: Actor): string | null =>
  actor.credential?.kind === 'session' ? actor.credential.id : null;

/** The API key in use; null for people. */
export const keyOf = (actor: Actor | null): Extract<Credential, { kind: 'key' }> | null =>
  actor?.credential?.kind === 'key' ? actor.credential : null;

export const isAdmin = ({ roles }: Actor): boolean => roles.includes('superadmin') || roles.includes('subadmin');
