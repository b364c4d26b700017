/**
 * `npm run admin -- --list` lists the admins; `npm run admin -- --reset <mobile>` restores access for one who is locked
 * out. For operators with access to the server. Exits with 0 on success, 1 on an error, 2 if there is no admin at all.
 */
import { parseArgs } from 'node:util';
import { isFailure } from '../domain/failure';
import { fieldSentences } from '../endpoints/respond';
import { say } from '../endpoints/messages/index';
import { shownSetUpCode } from '../domain/setUpCode';
import type { Ctx } from '../services/ctx';
import { findAdmin, listAllAdmins, restoreAdmin } from '../services/users/restoreAdmin';
import { describeError } from '../telemetry/errors';
import type { User } from '../payload-types';
import { openShop, OPERATOR } from './operator/openShop';
import { askNewPassword, passwordProblem } from './operator/password';
import { openPrompt, readLine } from './operator/prompt';

const HELP = `npm run admin -- --list              the admins of this shop
npm run admin -- --reset <mobile>    a new password for one of them; ends lock, suspension, second step and all sessions
  --generate         draws the password and prints it once
  --password-stdin   reads it from standard input
  ADMIN_PASSWORD     gives it as a variable; without any it is asked for twice`;

type Wish = { reset: string | undefined; list: boolean; generate: boolean; fromStdin: boolean };

/** `help`: it was requested; null: no arguments were given. */
function readWish(): Wish | 'help' | null {
  const flag = { type: 'boolean' } as const;
  try {
    const { values } = parseArgs({
      options: {
        reset: { type: 'string' },
        list: flag,
        generate: flag,
        'password-stdin': flag,
        help: { ...flag, short: 'h' },
      },
      allowPositionals: false,
    });
    if (values.help) return 'help';
    if (!values.list && values.reset === undefined) return null;
    return {
      reset: values.reset,
      list: values.list ?? false,
      generate: values.generate ?? false,
      fromStdin: values['password-stdin'] ?? false,
    };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${HELP}`);
  }
}

async function list(ctx: Ctx, where: string): Promise<number> {
  const admins = await listAllAdmins(ctx);
  if (admins.length === 0) {
    console.log(`The shop in ${where} has no admin: npm run setup makes one.`);
    return 2;
  }
  for (const admin of admins) {
    console.log(
      [
        admin.role_as === 1 ? 'super admin' : 'sub admin',
        admin.name,
        admin.mobile,
        admin.email,
        ...(admin.status === 1 ? [] : ['suspended']),
      ].join('  '),
    );
  }
  return 0;
}

async function newPassword(ctx: Ctx, wish: Wish, admin: User): Promise<string> {
  const { ids } = ctx.gateways;
  if (wish.generate) return shownSetUpCode(`${ids.newRecoveryCode()}${ids.newRecoveryCode()}`);
  const about = [admin.name, admin.email, admin.mobile];
  const given = wish.fromStdin ? await readLine() : process.env.ADMIN_PASSWORD;
  if (given) {
    const problem = passwordProblem(given, about);
    if (problem) throw new Error(problem);
    return given;
  }
  const prompt = openPrompt();
  if (!prompt) throw new Error(`There is no terminal to ask for the password in.\n\n${HELP}`);
  const password = await askNewPassword(prompt, about);
  prompt.close();
  return password;
}

async function reset(ctx: Ctx, wish: Wish, mobile: string): Promise<number> {
  const found = await findAdmin(ctx, mobile);
  console.log(`${found.name}, ${found.mobile}, ${found.email}`);
  const password = await newPassword(ctx, wish, found);
  const { wasSuspended, hadTwoFactor } = await restoreAdmin(ctx, mobile, password, OPERATOR);
  const done = [
    'The password is new, and every session of this account has ended.',
    'A lock after wrong passwords is lifted: a running server does that within ten seconds.',
    ...(wasSuspended ? ['The account was suspended; it no longer is.'] : []),
    ...(hadTwoFactor
      ? ['The second step of signing in was on; it is off now. Turn it on again under Security in the panel.']
      : []),
  ];
  console.log(done.join('\n'));
  if (wish.generate) console.log(`The password, shown this once: ${password}`);
  return 0;
}

async function main(): Promise<number> {
  const wish = readWish();
  if (!wish || wish === 'help') {
    console.log(HELP);
    return wish ? 0 : 1;
  }
  const shop = await openShop();
  try {
    return wish.reset === undefined ? await list(shop.ctx, shop.where) : await reset(shop.ctx, wish, wish.reset);
  } finally {
    await shop.close();
  }
}

try {
  process.exit(await main());
} catch (error) {
  const told = isFailure(error)
    ? Object.values(fieldSentences(error.fields, 'en')).flat().join('\n') || say(error.code, 'en', error.params)
    : describeError(error).message;
  console.error(`Nothing was changed.\n${told}`);
  process.exit(1);
}
