import * as contract from '../contract/twoFactors';
import { isTwoFactorOn } from '../services/twoFactors/isTwoFactorOn';
import { offerTwoFactor } from '../services/twoFactors/offerTwoFactor';
import { readTwoFactor } from '../services/twoFactors/readTwoFactor';
import { renewRecovery } from '../services/twoFactors/renewRecovery';
import { resetTwoFactor } from '../services/twoFactors/resetTwoFactor';
import { turnOffTwoFactor } from '../services/twoFactors/turnOffTwoFactor';
import { turnOnTwoFactor } from '../services/twoFactors/turnOnTwoFactor';
import { readUser } from '../services/users/readUser';
import { implement } from './implement';

const own = [
  implement(contract.twoFactorStatus, async (ctx) => {
    const { since, recoveryLeft } = await readTwoFactor(ctx);
    return { status: 200, on: since ? 1 : 0, since, recovery_left: recoveryLeft };
  }),
  implement(contract.twoFactorStart, async (ctx, { body }) => {
    const { secret, address } = await offerTwoFactor(ctx, body.password);
    return { status: 200, secret, address };
  }),
  implement(contract.twoFactorOn, async (ctx, { body }) => ({
    status: 200,
    message: 'twoFactorIsOn',
    recovery_codes: await turnOnTwoFactor(ctx, body.code),
  })),
  implement(contract.twoFactorOff, async (ctx, { body }) => {
    await turnOffTwoFactor(ctx, body);
    return { status: 200, message: 'twoFactorIsOff' };
  }),
  implement(contract.twoFactorRecovery, async (ctx, { body }) => ({
    status: 200,
    message: 'recoveryRenewed',
    recovery_codes: await renewRecovery(ctx, body),
  })),
];

const ofOthers = [
  implement(contract.twoFactorOfUser, async (ctx, { params }) => {
    const user = await readUser(ctx, params.id);
    return { status: 200, on: (await isTwoFactorOn(ctx, user.id)) ? 1 : 0 };
  }),
  implement(contract.twoFactorReset, async (ctx, { params, body }) => {
    await resetTwoFactor(ctx, params.id, body.reason);
    return { status: 200, message: 'twoFactorWasReset' };
  }),
];

export const twoFactorEndpoints = [...own, ...ofOthers];
