/** How often a call may be made: by address, by account, by mobile. The counters are the gateway's. */
import type { CallLimit, Route } from '../contract/route';
import { Failure } from '../domain/failure';
import { normaliseMobile } from '../domain/mobiles';
import type { Ctx } from '../services/ctx';

/** All calls of an address together. Generous: a phone company puts thousands of people behind one address. */
const everything: CallLimit[] = [{ per: 'address', points: 3_000, perSeconds: 60 }];
/** Pictures are decoded and made anew, which costs the most of all. */
const uploads: CallLimit[] = [
  { per: 'address', points: 240, perSeconds: 600 },
  { per: 'account', points: 120, perSeconds: 600 },
];

/** Before anything is read: by address and account. Throws `tooMany` with the seconds to wait. */
export async function spend(route: Route, ctx: Ctx): Promise<void> {
  await spendAll(ctx, 'call', everything);
  if (route.files) await spendAll(ctx, 'upload', uploads);
  await spendAll(ctx, route.name, (route.limits ?? []).filter((limit) => limit.per !== 'mobile'));
}

/** Once the input is known: by the mobile it names. */
export async function spendMobile(route: Route, ctx: Ctx, input: { params?: unknown; body?: unknown }): Promise<void> {
  const limits = (route.limits ?? []).filter((limit) => limit.per === 'mobile');
  if (limits.length === 0) return;
  const { mobile } = { ...(input.params as { mobile?: string }), ...(input.body as { mobile?: string }) };
  const key = mobile ? normaliseMobile(mobile)?.mobile : undefined;
  if (key) await spendAll(ctx, route.name, limits, key);
}

const cmsCalls: CallLimit[] = [{ per: 'address', points: 1_200, perSeconds: 60 }];
/** Its sign-in, password and unlock calls. */
const cmsAccountWrites: CallLimit[] = [{ per: 'address', points: 60, perSeconds: 300 }];

/** The CMS REST API has no declared calls: a limit for all of it, a narrow one where passwords and tokens are tried. */
export async function spendCms(limits: Ctx['gateways']['limits'], address: string, path: string, method: string): Promise<void> {
  const ctx = { ip: address, actor: null, gateways: { limits } };
  await spendAll(ctx, 'cms', cmsCalls);
  if (method === 'POST' && /^\/users\/[a-z-]+\/?$/i.test(path)) await spendAll(ctx, 'cms-account', cmsAccountWrites);
}

type Spender = { ip: string; actor: { id: unknown } | null; gateways: { limits: Ctx['gateways']['limits'] } };

async function spendAll(ctx: Spender, name: string, limits: readonly CallLimit[], mobile?: string): Promise<void> {
  for (const { per, points, perSeconds } of limits) {
    const key = per === 'address' ? ctx.ip : per === 'account' ? ctx.actor && String(ctx.actor.id) : mobile;
    if (!key) continue;
    const seconds = await ctx.gateways.limits.take({ name: `${name}:${per}`, points, perSeconds }, key);
    if (seconds > 0) throw new Failure('tooMany', { params: { seconds } });
  }
}
