/** The roles, most privileged first. One person may have several; a customer is anybody with an active account. */
export const roles = ['superadmin', 'subadmin', 'vendor', 'incharge', 'editor', 'customer'] as const;
export type Role = (typeof roles)[number];

/** Both kinds of admin. */
export const admins = ['superadmin', 'subadmin'] as const satisfies readonly Role[];
/** The role that may change roles, delete accounts and issue API keys. */
export const superAdmin = ['superadmin'] as const satisfies readonly Role[];

/** The roles that edit the shop's content: pictures, videos, policies, pages, announcements. */
export const contentEditors = ['superadmin', 'subadmin', 'editor'] as const satisfies readonly Role[];

/** What content editors write with autosaved drafts: whoever opens one locks it for the others. */
export const lockedWhileWritten = { collections: ['pages'], globals: ['policies'] } as const;

/** Staff, who sign in to the panel: admins, vendors, incharges and editors. */
export const staff = ['superadmin', 'subadmin', 'vendor', 'incharge', 'editor'] as const satisfies readonly Role[];
export const isStaff = (held: readonly Role[]): boolean => held.some((role) => role !== 'customer');

/** The fields the roles are derived from, as stored on the user. */
export type RoleMarks = {
  role_as?: unknown;
  is_vendor?: unknown;
  is_incharge?: unknown;
  is_editor?: unknown;
  status?: unknown;
};

/** The roles of an account; none when it is suspended. */
export function rolesOf(user: RoleMarks): Role[] {
  if (user.status !== 1) return [];
  const held: Role[] = ['customer'];
  if (user.role_as === 1) held.push('superadmin');
  if (user.role_as === 2) held.push('subadmin');
  if (user.is_vendor === 1) held.push('vendor');
  if (user.is_incharge === 1) held.push('incharge');
  if (user.is_editor === 1) held.push('editor');
  return held;
}
