/** Access rules for documents, as Payload access functions. Every collection states all its access keys with these. */
import type { Access, AccessArgs, PayloadRequest, Where } from 'payload';
import { notesOf } from '../../authority/requestNotes';
import { actorIn, isAny, isContentEditor, keyOf } from '../../authority/actor';

/** The actions that an API key may take in this request; null for callers without a key. */
export function keyScopesOf(req: PayloadRequest): readonly string[] | null {
  const key = keyOf(actorIn(req));
  return key && [key.scope];
}

export const isAdmin = (req: PayloadRequest): boolean => isAny(req, 'superadmin', 'subadmin');

export const nobody: Access = () => false;
/** For collections that only services read and write. */
export const closed = {
  create: nobody,
  read: nobody,
  update: nobody,
  delete: nobody,
  readVersions: nobody,
} as const;
export const anybody: Access = () => true;
export const onlyAdmins: Access = ({ req }) => isAdmin(req);
export const onlyEditors: Access = ({ req }) => isContentEditor(req);
export const onlySuperAdmin: Access = ({ req }) => isAny(req, 'superadmin');

/** The vendor record of the caller, once per request; null when there is none that is approved. */
export async function vendorIdOf(req: PayloadRequest): Promise<number | string | null> {
  if (!isAny(req, 'vendor')) return null;
  const kept = notesOf(req);
  if (kept.ownVendorId === undefined) {
    const found = await req.payload.find({
      collection: 'vendors',
      where: { and: [{ user: { equals: actorIn(req)?.id } }, { accept: { equals: 1 } }] },
      depth: 0,
      limit: 1,
      pagination: false,
      req,
      overrideAccess: true,
    });
    kept.ownVendorId = found.docs[0]?.id ?? null;
  }
  return kept.ownVendorId;
}

/** The warehouses that name the caller as incharge, once per request. */
async function warehouseIdsOf(req: PayloadRequest): Promise<(number | string)[]> {
  if (!isAny(req, 'incharge')) return [];
  const kept = notesOf(req);
  if (kept.ownWarehouseIds === undefined) {
    const id = actorIn(req)?.id;
    const found = await req.payload.find({
      collection: 'warehouses',
      where: { or: [{ incharge1: { equals: id } }, { incharge2: { equals: id } }, { incharge3: { equals: id } }] },
      depth: 0,
      limit: 100,
      pagination: false,
      req,
      overrideAccess: true,
    });
    kept.ownWarehouseIds = found.docs.map((doc) => doc.id);
  }
  return kept.ownWarehouseIds;
}

type Rule = (args: AccessArgs) => boolean | Where | Promise<boolean | Where>;

/** Allowed when any of the rules allows; filters are joined by "or". */
export const anyOf =
  (...rules: Rule[]): Access =>
  async (args) => {
    const filters: Where[] = [];
    for (const rule of rules) {
      const verdict = await rule(args);
      if (verdict === true) return true;
      if (verdict !== false) filters.push(verdict);
    }
    return filters.length === 0 ? false : filters.length === 1 ? filters[0]! : { or: filters };
  };

/** Documents whose `field` is the account of the caller. Denies everybody without an active account. */
export const ofUser =
  (field: string): Rule =>
  ({ req }) =>
    isAny(req, 'customer') ? { [field]: { equals: actorIn(req)!.id } } : false;

/** Documents whose `field` is the approved vendor of the caller. */
export const ofVendor =
  (field = 'vendor'): Rule =>
  async ({ req }) => {
    const id = await vendorIdOf(req);
    return id === null ? false : { [field]: { equals: id } };
  };

/** Documents whose `field` is one of the warehouses of the caller. */
export const ofWarehouse =
  (field = 'warehouse'): Rule =>
  async ({ req }) => {
    const ids = await warehouseIdsOf(req);
    return ids.length === 0 ? false : { [field]: { in: ids } };
  };

/** Documents that everybody may see, by a condition on the document. */
export const where =
  (condition: Where): Rule =>
  () =>
    condition;

/** Documents that are not hidden, and whose parents at the given paths are not hidden either. */
export const shown = (...above: string[]): Where => ({
  and: ['', ...above.map((path) => `${path}.`)].map((path) => ({ [`${path}status`]: { equals: 1 } })),
});
