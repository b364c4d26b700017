/** Grant and refresh: a token lives an hour; a third refresh within an hour blocks refreshing for an hour. */
import { randomIds } from '../../ids';
import { json, type Simulator, type SimulatorReply } from './state';

const HOUR_MS = 60 * 60 * 1_000;
const REFRESHES_PER_HOUR = 2;

type Headers = Record<string, string | undefined>;
type Fields = Record<string, unknown>;

/** The first call of a merchant: user and password in the headers, keys in the body. */
export function grantToken(simulator: Simulator, headers: Headers, fields: Fields): SimulatorReply {
  return mayLogIn(simulator, headers, fields) ?? json(newToken(simulator));
}

export function refreshToken(simulator: Simulator, headers: Headers, fields: Fields): SimulatorReply {
  const { state, clock } = simulator;
  const login = mayLogIn(simulator, headers, fields);
  if (login) return login;
  const now = clock.now().getTime();
  state.refreshedAt = state.refreshedAt.filter((moment) => now - moment < HOUR_MS);
  if (now < state.blockedUntil) return json({ message: 'Limit Exceeded' }, 403);
  if (state.refreshedAt.length >= REFRESHES_PER_HOUR) {
    state.blockedUntil = now + HOUR_MS;
    return json({ message: 'Limit Exceeded' }, 403);
  }
  if (typeof fields['refresh_token'] !== 'string' || !state.refreshTokens.has(fields['refresh_token'])) {
    return json({ statusCode: '2079', statusMessage: 'Invalid app token' });
  }
  state.refreshedAt.push(now);
  return json(newToken(simulator));
}

/** The check before every other call: null, or the API gateway's refusal. */
export function checkToken(simulator: Simulator, headers: Headers): SimulatorReply | null {
  const token = (headers['authorization'] ?? '').replace(/^Bearer /i, '');
  const diesAt = simulator.state.tokens.get(token);
  if (diesAt === undefined) return json({ message: 'Unauthorized' }, 401);
  if (simulator.clock.now().getTime() >= diesAt) return json({ message: 'The incoming token has expired' }, 401);
  if (headers['x-app-key'] !== simulator.keys.appKey)
    return json({ statusCode: '2001', statusMessage: 'Invalid App Key' });
  return null;
}

function mayLogIn(simulator: Simulator, headers: Headers, fields: Fields): SimulatorReply | null {
  const { keys } = simulator;
  if (headers['username'] !== keys.username || headers['password'] !== keys.password) {
    return json({ message: 'Unauthorized' }, 401);
  }
  if (fields['app_key'] === keys.appKey && fields['app_secret'] === keys.appSecret) return null;
  return json({ statusCode: '2001', statusMessage: 'Invalid App Key' });
}

function newToken({ state, clock }: Simulator): object {
  const token = randomIds.newToken();
  const refresh = randomIds.newToken();
  const now = clock.now().getTime();
  for (const [old, diesAt] of state.tokens) if (diesAt <= now) state.tokens.delete(old);
  state.tokens.set(token, now + HOUR_MS);
  state.refreshTokens.add(refresh);
  return {
    statusCode: '0000',
    statusMessage: 'Successful',
    id_token: token,
    token_type: 'Bearer',
    expires_in: 3_600,
    refresh_token: refresh,
  };
}
