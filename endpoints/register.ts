/**
 * From a declared route to a Payload endpoint: access, limits, parsing, the call, checking the answer, responding. The
 * only file that knows what a request looks like.
 */
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { entryOf } from '../authority/entry';
import { isDeclaredFailure } from '../contract/failures';
import type { Route } from '../contract/route';
import { Failure, isFailure } from '../domain/failure';
import { count } from '../telemetry/figures';
import { traced } from '../telemetry/tracing';
import { openCtx, runQueuedJobs, settingsOf } from '../services/openCtx';
import type { Ctx } from '../services/ctx';
import { mustBeSetUp } from '../services/setup/isSetUp';
import type { Implementation } from './implement';
import { implementationOf } from './implementationOf';
import { noteSeen } from './seen';
import { spend, spendMobile, type Allowance } from './limits';
import { parseInput } from './parse';
import { toAnswer, toResponse, toSuccess, type Answer, type Edge } from './respond';

/** Refusals that an owner wants to see in the log: guessed secrets, missing permissions. Never logs the input. */
const watched = new Set<string>([
  'unauthorized',
  'forbidden',
  'superAdminOnly',
  'tooMany',
  'badCredentials',
  'accountLocked',
  'accountSuspended',
  'wrongCode',
  'wrongPassword',
]);

const checks = new Map<string, z.ZodType>();

/** Set on every answer that may be personal. */
export const notKept = { 'Cache-Control': 'no-store' } as const;

export function toEndpoint(implementation: Implementation): Endpoint {
  return {
    path: implementation.route.path,
    method: implementation.route.method.toLowerCase() as Endpoint['method'],
    handler: async (req) => toResponse(await answerCall(implementation, req), notKept),
  };
}

/**
 * `isInner`: the server calls itself for a page it renders. That page's request has been counted against the visitor
 * already.
 */
export type Manner = { isInner?: boolean };

/** One call, from the request to its answer. Never throws. */
export const answerCall = (implementation: Implementation, req: PayloadRequest, manner: Manner = {}): Promise<Answer> =>
  traced(`call ${implementation.route.name}`, {}, () => answer(implementation, req, manner));

async function answer({ route, handle }: Implementation, req: PayloadRequest, { isInner }: Manner): Promise<Answer> {
  const ctx = openCtx(req);
  const edge = { language: ctx.language, requestId: ctx.requestId, route };
  const settings = settingsOf(req.payload);
  const isCounted = settings.rateLimits && !isInner;
  let allowance: Allowance | null = null;
  const told = (answer: Answer): Answer =>
    allowance ? { ...answer, headers: { ...allowance, ...answer.headers } } : answer;
  try {
    if (route.afterSetUp) await mustBeSetUp(ctx);
    mustBeAllowed(route, ctx);
    if (isCounted) allowance = await spend(route, ctx);
    const input = await parseInput(route, req);
    if (isCounted) allowance = (await spendMobile(route, ctx, input)) ?? allowance;
    noteSeen(ctx, route, input, implementationOf);
    const reply = await traced(`service ${route.name}`, {}, () => handle(ctx, input));
    const success = toSuccess(reply as Record<string, unknown>, edge);
    if (settings.checkAnswers) checkAnswer(route, success);
    return told(success);
  } catch (error) {
    const known = asFailure(error);
    if (!isFailure(known))
      req.payload.logger.error({ err: error, requestId: ctx.requestId, route: route.name }, 'call failed');
    else count('call_refusals_total', { route: route.name, reason: reasonOf(known) });
    if (isFailure(known) && watched.has(known.code)) {
      req.payload.logger.warn(
        { code: known.code, route: route.name, actor: ctx.actor?.id, address: ctx.ip, requestId: ctx.requestId },
        'refused',
      );
    }
    const answer = told(toAnswer(known, edge));
    return settings.checkAnswers ? checkedFailure(answer, edge, req) : answer;
  } finally {
    runQueuedJobs(ctx);
  }
}

