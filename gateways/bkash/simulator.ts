/**
 * bKash for development, demo and tests: an HTTP handler that speaks the same protocol as the real one, so that the
 * real client is used against it, and that can simulate every fault the client must survive. It uses no web framework:
 * the code that mounts it passes in method, path, headers and body.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../types';
import { messagePage, paymentPage, styles, decisions, type Decision } from './simulator/page';
import { certificatePage, confirmPage, noticeVariants, sendNotice } from './simulator/notices';
import {
  callbackAddress,
  complete,
  createPayment,
  executePayment,
  queryPayment,
  type Outcome,
} from './simulator/payments';
import { payOut, searchPayout } from './simulator/payouts';
import { refundPayment, refundStatus } from './simulator/refunds';
import { isScript, scripts, type ScriptName } from './simulator/scripts';
import {
  json,
  sharedSimulatorState,
  takeScript,
  type Simulator,
  type SimulatorReply,
  type SimulatorState,
} from './simulator/state';
import { checkToken, grantToken, refreshToken } from './simulator/tokens';

export type SimulatorRequest = {
  method: string;
  /** Below the path where the simulator is mounted, with the query: `/page?paymentID=…`. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** The text as received, or already parsed by a body parser. */
  body: string | Record<string, unknown> | null | undefined;
};

export type BkashSimulator = { handle(request: SimulatorRequest): Promise<SimulatorReply> };

export type BkashSimulatorSettings = {
  publicUrl: string;
  /** The address at which the shop's server reaches it; `publicUrl` if it is the same. */
  serviceUrl?: string;
  /** Where notices are posted: the shop's `/api/bkash/ipn`. */
  noticeUrl?: string;
  appKey: string;
  appSecret: string;
  username: string;
  password: string;
  silenceSeconds?: number;
};

const CHECKOUT = '/v1.2.0-beta/tokenized/checkout';
/** The product that payouts belong to. */
const PAYOUT = '/v1.2.0-beta/checkout';
const SEARCH = `${PAYOUT}/payment/search/`;
const REFUND = '/v2/tokenized-checkout/refund/payment';
/** Longer than the client's timeout (29 s). */
const SILENCE_SECONDS = 35;

type Fields = Record<string, unknown>;

const calls: Readonly<Record<string, (simulator: Simulator, fields: Fields) => Outcome>> = {
  [`${CHECKOUT}/create`]: createPayment,
  [`${CHECKOUT}/execute`]: executePayment,
  [`${CHECKOUT}/payment/status`]: queryPayment,
  [`${REFUND}/transaction`]: refundPayment,
  [`${REFUND}/status`]: refundStatus,
  [`${PAYOUT}/payment/b2cPayment`]: payOut,
};

/** The simulator; without its own state it uses that of the process. */
export function createBkashSimulator(
  settings: BkashSimulatorSettings,
  clock: Clock,
  state?: SimulatorState,
): BkashSimulator {
  const { publicUrl, serviceUrl = publicUrl, noticeUrl = null, silenceSeconds = SILENCE_SECONDS, ...keys } = settings;
  const simulator: Simulator = {
    state: state ?? sharedSimulatorState(),
    clock,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    serviceUrl: serviceUrl.replace(/\/+$/, ''),
    noticeUrl,
    keys,
    silenceSeconds,
  };
  return { handle: (request) => handle(simulator, request) };
}

async function handle(simulator: Simulator, request: SimulatorRequest): Promise<SimulatorReply> {
  const address = new URL(request.path, 'http://simulator');
  const path = address.pathname.replace(/\/+$/, '');
  const headers = singleHeaders(request.headers);
  if (request.method === 'GET') {
    if (path.startsWith(SEARCH)) return answered(simulator, search(simulator, path, headers));
    return readPage(simulator, path, address.searchParams);
  }
  if (request.method !== 'POST') return json({ message: 'Method Not Allowed' }, 405);
  const fields = readFields(request.body, headers['content-type'] ?? '');
  if (path === '/decide') return decide(simulator, fields ?? {});
  if (path === '/script') return setScript(simulator, fields ?? {});
  if (path === '/settle') return settle(simulator, fields ?? {});
  if (path === '/ipn') return sendNotice(simulator, fields ?? {});
  return answered(simulator, answerCall(simulator, path, headers, fields));
}

async function answered(simulator: Simulator, outcome: Outcome): Promise<SimulatorReply> {
  if (outcome !== 'silent') return outcome;
  // The timer does not keep a finished process alive.
  await wait(simulator.silenceSeconds * 1_000, undefined, { ref: false });
  return json({ message: 'Endpoint request timed out' }, 504);
}

