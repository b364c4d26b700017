import { invalid } from '../../domain/failure';
import { normaliseMobile, type Mobile } from '../../domain/mobiles';
import type { Ctx, Id } from '../ctx';
import { refuseEasyPassword } from './refuseEasyPassword';
import { openSession, type OpenedSession } from './openSession';

type Input = { name: string; email: string; mobile: string; password: string };

/** Opens a customer account and signs in. Names the field when the mobile is wrong, or the e-mail or mobile is in use. */
export async function registerUser(ctx: Ctx, input: Input): Promise<OpenedSession> {
  const mobile = mobileOf(input.mobile);
  refuseEasyPassword(input.password, 'password', [input.name, input.email, mobile.mobile]);
  await refuseTaken(ctx, { email: input.email, mobile: mobile.mobile });
  const account = {
    name: input.name,
    email: input.email,
    mobile: mobile.mobile,
    mobile_prefix: mobile.prefix,
    password: input.password,
    role_as: 0,
    status: 1,
  };
  try {
    await ctx.db.asSystem('everybody may open an account for themselves').create('users', account);
  } catch (error) {
    // If sent twice at once, the unique index let only one through.
    await refuseTaken(ctx, { email: input.email, mobile: mobile.mobile });
    throw error;
  }
  return openSession(ctx, input.email, input.password);
}

export function mobileOf(typed: string): Mobile {
  const mobile = normaliseMobile(typed);
  if (!mobile) throw invalid({ mobile: 'wrongMobile' });
  return mobile;
}

/** Every e-mail and mobile belongs to one account only; `self` may keep its own. */
export async function refuseTaken(ctx: Ctx, wanted: { email: string; mobile: string }, self?: Id): Promise<void> {
  const found = await ctx.db.asSystem('an e-mail and a mobile must be unique').find('users', {
    where: { or: [{ email: { equals: wanted.email } }, { mobile: { equals: wanted.mobile } }] },
    select: { email: true, mobile: true },
    limit: 3,
  });
  const others = found.filter((user) => user.id !== self);
  const problems: Record<string, string> = {};
  if (others.some((user) => user.email === wanted.email)) problems.email = 'taken';
  if (others.some((user) => user.mobile === wanted.mobile)) problems.mobile = 'taken';
  if (Object.keys(problems).length > 0) throw invalid(problems);
}