/** For invalid input the code of the first problem: an order for more than the stock says so. */
function reasonOf(failure: Failure): string {
  const [first] = Object.values(failure.fields);
  return failure.code === 'invalid' ? (first?.[0]?.code ?? 'invalid') : failure.code;
}

/** Nothing is open by default: each route declares who may call it. */
function mustBeAllowed(route: Route, ctx: Ctx): void {
  if (route.who === 'public') return;
  if (!ctx.actor) throw ctx.req.headers.has('x-api-key') ? refusedKey(ctx.req.headers) : new Failure('unauthorized');
  const held = ctx.actor.roles;
  if (held.length === 0) throw new Failure('forbidden');
  if (route.who === 'signed-in' || route.who.some((role) => held.includes(role))) return;
  const onlySuper = route.who.length === 1 && route.who[0] === 'superadmin';
  throw new Failure(onlySuper && held.includes('subadmin') ? 'superAdminOnly' : 'forbidden');
}

/** What is wrong with the API key of a request. */
export function refusedKey(headers: Headers): Failure {
  const entry = entryOf(headers);
  if (!entry?.keyScope) return new Failure('notForKeys');
  return entry.keyRefused === 'scope'
    ? new Failure('keyScopeMissing', { params: { scope: entry.keyScope } })
    : new Failure('keyUnknown');
}

/** Payload's own errors that are the caller's mistakes, as failures. */
function asFailure(error: unknown): unknown {
  if (isFailure(error)) return error;
  const payloadError = error as { name?: string; data?: { errors?: { path?: string }[] } };
  if (payloadError?.name === 'ValidationError') {
    const fields = (payloadError.data?.errors ?? []).map((each) => each.path).filter((path): path is string => !!path);
    if (fields.length > 0) {
      return new Failure('invalid', {
        fields: Object.fromEntries(fields.map((field) => [field, [{ code: problemOf(error, field) }]])),
      });
    }
  }
  if (payloadError?.name === 'Forbidden') return new Failure('forbidden');
  if (payloadError?.name === 'NotFound') return new Failure('notFound');
  return error;
}

/** Payload reports a unique index as "must be unique". */
function problemOf(error: unknown, field: string): string {
  const found = (error as { data: { errors: { path?: string; message?: string }[] } }).data.errors.find(
    (each) => each.path === field,
  );
  return /unique/i.test(found?.message ?? '') ? 'taken' : 'wrongType';
}

/** In development and tests a failure that the call does not declare is an error: clients could not expect it. */
function checkedFailure(answer: Answer, edge: Edge & { route: Route }, req: PayloadRequest): Answer {
  const { route } = edge;
  const answered = { body: answer.body?.status ?? 0, http: answer.http };
  if (isDeclaredFailure(route, answered)) return answer;
  const error = new Error(`${route.name} answered a failure that it does not declare: ${JSON.stringify(answered)}`);
  req.payload.logger.error({ err: error, requestId: edge.requestId, route: route.name }, 'call failed');
  return toAnswer(error, edge);
}

/** In development and tests an extra or missing field in the answer is an error. */
function checkAnswer(route: Route, { body, http, headers }: Answer): void {
  if (headers['Set-Cookie'] && !route.setsCookie) throw new Error(`${route.name} sets a cookie and does not say so`);
  if (body === null || (http >= 300 && http < 400)) return;
  const key = `${route.name} ${body.status}`;
  let check = checks.get(key);
  if (!check) {
    const declared = route.answers[body.status];
    if (!declared) throw new Error(`${route.name} answered an undeclared status ${body.status}`);
    check = z.strictObject({ ...declared.shape, status: z.int(), message: z.string().optional() });
    checks.set(key, check);
  }
  const parsed = check.safeParse(body);
  if (!parsed.success) throw new Error(`${route.name} answered another shape: ${z.prettifyError(parsed.error)}`);
}
