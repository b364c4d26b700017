/** The simulator's state: in memory, on the global object, because the module is loaded twice in one process. */
import type { Clock } from '../../types';
import type { BkashNotice } from '../bkash';
import type { SigningKey } from './certificate';
import type { ScriptName } from './scripts';

export type SimulatedPayment = {
  paymentId: string;
  /**
   * The shopper's decision on the page, or `undecided`. `dead`: executed too early, nothing more can be done with it.
   */
  decision: 'undecided' | 'approved' | 'failed' | 'cancelled' | 'dead';
  completed: boolean;
  trxId: string;
  amount: string;
  invoice: string;
  payerReference: string;
  callbackUrl: string;
  createdAt: number;
  completedAt: number | null;
  refunds: { refundTrxId: string; amount: number; at: number; state: 'Completed' | 'Initiated' }[];
  /** The faults to simulate for this payment, until they have occurred. */
  scripts: ScriptName[];
};

export type SimulatedPayout = {
  invoice: string;
  trxId: string;
  amount: string;
  receiver: string;
  state: 'Completed' | 'Initiated' | 'Failed';
  /** What it becomes when it is searched for. */
  becomes: 'Completed' | 'Failed';
  at: number;
};

export type SimulatorState = {
  payments: Map<string, SimulatedPayment>;
  invoices: Set<string>;
  /** Every payout that was taken, oldest first: one line for each time that money left. */
  payouts: SimulatedPayout[];
  /** id token -> when it expires. */
  tokens: Map<string, number>;
  refreshTokens: Set<string>;
  refreshedAt: number[];
  blockedUntil: number;
  /** The faults to simulate for the next payment, or the next call they match. */
  scripts: ScriptName[];
  /** Made when the first notice is signed. */
  signingKey: SigningKey | null;
  /** payment id -> its last correctly signed notice, for sending it again. */
  lastNotices: Map<string, BkashNotice>;
  tokensToConfirm: Set<string>;
  confirmations: number;
};

export function newSimulatorState(): SimulatorState {
  return {
    payments: new Map(),
    invoices: new Set(),
    payouts: [],
    tokens: new Map(),
    refreshTokens: new Set(),
    refreshedAt: [],
    blockedUntil: 0,
    scripts: [],
    signingKey: null,
    lastNotices: new Map(),
    tokensToConfirm: new Set(),
    confirmations: 0,
  };
}

const shared = globalThis as { [key: symbol]: SimulatorState | undefined };
const STATE = Symbol.for('haat.bkash.simulator');

/** The one state of this process. */
export function sharedSimulatorState(): SimulatorState {
  return (shared[STATE] ??= newSimulatorState());
}

export type Simulator = {
  state: SimulatorState;
  clock: Clock;
  /**
   * The root of the page shoppers are sent to: the simulator's address as browsers see it, without a trailing slash.
   */
  publicUrl: string;
  /** The same as seen by the shop's server: its client checks that certificates come from there. */
  serviceUrl: string;
  /** Where the shop receives notices; null: nowhere. */
  noticeUrl: string | null;
  keys: { appKey: string; appSecret: string; username: string; password: string };
  /** How long a call that is never answered keeps its caller waiting. */
  silenceSeconds: number;
};

export type SimulatorReply = { status: number; headers: Record<string, string>; body: string };

const MAX_PAYMENTS = 5_000;

/** The oldest payments are dropped: a demo that runs for weeks must not fill the memory. */
export function remember(state: SimulatorState, payment: SimulatedPayment): void {
  state.payments.set(payment.paymentId, payment);
  state.invoices.add(payment.invoice);
  for (const [id, old] of state.payments) {
    if (state.payments.size <= MAX_PAYMENTS) break;
    state.payments.delete(id);
    state.lastNotices.delete(id);
    state.invoices.delete(old.invoice);
  }
}

/** The same for payouts. */
export function rememberPayout(state: SimulatorState, payout: SimulatedPayout): void {
  state.payouts.push(payout);
  if (state.payouts.length > MAX_PAYMENTS) state.payouts.shift();
}

/** Uses up a script that was set for this payment or for the next call it matches. */
export function takeScript(state: SimulatorState, name: ScriptName, payment?: SimulatedPayment): boolean {
  for (const list of [payment?.scripts ?? [], state.scripts]) {
    const at = list.indexOf(name);
    if (at < 0) continue;
    list.splice(at, 1);
    return true;
  }
  return false;
}

export function json(body: object, status = 200): SimulatorReply {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
    body: JSON.stringify(body),
  };
}

/** The first shape of a refusal: the status pair with HTTP 200. */
export function refused(statusCode: string, statusMessage: string): SimulatorReply {
  return json({ statusCode, statusMessage });
}

/** `2026-09-18T06:00:19:952 GMT+0600`: bKash's own time format. */
export function bkashTime(instant: number): string {
  const wall = new Date(instant + 6 * 60 * 60 * 1_000).toISOString();
  return `${wall.slice(0, 19)}:${wall.slice(20, 23)} GMT+0600`;
}
