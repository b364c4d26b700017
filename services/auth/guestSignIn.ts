import { noEmail } from '../../domain/emails';
import { Failure } from '../../domain/failure';
import { codeRefusal } from '../../domain/guests/codeRefusal';
import { normaliseMobile, type Mobile } from '../../domain/mobiles';
import type { User } from '../../payload-types';
import { withNotes } from '../../authority/requestNotes';
import type { Ctx } from '../ctx';
import { notify } from '../notifications/notify';
import { hashesOf } from '../secrets/secrets';
import { isTwoFactorOn } from '../twoFactors/isTwoFactorOn';
import { hasHistory } from '../users/hasHistory';
import type { OpenedSession } from './openSession';
import { spendCode } from './spendCode';
import { startSession } from './startSession';

type Input = { name: string; token: string; code: string };
export type Entered = { opened: OpenedSession; isNew: boolean };

const why = 'the code proved whose mobile it is';

/**
 * Signs in the holder of a mobile with the code that was sent to it. If the mobile has no account, opens a customer
 * account without a password; the name is used only then. Throws `wrongCode`; after a correct code `accountSuspended`,
 * and `passwordSignIn` for staff and for accounts with a second step.
 */
export async function signInGuest(ctx: Ctx, input: Input): Promise<Entered> {
  const byToken = { token_hash: { in: hashesOf(ctx, input.token) } };
  const spent = await spendCode(ctx, byToken, 'guest', input.code);
  const mobile = normaliseMobile(spent.mobile);
  if (!mobile) throw new Failure('wrongCode');
  // From here on the actor is the holder of the mobile, no matter who was signed in before.
  ctx.req.user = null;
  const known = await holderOf(ctx, mobile);
  const { account, isNew } = known ? { account: known, isNew: false } : await openAccount(ctx, input.name, mobile);
  const mayEnter = (now: User) => refuse(ctx, now, mobile);
  await mayEnter(account);
  if (account.mobile_verify !== 1) await handOver(ctx, account);
  return { opened: await startSession(ctx, account.id, mayEnter), isNew };
}

const holderOf = (ctx: Ctx, { mobile }: Mobile): Promise<User | null> =>
  ctx.db.asSystem(why).findOne('users', { where: { mobile: { equals: mobile } } });

async function openAccount(ctx: Ctx, name: string, mobile: Mobile): Promise<{ account: User; isNew: boolean }> {
  const { ids } = ctx.gateways;
  try {
    const account = await ctx.db.asSystem(why).create('users', {
      name,
      email: noEmail(ids.newDocumentId()),
      mobile: mobile.mobile,
      mobile_prefix: mobile.prefix,
      mobile_verify: 1,
      // A random password that nobody knows.
      password: ids.newToken(),
      has_password: 0,
      role_as: 0,
      status: 1,
    });
    return { account, isNew: true };
  } catch (error) {
    // If two requests open it at once, the unique index let only one through.
    const account = await holderOf(ctx, mobile);
    if (!account) throw error;
    return { account, isNew: false };
  }
}

/** The same digits in another country are another phone. */
async function refuse(ctx: Ctx, account: User, { prefix }: Mobile): Promise<void> {
  if (account.mobile_prefix !== prefix) throw new Failure('passwordSignIn');
  const refusal = codeRefusal(account, { hasSecondStep: await isTwoFactorOn(ctx, account.id) });
  if (refusal) throw new Failure(refusal);
}

/**
 * Another account names this mobile without ever having verified it; the holder just has. The previous user is locked
 * out: the password and the e-mail stop working, and a hook ends the sessions. An account with orders is left alone, so
 * that a mistyped number does not reveal them to a stranger.
 */
async function handOver(ctx: Ctx, account: User): Promise<void> {
  if (await hasHistory(ctx.db, account.id)) throw new Failure('passwordSignIn');
  const { ids } = ctx.gateways;
  await ctx.db.inTransaction(async () => {
    await withNotes(ctx.req, { passwordUnknown: true }, () =>
      ctx.db.asSystem(why).update('users', account.id, {
        email: noEmail(ids.newDocumentId()),
        password: ids.newToken(),
        has_password: 0,
        mobile_verify: 1,
      }),
    );
    await notify(ctx, {
      users: [account.id],
      type: 4,
      en: 'Your mobile is verified by the code. The earlier email and password of this account no longer work: set new ones here.',
      bn: 'কোড দিয়ে আপনার মোবাইল যাচাই হয়েছে। এই অ্যাকাউন্টের আগের ইমেইল ও পাসওয়ার্ড আর কাজ করবে না: এখানে নতুন করে দিন।',
      link: '/account/edit',
    });
  });
}
