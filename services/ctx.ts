/** What every service receives: the caller, the database, the gateways, the clock. Made once per request or job. */
import type { PayloadRequest } from 'payload';
import type { Actor } from '../authority/actor';
import type { Id } from '../domain/ids';
import type { Role } from '../domain/permissions';
import type { Gateways } from '../gateways/types';
import type { Window } from '../gateways/limits/limits';
import type { Db } from './db/types';
import { Failure } from '../domain/failure';
import type { Shop, Warehouse } from '../payload-types';

export type Language = 'en' | 'bn';

export type { Actor, Id };

export type Ctx = {
  /** Null when nobody is signed in. */
  actor: Actor | null;
  db: Db;
  gateways: Gateways;
  /** The moment of the request. Services never read a clock of their own. */
  now: Date;
  language: Language;
  requestId: string;
  ip: string;
  /** The key for hashes and encryption; never logged or returned. */
  secret: string;
  /** Other secrets that are still accepted for existing hashes and seals (`services/secrets`). */
  otherSecrets: readonly string[];
  /** True when the product runs in demo mode. */
  demo: boolean;
  /** The Payload request, which carries the transaction. Only `services/db/` and effects use it. */
  req: PayloadRequest;
};

/** The signed-in actor. Throws `unauthorized` when nobody is. */
export function actorOf(ctx: Ctx): Actor {
  if (!ctx.actor) throw new Failure('unauthorized');
  return ctx.actor;
}

export const has = (ctx: Ctx, ...wanted: Role[]): boolean => wanted.some((role) => ctx.actor?.roles.includes(role));

export type { Shop, Warehouse, Window };
