import { emailOf } from '../../domain/emails';
import type { z } from 'zod';
import type { SuspensionShape, userShape } from '../../contract/users';
import type { AuditLog, User } from '../../payload-types';
import { flag } from './flags';
import { imagePath } from './image';

/** From the audit log. */
export const presentSuspension = (entry: AuditLog | null): SuspensionShape | null =>
  entry && { reason: entry.reason ?? '', by_name: entry.actor_name ?? '', created_at: entry.createdAt };

/** An account as admins see it; `image` populated. */
export function presentUser(user: User): z.input<typeof userShape> {
  return {
    id: user.id,
    name: user.name,
    email: emailOf(user),
    mobile: user.mobile,
    image: imagePath(user.image, 'thumbnail'),
    role_as: user.role_as === 1 ? 1 : user.role_as === 2 ? 2 : 0,
    is_vendor: flag(user.is_vendor),
    is_incharge: flag(user.is_incharge),
    is_editor: flag(user.is_editor),
    status: flag(user.status),
    mobile_verify: flag(user.mobile_verify),
    user_verify: flag(user.user_verify),
    created_at: user.createdAt,
    updated_at: user.updatedAt,
  };
}
