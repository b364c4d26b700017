/** Who may do what with the documents of the CMS, found by calling its own access rules as each kind of person. */
import type { Access, FieldAccess, PayloadRequest } from 'payload';
import { roles, type Role } from '../../../domain/permissions';

export type CmsWho = 'public' | readonly Role[];

const marks: Record<Role, object> = {
  superadmin: { role_as: 1 },
  subadmin: { role_as: 2 },
  vendor: { is_vendor: 1 },
  incharge: { is_incharge: 1 },
  editor: { is_editor: 1 },
  customer: {},
};
const nobodys = { role_as: 0, is_vendor: 0, is_incharge: 0, is_editor: 0, status: 1 };

/** A request of someone who has one record of each kind. */
const requestOf = (role: Role | null): PayloadRequest =>
  ({
    user: role && { id: 1, collection: 'users', ...nobodys, ...marks[role] },
    context: {},
    headers: new Headers(),
    payload: { find: () => Promise.resolve({ docs: [{ id: 1 }] }) },
  }) as unknown as PayloadRequest;

/** The roles that a rule admits, even if only to some documents; everybody if it admits visitors. */
export async function whoMay(rule: Access | undefined): Promise<CmsWho> {
  const may = async (role: Role | null) => (rule ? (await rule({ req: requestOf(role) })) !== false : role !== null);
  if (await may(null)) return 'public';
  const allowed = await Promise.all(roles.map(async (role) => ((await may(role)) ? [role] : [])));
  return allowed.flat();
}

/** Whether anybody may read or write a field. */
export async function isOpen(rule: FieldAccess | undefined): Promise<boolean> {
  if (!rule) return true;
  const verdicts = await Promise.all(roles.map(async (role) => rule({ req: requestOf(role), doc: { id: 1 }, id: 1 })));
  return verdicts.some(Boolean);
}
