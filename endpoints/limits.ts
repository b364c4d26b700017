/** How often a call may be made: by address, by account, by mobile. The counters are the gateway's. */
import { login } from '../contract/auth';
import type { CallLimit, Route } from '../contract/route';
import { Failure } from '../domain/failure';
import { normaliseMobile } from '../domain/mobiles';
import type { Ctx } from '../services/ctx';
import { addressKey } from './addressKey';

/** Pictures are decoded and re-encoded, which costs the most of all. */
const uploads: CallLimit[] = [
  { per: 'address', points: 240, perSeconds: 600 },
  { per: 'account', points: 120, perSeconds: 600 },
];

/** What is left of the window closest to its limit, as response headers. */
export type Allowance = { 'RateLimit-Limit': string; 'RateLimit-Remaining': string; 'RateLimit-Reset': string };

export const allowanceOf = (limit: number, { remaining, reset }: { remaining: number; reset: number }): Allowance => ({
  'RateLimit-Limit': String(limit),
  'RateLimit-Remaining': String(remaining),
  'RateLimit-Reset': String(reset),
});

/** Checked by address and account before anything is read. Throws `tooMany` with the seconds to wait. */
export async function spend(route: Route, ctx: Ctx): Promise<Allowance | null> {
  const upload = route.files ? await spendUpload(ctx) : null;
  const own = await spendAll(
    ctx,
    route.name,
    (route.limits ?? []).filter((limit) => limit.per !== 'mobile'),
  );
  return own ?? upload;
}

/** A picture uploaded through the CMS's REST API counts with the others. */
export const spendUpload = (ctx: Ctx): Promise<Allowance | null> => spendAll(ctx, 'upload', uploads);

/** Checked once the input is known: by the mobile it names. */
export async function spendMobile(
  route: Route,
  ctx: Ctx,
  input: { params?: unknown; body?: unknown },
): Promise<Allowance | null> {
  const limits = (route.limits ?? []).filter((limit) => limit.per === 'mobile');
  if (limits.length === 0) return null;
  const { mobile } = { ...(input.params as { mobile?: string }), ...(input.body as { mobile?: string }) };
  const key = mobile ? normaliseMobile(mobile)?.mobile : undefined;
  return key ? spendAll(ctx, route.name, limits, key) : null;
}

const cmsCalls: CallLimit[] = [{ per: 'address', points: 1_200, perSeconds: 60 }];
/** The CMS's sign-in, password and unlock calls. */
const cmsAccountWrites: CallLimit[] = [{ per: 'address', points: 60, perSeconds: 300 }];

/**
 * The CMS REST API has no declared calls: one limit for all of it, a narrow one where passwords and tokens are checked.
 */
export async function spendCms(
  limits: Ctx['gateways']['limits'],
  address: string,
  path: string,
  method: string,
): Promise<Allowance | null> {
  const ctx = { ip: address, actor: null, gateways: { limits } };
  const all = await spendAll(ctx, 'cms', cmsCalls);
  if (method !== 'POST' || !/^\/users\/[a-z-]+\/?$/i.test(path)) return all;
  // Sign-ins from one address count together, whichever entry point they use.
  if (/^\/users\/login\/?$/i.test(path)) return spendAll(ctx, login.name, login.limits);
  return spendAll(ctx, 'cms-account', cmsAccountWrites);
}

type Spender = { ip: string; actor: { id: unknown } | null; gateways: { limits: Ctx['gateways']['limits'] } };

/**
 * Takes a point from each window. Returns what is left of the window with the smallest share left; null when none
 * applies.
 */
async function spendAll(
  ctx: Spender,
  name: string,
  limits: readonly CallLimit[],
  mobile?: string,
): Promise<Allowance | null> {
  let least = Infinity;
  let allowance: Allowance | null = null;
  for (const { per, points, perSeconds } of limits) {
    const key = per === 'address' ? addressKey(ctx.ip) : per === 'account' ? ctx.actor && String(ctx.actor.id) : mobile;
    if (!key) continue;
    const spent = await ctx.gateways.limits.spend({ name: `${name}:${per}`, points, perSeconds }, key);
    if (spent.wait > 0) throw new Failure('tooMany', { params: { seconds: spent.wait, limit: points } });
    if (spent.remaining / points >= least) continue;
    least = spent.remaining / points;
    allowance = allowanceOf(points, spent);
  }
  return allowance;
}
