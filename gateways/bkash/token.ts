/**
 * The token of every call. It lives an hour; bKash lets a merchant refresh it twice an hour and otherwise blocks the
 * merchant for an hour. So one token is shared by the whole process, concurrent callers wait for one renewal, and it is
 * renewed at minute 50.
 */
import { GatewayError, isGatewayError } from '../../domain/gatewayError';
import type { Clock } from '../types';
import { textOf } from './answers';

export type TokenCalls = {
  grant(): Promise<Record<string, unknown>>;
  refresh(refreshToken: string): Promise<Record<string, unknown>>;
};

export type TokenKeeper = {
  /** The token to send; renewed when it is due. */
  token(): Promise<string>;
  /** A new one, because bKash refused `refused`. If another call has renewed it meanwhile, that one. */
  renewAfter(refused: string): Promise<string>;
};

type Held = { token: string; refreshToken: string | null; renewAt: number; deadAt: number };
type State = { held: Held | null; pending: Promise<string> | null; refreshedAt: number[]; refusedAt: number[] };

const HOUR_MS = 60 * 60 * 1_000;
const RENEW_BEFORE_END_MS = 10 * 60 * 1_000;
const REFRESHES_PER_HOUR = 2;
const REFUSALS_PER_HOUR = 3;

/** On the global object: the panel's bundle and the server load this module twice and must share the token. */
const shared = globalThis as { [key: symbol]: Map<string, State> | undefined };
const STATES = Symbol.for('haat.bkash.tokens');

/** The token holder of one merchant account; `account` names it. */
export function tokenKeeper(account: string, calls: TokenCalls, clock: Clock): TokenKeeper {
  const states = (shared[STATES] ??= new Map());
  const state: State = states.get(account) ?? { held: null, pending: null, refreshedAt: [], refusedAt: [] };
  states.set(account, state);
  const now = () => clock.now().getTime();

  const renewOnce = (): Promise<string> => {
    state.pending ??= renew(state, calls, now).finally(() => {
      state.pending = null;
    });
    return state.pending;
  };

  return {
    async token() {
      if (state.held && now() < state.held.renewAt) return state.held.token;
      return renewOnce();
    },
    async renewAfter(refused) {
      if (state.held && state.held.token !== refused) return state.held.token;
      if (state.pending) return state.pending;
      state.refusedAt = lately(state.refusedAt, now());
      // Refused repeatedly: the keys are wrong, and further requests would get the merchant blocked.
      if (state.refusedAt.length >= REFUSALS_PER_HOUR) throw new GatewayError('bkash', 'setup', 'tokenRefused');
      state.refusedAt.push(now());
      state.held = null;
      return renewOnce();
    },
  };
}

async function renew(state: State, calls: TokenCalls, now: () => number): Promise<string> {
  const old = state.held;
  state.refreshedAt = lately(state.refreshedAt, now());
  const mayRefresh = old?.refreshToken && state.refreshedAt.length < REFRESHES_PER_HOUR;
  try {
    if (old?.refreshToken && mayRefresh) {
      state.refreshedAt.push(now());
      try {
        return keep(state, await calls.refresh(old.refreshToken), now());
      } catch (error) {
        if (isGatewayError(error) && (error.kind === 'transient' || error.kind === 'noAnswer')) throw error;
        // The refresh token itself was refused: start over with a grant.
      }
    }
    return keep(state, await calls.grant(), now());
  } catch (error) {
    // A token that is still valid is better than none; the next call tries to renew it again in a minute.
    if (!old || now() >= old.deadAt) throw error;
    state.held = { ...old, renewAt: Math.min(now() + 60_000, old.deadAt) };
    return old.token;
  }
}

function keep(state: State, fields: Record<string, unknown>, now: number): string {
  const token = textOf(fields['id_token']);
  if (!token) throw new GatewayError('bkash', 'noAnswer', 'unreadable', 'no token in the answer');
  const lifetime = Number(fields['expires_in'] ?? 3_600) * 1_000 || HOUR_MS;
  const renewAt = now + Math.max(lifetime / 2, lifetime - RENEW_BEFORE_END_MS);
  state.held = { token, refreshToken: textOf(fields['refresh_token']), renewAt, deadAt: now + lifetime };
  return token;
}

const lately = (moments: readonly number[], now: number) => moments.filter((moment) => now - moment < HOUR_MS);
