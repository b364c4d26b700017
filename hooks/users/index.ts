/** The hooks of users, by what they ensure. */
import type { CollectionConfig } from 'payload';
import { askCurrentPassword } from './askCurrentPassword';
import { endSessions } from './endSessions';
import { guardDelete } from './guardDelete';
import { guardRoles } from './guardRoles';
import { clearSignInGuard, guardSignIn } from './guardSignIn';
import { recordSignIn } from './recordSignIn';
import { refuseEasy } from './refuseEasyPassword';
import { unverifyMobile } from './unverifyMobile';

export const userHooks: Omit<NonNullable<CollectionConfig['hooks']>, 'beforeLogin'> = {
  beforeOperation: [guardSignIn],
  afterLogin: [clearSignInGuard, recordSignIn],
  beforeChange: [refuseEasy, guardRoles, askCurrentPassword, unverifyMobile, endSessions],
  beforeDelete: [guardDelete],
};
