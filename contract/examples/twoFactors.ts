import { loginCode } from '../auth';
import * as twoFactors from '../twoFactors';
import { answered, example, found, PASSWORD, prepared } from './example';

const who = 'vendor.home';
const password = PASSWORD;
const recovery = (nth: number) => answered(twoFactors.twoFactorOn, `recovery_codes.${nth}`);
const id = found('users', 'email', `${who}@demo.test`);

export const twoFactorExamples = [
  example(twoFactors.twoFactorStart, who, { body: { password } }),
  example(twoFactors.twoFactorOn, who, { body: { code: prepared('appCode') } }),
  example(twoFactors.twoFactorStatus, who),
  example(twoFactors.twoFactorOfUser, 'admin', { params: { id } }),
  example(loginCode, 'visitor', { body: { challenge: prepared('challenge'), code: recovery(0) } }),
  example(twoFactors.twoFactorRecovery, who, { body: { password, code: recovery(1) } }),
  example(twoFactors.twoFactorOff, who, {
    body: { password, code: answered(twoFactors.twoFactorRecovery, 'recovery_codes.0') },
  }),
  example(twoFactors.twoFactorReset, 'admin', {
    params: { id: prepared('personWithTwoSteps') },
    body: { reason: 'The phone was stolen; identity checked at the office.' },
  }),
];
