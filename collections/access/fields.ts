/** Field access: fields that only some may read or write inside a document they may otherwise see. */
import type { FieldAccess, PayloadRequest } from 'payload';
import { actorIn } from '../../authority/actor';
import { idIn } from '../../services/relations';
import { isAdmin, isAny, vendorIdOf } from './rules';

export const adminField: FieldAccess = ({ req }) => isAdmin(req);
export const superAdminField: FieldAccess = ({ req }) => isAny(req, 'superadmin');
const noField: FieldAccess = () => false;
/** The person the document is about, and admins. */
export const selfOrAdminField: FieldAccess = ({ req, id, doc }) =>
  isAdmin(req) || isSelf(req, id ?? (doc as { id?: unknown } | undefined)?.id);

const isSelf = (req: PayloadRequest, id: unknown): boolean => {
  const actor = actorIn(req);
  return actor !== null && actor.id === id;
};

/** The customer a document belongs to, and admins: not the vendor who may see the rest of it. */
export const customerOrAdminField: FieldAccess = ({ req, doc }) => {
  if (isAdmin(req)) return true;
  const customer = (doc as { customer?: unknown } | undefined)?.customer;
  const id = typeof customer === 'object' && customer !== null ? (customer as { id?: unknown }).id : customer;
  return isSelf(req, id);
};

/** Maintained by the system: only services and hooks write it. */
export const kept = { create: noField, update: noField };

/** The vendor a document belongs to, and admins. */
export const vendorOrAdminField: FieldAccess = async ({ req, doc }) => {
  if (isAdmin(req)) return true;
  const own = await vendorIdOf(req);
  return own !== null && String(own) === String(idIn((doc as { vendor?: unknown } | undefined)?.vendor));
};
