/** The hooks of users, by what they ensure. */
import type { CollectionConfig } from 'payload';
import { askCurrentPassword } from './askCurrentPassword';
import { closeShop } from './closeShop';
import { endSessions } from './endSessions';
import { guardCredentials, tellCredentials } from './guardCredentials';
import { guardDelete } from './guardDelete';
import { guardRoles } from './guardRoles';
import { guardSignIn, settleRefusal, settleSignIn } from './guardSignIn';
import { hashResetToken } from './hashResetToken';
import { notePassword } from './notePassword';
import { recordSignIn } from './recordSignIn';
import { refuseEasy } from './refuseEasyPassword';
import { unverifyMobile } from './unverifyMobile';

export const userHooks: Omit<NonNullable<CollectionConfig['hooks']>, 'beforeLogin'> = {
  beforeOperation: [guardSignIn],
  afterLogin: [settleSignIn, recordSignIn],
  afterError: [settleRefusal],
  beforeChange: [
    refuseEasy,
    guardRoles,
    askCurrentPassword,
    guardCredentials,
    unverifyMobile,
    endSessions,
    notePassword,
    hashResetToken,
  ],
  afterChange: [tellCredentials, closeShop],
  beforeDelete: [guardDelete],
};