/** Payouts are found with GET. */
function search(simulator: Simulator, path: string, headers: Record<string, string | undefined>): Outcome {
  if (takeScript(simulator.state, 'tokenExpired')) simulator.state.tokens.clear();
  return checkToken(simulator, headers) ?? searchPayout(simulator, decodeURIComponent(path.slice(SEARCH.length)));
}

function answerCall(
  simulator: Simulator,
  path: string,
  headers: Record<string, string | undefined>,
  fields: Fields | null,
): Outcome {
  const { state } = simulator;
  if (takeScript(state, 'brokenPage')) {
    return { status: 502, headers: { 'Content-Type': 'text/html' }, body: '<html><body>Bad Gateway</body></html>' };
  }
  if (!fields) return json({ message: 'Invalid request body' }, 400);
  if (path === `${CHECKOUT}/token/grant` || path === `${PAYOUT}/token/grant`)
    return grantToken(simulator, headers, fields);
  if (path === `${CHECKOUT}/token/refresh` || path === `${PAYOUT}/token/refresh`)
    return refreshToken(simulator, headers, fields);
  const call = calls[path];
  if (!call) return json({ message: 'Missing Authentication Token' }, 403);
  if (takeScript(state, 'tokenExpired')) state.tokens.clear();
  return checkToken(simulator, headers) ?? call(simulator, fields);
}

function readPage(simulator: Simulator, path: string, query: URLSearchParams): SimulatorReply {
  const { state } = simulator;
  if (path === '/page.css') return styles();
  if (path === '/sns/cert.pem') return certificatePage(simulator);
  if (path === '/sns/confirm') return confirmPage(simulator, query.get('Token'));
  if (path === '/scripts') return json({ scripts, waiting: state.scripts, notices: noticeVariants });
  if (path === '/payments') return json({ payments: [...state.payments.values()].slice(-100) });
  if (path === '/payouts') return json({ payouts: state.payouts.slice(-100) });
  if (path !== '/page') return json({ message: 'Missing Authentication Token' }, 403);
  const payment = state.payments.get(query.get('paymentID') ?? '');
  if (!payment) return messagePage('There is no such payment.', 'এমন কোনো পেমেন্ট নেই।', 404);
  if (payment.decision === 'undecided') return paymentPage(payment);
  return messagePage('This payment is decided already.', 'এই পেমেন্টের সিদ্ধান্ত আগেই হয়েছে।', 409);
}

const decidedAs = { success: 'approved', failure: 'failed', cancel: 'cancelled' } as const;

/** The shopper has pressed a button: stored once, then redirected to the shop. */
function decide({ state }: Simulator, fields: Fields): SimulatorReply {
  const payment = state.payments.get(String(fields['paymentID'] ?? ''));
  const decision = decisions.find((name): name is Decision => fields[name] !== undefined);
  if (!payment || !decision) return messagePage('There is no such payment.', 'এমন কোনো পেমেন্ট নেই।', 404);
  if (payment.decision !== 'undecided') {
    return messagePage('This payment is decided already.', 'এই পেমেন্টের সিদ্ধান্ত আগেই হয়েছে।', 409);
  }
  payment.decision = decidedAs[decision];
  return {
    status: 303,
    headers: { Location: callbackAddress(payment, decision), 'Cache-Control': 'no-store' },
    body: '',
  };
}

/** `{"script": "executeSilentMoved", "times": 2}`; `{"clear": true}` removes the pending scripts. */
function setScript({ state }: Simulator, fields: Fields): SimulatorReply {
  if (fields['clear'] !== undefined) state.scripts.length = 0;
  const { script } = fields;
  if (script !== undefined) {
    if (!isScript(script))
      return json({ message: `No such script. There are: ${Object.keys(scripts).join(', ')}` }, 400);
    const times = Math.min(Math.max(Math.trunc(Number(fields['times'] ?? 1)) || 1, 1), 100);
    state.scripts.push(...Array<ScriptName>(times).fill(script));
  }
  return json({ waiting: state.scripts });
}

/** Completes a payment without the shop: money that moves after the order fell back to cash. */
function settle({ state, clock }: Simulator, fields: Fields): SimulatorReply {
  const payment = state.payments.get(String(fields['paymentID'] ?? ''));
  if (!payment) return json({ message: 'No such payment' }, 404);
  complete(payment, clock.now().getTime());
  return json({ paymentID: payment.paymentId, trxID: payment.trxId });
}

function singleHeaders(headers: SimulatorRequest['headers']): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), Array.isArray(value) ? value[0] : value]),
  );
}

/** JSON or a form; null when it is neither. */
function readFields(body: SimulatorRequest['body'], contentType: string): Fields | null {
  if (typeof body !== 'string') return body ?? null;
  if (contentType.includes('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(body));
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Fields) : null;
  } catch {
    return null;
  }
}
