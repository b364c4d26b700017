/**
 * API tests speak HTTP to a real server on a copy of the demo database: `const shop = openShop()` at the top of a test
 * file, then `await shop.as('customer').post('/add-to-cart', {...})`.
 */
import { expectSoundLedger } from './soundLedger';
import http from 'node:http';
import fs from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { listener } from '../../http/listener';
import { recordCalls } from './recordCalls';
import { encoded, exchange, type Body, type Reply } from './wire';

/** Demo accounts of the contract; every password is the same. */
export type Account =
  | 'admin'
  | 'subadmin'
  | 'grocer.savar'
  | 'grocer.sylhet'
  | 'vendor.fashion'
  | 'vendor.gadget'
  | 'vendor.home'
  | 'applicant'
  | 'suspended.vendor'
  | 'incharge.dhaka'
  | 'incharge.sylhet'
  | 'editor'
  | 'customer'
  | 'customer2'
  | 'newcomer'
  | 'suspended';

export const PASSWORD = 'demo-Pass-2026';
export const emailOf = (account: Account): string => `${account}@demo.test`;

export type { Body, Reply };
type Options = { headers?: Record<string, string>; language?: 'en' | 'bn' };

const connections = new http.Agent({ keepAlive: true });

export class Caller {
  constructor(
    private readonly origin: () => string,
    readonly token: string | null,
  ) {}

  get = (path: string, options: Options = {}) => this.send('GET', path, undefined, options);
  delete = (path: string, options: Options = {}) => this.send('DELETE', path, undefined, options);
  post = (path: string, body?: unknown, options: Options = {}) => this.send('POST', path, body, options);
  put = (path: string, body?: unknown, options: Options = {}) => this.send('PUT', path, body, options);
  patch = (path: string, body?: unknown, options: Options = {}) => this.send('PATCH', path, body, options);

  /** `path` is below `/api`. */
  async send(
    method: string,
    path: string,
    body: unknown,
    { headers = {}, language = 'en' }: Options = {},
  ): Promise<Reply> {
    const { bytes, headers: ofBody } = await encoded(body);
    const { hostname, port, pathname, search } = new URL(`${this.origin()}/api${path}`);
    const own = {
      Accept: 'application/json',
      'Accept-Language': language,
      ...ofBody,
      ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}),
      ...headers,
    };
    return exchange({ hostname, port, method, path: pathname + search, headers: own, agent: connections }, bytes);
  }
}

export type Shop = {
  origin: () => string;
  payload: () => Payload;
  visitor: Caller;
  /** Signed in as a demo account (once per file). */
  as(account: Account): Promise<Caller>;
  /** Signed in with any e-mail and password. */
  login(email: string, password?: string): Promise<Caller>;
  /** What the local SMS and mail clients sent, oldest first. */
  outbox(channel: 'sms' | 'mail'): { to: string; text: string; subject?: string; at: string }[];
  /** Waits until a message to this address has been sent. */
  message(channel: 'sms' | 'mail', to: string): Promise<{ to: string; text: string; subject?: string }>;
};

type Opened = {
  /** With its pages, as they are built. */
  storefront?: boolean;
  /** Why the journal cannot be right at the end: the file writes orders past everything that posts. */
  ledgerOff?: string;
};

/** Starts a server for this test file before its tests and closes it after them. At the end the journal has to be right, whatever the tests did. */
export function openShop({ storefront = false, ledgerOff = '' }: Opened = {}): Shop {
  let server: http.Server;
  let app: { payload: Payload; close: () => Promise<void> };
  let writeCalls: () => void;
  const tokens = new Map<string, Promise<Caller>>();
  const origin = () => process.env.SERVER_URL!;

  beforeAll(async () => {
    const { createApp } = await import('../../server');
    if (storefront) await (await import('../../scripts/build.mjs')).buildStorefront();
    const made = await createApp({ storefront });
    app = made;
    server = listener(made.express);
    writeCalls = recordCalls(server);
    // A test that is busy for long must not find its connection closed.
    server.keepAliveTimeout = 120_000;
    await new Promise<void>((resolve) => server.listen(Number(process.env.PORT), '127.0.0.1', resolve));
  });

  afterAll(async () => {
    if (ledgerOff === '') await expectSoundLedger(app.payload);
    writeCalls();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await app.close();
  });

  const visitor = new Caller(origin, null);
  const login = async (email: string, password = PASSWORD): Promise<Caller> => {
    const { body } = await visitor.post('/login', { email, password });
    if (body.status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
    return new Caller(origin, body.token as string);
  };
  const outbox: Shop['outbox'] = (channel) => {
    const file = path.join(process.env.DATA_DIR!, 'outbox', `${channel}.jsonl`);
    if (!fs.existsSync(file)) return [];
    return fs
      .readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  };

  return {
    origin,
    payload: () => app.payload,
    visitor,
    login,
    as: (account) => {
      let caller = tokens.get(account);
      if (!caller) tokens.set(account, (caller = login(emailOf(account))));
      return caller;
    },
    outbox,
    message: async (channel, to) => {
      for (let attempt = 0; attempt < 400; attempt += 1) {
        const found = outbox(channel).findLast((message) => message.to.endsWith(to));
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`no ${channel} to ${to}`);
    },
  };
}
