import * as users from '../users';
import { example, found } from './example';

const of = (email: string) => ({ params: { id: found('users', 'email', email) } });
const shopper = of('shopper2@demo.test');
const other = of('shopper3@demo.test');
const window = { offset: 0, limit: 20 };

export const userExamples = [
  example(users.getAdminAllUser, 'admin', { params: window, query: { sort: 'name' } }),
  example(users.adminSearchAllUser, 'admin', { params: { keyword: 'Ayesha' }, query: window }),
  example(users.getAllSuspendedUser, 'admin', { query: window }),
  example(users.getSingleUser, 'admin', shopper),
  example(users.makeUserAdmin, 'admin', shopper),
  example(users.removeUserAdmin, 'admin', shopper),
  example(users.makeUserSubadmin, 'admin', shopper),
  example(users.removeUserSubadmin, 'admin', shopper),
  example(users.makeUserEditor, 'admin', shopper),
  example(users.removeUserEditor, 'admin', shopper),
  example(users.verifyUserAccount, 'admin', shopper),
  example(users.verifyRemoveUserAccount, 'admin', shopper),
  example(users.verifyUserMobile, 'admin', of('newcomer@demo.test')),
  example(users.resetUserPassword, 'admin', other),
  example(users.suspendUser, 'admin', other),
  example(users.removeSuspendUser, 'admin', other),
  example(users.deleteUserAccount, 'admin', of('rahima@example.test')),
];
