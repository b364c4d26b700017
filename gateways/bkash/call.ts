/** Authorised calls to one of bKash's products. Each product hands out tokens of its own, below its own path. */
import { isGatewayError } from '../../domain/gatewayError';
import { getOutside, postOutside } from '../request';
import type { BkashKeys, Clock } from '../types';
import { readAnswer, TOKEN_REFUSED } from './answers';
import { tokenKeeper } from './token';

type Fields = Record<string, unknown>;

type BkashCaller = {
  post(path: string, body: object): Promise<Fields>;
  get(path: string): Promise<Fields>;
  /** Fetches a token, or throws: at that point nothing else has been requested. */
  ready(): Promise<void>;
};

/**
 * Makes each call with the shared token, and once more with a new one if the token was refused. `product`: the path of
 * its tokens.
 */
export function callerOf(settings: BkashKeys, clock: Clock, product: string): BkashCaller {
  const base = settings.baseUrl.replace(/\/+$/, '');
  const { timeoutSeconds } = settings;
  const secrets = [settings.appSecret, settings.password, settings.appKey];
  const send = async (path: string, headers: Record<string, string>, body: object | null) => {
    const all = { 'Content-Type': 'application/json', Accept: 'application/json', ...headers };
    const url = `${base}${path}`;
    const reply =
      body === null
        ? await getOutside('bkash', url, timeoutSeconds, all)
        : await postOutside('bkash', url, { headers: all, body: JSON.stringify(body) }, timeoutSeconds);
    return readAnswer(reply, secrets);
  };

  const login = { username: settings.username, password: settings.password };
  const keys = { app_key: settings.appKey, app_secret: settings.appSecret };
  const keeper = tokenKeeper(
    `${base}${product} ${settings.appKey} ${settings.username}`,
    {
      grant: () => send(`${product}/token/grant`, login, keys),
      refresh: (refreshToken) => send(`${product}/token/refresh`, login, { ...keys, refresh_token: refreshToken }),
    },
    clock,
  );

  const call = async (path: string, body: object | null) => {
    const authorised = (token: string) => send(path, { Authorization: token, 'X-App-Key': settings.appKey }, body);
    const token = await keeper.token();
    try {
      return await authorised(token);
    } catch (error) {
      if (!isTokenRefusal(error)) throw error;
      return authorised(await keeper.renewAfter(token));
    }
  };
  return {
    post: call,
    get: (path) => call(path, null),
    ready: async () => void (await keeper.token()),
  };
}

/** Refused before processing: nothing happened, so the same call may be made again. */
function isTokenRefusal(error: unknown): boolean {
  return isGatewayError(error) && (error.code === TOKEN_REFUSED || error.code === 'http401');
}
