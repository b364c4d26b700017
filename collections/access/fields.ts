/** Field access: what only some may read or write inside a document they may otherwise see. */
import type { FieldAccess } from 'payload';
import { callerOf, isAdmin, isAny } from './rules';

export const adminField: FieldAccess = ({ req }) => isAdmin(req);
export const superAdminField: FieldAccess = ({ req }) => isAny(req, 'superadmin');
export const noField: FieldAccess = () => false;
/** The person the document is about, and admins. */
export const selfOrAdminField: FieldAccess = ({ req, id, doc }) =>
  isAdmin(req) || (callerOf(req) !== null && callerOf(req)!.id === (id ?? (doc as { id?: unknown } | undefined)?.id));

/** The customer a document belongs to, and admins: not the vendor who may see the rest of it. */
export const customerOrAdminField: FieldAccess = ({ req, doc }) => {
  if (isAdmin(req)) return true;
  const customer = (doc as { customer?: unknown } | undefined)?.customer;
  const id = typeof customer === 'object' && customer !== null ? (customer as { id?: unknown }).id : customer;
  return callerOf(req) !== null && callerOf(req)!.id === id;
};

/** Kept by the system: no door but a service or a hook writes it. */
export const kept = { create: noField, update: noField };
export const adminsOnly = { read: adminField, create: adminField, update: adminField };
