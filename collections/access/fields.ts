/** Field access: fields that only some may read or write inside a document they may otherwise see. */
import type { FieldAccess, PayloadRequest } from 'payload';
import { actorIn, isAny } from '../../authority/actor';
import { isAdmin, vendorIdOf } from './rules';

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
  return isSelf(req, idOf((doc as { customer?: unknown } | undefined)?.customer));
};

const idOf = (relation: unknown): unknown =>
  typeof relation === 'object' && relation !== null ? (relation as { id?: unknown }).id : relation;

/** Maintained by the system: only services and hooks write it. */
export const kept = { create: noField, update: noField };

/** The vendor a document belongs to, and admins. */
export const vendorOrAdminField: FieldAccess = async ({ req, doc }) => {
  if (isAdmin(req)) return true;
  const own = await vendorIdOf(req);
  return own !== null && String(own) === String(idOf((doc as { vendor?: unknown } | undefined)?.vendor));
};
