import * as auth from '../auth';
import * as passwords from '../passwords';
import * as self from '../self';
import { answered, example, PASSWORD, prepared } from './example';

/** A new user, who can change and lose what demo accounts need for other examples. */
const newcomer = { email: 'rahima.khatun@example.test', mobile: '01811223344', password: 'a-Long-pass-2026' };
const asNewcomer = answered(auth.register, 'token');

export const authExamples = [
  example(auth.register, 'visitor', { body: { name: 'Rahima Khatun', ...newcomer } }),
  example(self.getOtpCode, asNewcomer, { body: { mobile: newcomer.mobile } }),
  example(self.userMobileVerify, asNewcomer, { body: { mobile: newcomer.mobile, code: prepared('sentCode') } }),
  example(self.setProfilePicture, asNewcomer, { files: ['image'] }),
  example(self.deleteProfilePicture, asNewcomer),
  example(self.updateUser, asNewcomer, {
    body: {
      name: 'Rahima Khatun',
      email: 'rahima@example.test',
      mobile: newcomer.mobile,
      current_password: newcomer.password,
    },
  }),
  example(passwords.updatePassword, asNewcomer, {
    body: { oldpassword: newcomer.password, newpassword: 'another-Pass-2026' },
  }),
  example(auth.login, 'visitor', { body: { email: 'customer@demo.test', password: PASSWORD } }),
  example(passwords.forgotPassword, 'visitor', { params: { mobile: '01700000054' } }),
  example(passwords.resetPassword, 'visitor', {
    body: {
      otp_code: prepared('resetCode'),
      token: answered(passwords.forgotPassword, 'token'),
      new_password: 'a-Fresh-pass-2026',
    },
  }),
  example(auth.guestCode, 'visitor', { body: { mobile: '01811223355' } }),
  example(auth.guestSignIn, 'visitor', {
    body: { name: 'Karim Mia', token: answered(auth.guestCode, 'token'), code: prepared('guestCode') },
  }),
  example(auth.activeVendorStatus, 'vendor.fashion'),
  example(auth.superAdminStatus, 'admin'),
  example(auth.warehouseInchargeStatus, 'incharge.dhaka'),
  example(auth.adminPanelPermission, 'admin'),
];

/** Ends the session that `login` began. */
export const lastAuthExamples = [example(auth.logout, answered(auth.login, 'token'))];
