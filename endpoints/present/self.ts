import { emailOf } from '../../domain/emails';
import { rolesOf } from '../../domain/permissions';
import type { User } from '../../payload-types';
import { flag } from './flags';
import { picturePath } from './picture';

/** The signed-in person, for themselves. */
export const presentSelf = (user: User) => ({
  id: user.id,
  name: user.name,
  email: emailOf(user),
  mobile: user.mobile,
  image: picturePath(user.image, 'thumbnail'),
  role_as: user.role_as,
  is_vendor: flag(user.is_vendor),
  is_incharge: flag(user.is_incharge),
  is_editor: flag(user.is_editor),
  status: flag(user.status),
  mobile_verify: flag(user.mobile_verify),
  has_password: flag(user.has_password),
  user_verify: flag(user.user_verify),
  created_at: user.createdAt,
  updated_at: user.updatedAt,
});

/** The name of the role a person signs in as; the first that applies. */
function presentRole(user: User): 'admin' | 'subadmin' | 'vendor' | 'incharge' | 'editor' | '' {
  const held = rolesOf(user);
  if (held.includes('superadmin')) return 'admin';
  if (held.includes('subadmin')) return 'subadmin';
  if (held.includes('vendor')) return 'vendor';
  if (held.includes('incharge')) return 'incharge';
  return held.includes('editor') ? 'editor' : '';
}

export const presentSession = ({ token, user }: { token: string; user: User }) => ({
  token,
  username: user.name,
  mobile: user.mobile,
  role: presentRole(user),
  image: picturePath(user.image, 'thumbnail'),
});
