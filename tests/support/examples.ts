/** Sends the examples of the contract: finds what they name, makes what they need, and cuts what was answered for the reference. */
import { TOTP } from 'otpauth';
import type { Example } from '../../contract/examples/example';
import { Caller, emailOf, PASSWORD, type Account, type Body, type Reply, type Shop } from './http';
import { market, pngBytes } from './make/market';

export type Operation = {
  operationId: string;
  'x-who': string | string[];
  parameters: { name?: string; in?: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, unknown>;
};
export type Described = { method: string; path: string; operation: Operation };
/** What was sent, and what came back. */
export type Kept = {
  as: string;
  path?: object;
  query?: object;
  body?: unknown;
  files?: readonly string[];
  http: number;
  answer?: unknown;
};

const broadcast = {
  kind: 'sms',
  audience: 'customer',
  text: 'Eid offers start on Friday',
  type: 1,
  total: 1,
  done: 1,
};

const markers = /\{\{(found|answered|prepared) (.+?)\}\}/;
const at = (value: Body, place: string): unknown => place.split('.').reduce((inner, key) => inner?.[key], value);

export function sender(shop: Shop) {
  const answers = new Map<string, Body>();
  const make = market(shop);
  const cms = async (collection: string, field: string, value: string) => {
    const { docs } = await shop
      .payload()
      .find({ collection, where: { [field]: { equals: value } }, limit: 1, depth: 0, overrideAccess: true } as never);
    if (!docs[0]) throw new Error(`the demo data has no ${collection} with ${field} ${value}`);
    return docs[0] as unknown as Record<string, unknown>;
  };

  const sentCode = async (mobile: string) => /\d{6}/.exec((await shop.message('sms', mobile)).text)![0];
  const addLine = async (caller: Caller) => {
    const product = await cms('products', 'slug', 'chinigura-polao-rice-1-kg-savar');
    const { body } = await caller.post('/add-to-cart', { product_id: product.id, product_qty: 2 });
    return body.cart_id as unknown;
  };
  const codeOf = (address: string) =>
    new TOTP({
      secret: new URL(address).searchParams.get('secret')!,
      algorithm: 'SHA1',
      digits: 6,
      period: 30,
    }).generate();

  /** A return whose goods have just arrived. */
  const refundableReturn = async (caller: Caller): Promise<unknown> => {
    const { returns } = (await caller.get('/admin-all-return-product?offset=0&limit=20')).body;
    const { id } = returns.find(({ status }: { status: number }) => status === 1 || status === 2);
    await caller.post(`/update-return-status/3/${id}`);
    return id as unknown;
  };
  /** Of an approved run; nothing is owed for it, what it is for is the call. */
  const bkashPayout = async (data: object = {}) => {
    const { id: vendor } = await cms('vendors', 'email', emailOf('vendor.gadget'));
    const { id: admin } = await cms('users', 'email', emailOf('admin'));
    const until = new Date().toISOString();
    const about = { status: 'approved', until, minimum: 1, total: 1_500, payouts: 1, prepared_by: admin };
    const { id: run } = await make.create<{ id: number }>('payout-runs', about);
    const wallet = { method: 'bkash', number: '01710000101', holder: 'Gadget Ghor' };
    const payout = { run, vendor, amount: 1_500, status: 'approved', sending_by: admin, ...wallet, ...data };
    return { run, payout: (await make.create<{ id: number }>('payouts', payout)).id };
  };
  const preparations: Record<string, (caller: Caller) => Promise<unknown>> = {
    sentCode: () => sentCode('01811223344'),
    resetCode: () => sentCode('01700000054'),
    guestCode: () => sentCode('01811223355'),
    cartLine: addLine,
    refundableReturn,
    openRefund: async (caller) => {
      const id = await refundableReturn(caller);
      const { body } = await caller.post(`/refund-prepare/${id}`, { trx_id: 'BKR9X2B7', from: 'wallet_bkash' });
      return body.id as unknown;
    },
    stuckRefund: async () => {
      const { id } = await cms('payments', 'status', 'paid');
      const data = {
        status: 'stuck',
        payment_id: 'TR0011BYHAND',
        trx_id: 'BKP7A1',
        refund_due: 100,
        refunded_amount: 0,
      };
      await shop.payload().db.updateOne({ collection: 'payments', id, data } as never);
      return id;
    },
    savedLine: async (caller) => {
      const cart = String(answers.get('moveToCart').cart_id);
      return (await caller.post(`/save-for-later/${cart}`)).body.saved_id as unknown;
    },
    addressWithFullCart: async (caller) => {
      const saree = await cms('products', 'slug', 'unstitched-lawn-three-piece');
      const [option] = String(saree.option1).split(',');
      await caller.post('/add-to-cart', { product_id: saree.id, product_qty: 1, variation1: option, variation2: '' });
      return (await cms('addresses', 'label', 'Office')).id;
    },
    paymentId: () =>
      Promise.resolve(new URL(answers.get('bkashCheckoutUrlCreate').bkashurl as string).searchParams.get('paymentID')),
    notice: async () => {
      const paymentID = new URL(answers.get('bkashCheckoutUrlCreate').bkashurl as string).searchParams.get('paymentID');
      const sent = await fetch(`${shop.origin()}/sandbox/bkash/ipn`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ paymentID, variant: 'signed' }),
      });
      return ((await sent.json()) as { notice: unknown }).notice;
    },
    failedMessage: async () => {
      const failed = {
        channel: 'sms',
        to: '01812345678',
        text: 'Your parcel waits at the gate.',
        purpose: 'broadcast',
        status: 'failed',
        tries: 5,
        error: 'transient 1005',
      };
      return (await make.create<{ id: number }>('messages', failed)).id;
    },
    sendingBroadcast: async () =>
      (await make.create<{ id: number }>('broadcasts', { ...broadcast, status: 'sending' })).id,
    failedBroadcast: async () => {
      const { id } = await make.create<{ id: number }>('broadcasts', { ...broadcast, status: 'finished' });
      const failed = {
        channel: 'sms',
        to: '01812345678',
        text: broadcast.text,
        purpose: 'broadcast',
        status: 'failed',
      };
      await make.create('messages', { ...failed, batch: `broadcast-${id}`, tries: 5, error: 'transient 1005' });
      return id;
    },
    payoutRun: async (caller) => {
      const { id } = await cms('vendors', 'email', emailOf('grocer.savar'));
      return (await caller.post('/payout-run-prepare', { minimum: 1, vendor_ids: [id] })).body.id as unknown;
    },
    bkashPayout: async () => (await bkashPayout()).payout,
    bkashRun: async () => (await bkashPayout()).run,
    openPayout: async () => {
      const asked = { status: 'sending', invoice: 'PAYOUT-EXAMPLE', sending_at: new Date().toISOString() };
      return (await bkashPayout(asked)).payout;
    },
    otherSession: async (caller) => {
      await shop.login(emailOf('customer2'));
      const { sessions } = (await caller.get('/sessions')).body;
      return sessions.find((session: { current: number }) => session.current === 0).id as unknown;
    },
    appCode: () => Promise.resolve(codeOf(answers.get('twoFactorStart').address as string)),
    challenge: async () =>
      (await shop.visitor.post('/login', { email: emailOf('vendor.home'), password: PASSWORD })).body
        .challenge as unknown,
    personWithTwoSteps: async () => {
      const person = await shop.login(emailOf('grocer.sylhet'));
      const { address } = (await person.post('/two-step-start', { password: PASSWORD })).body;
      await person.post('/two-step-on', { code: codeOf(address as string) });
      return (await cms('users', 'email', emailOf('grocer.sylhet'))).id;
    },
    adminWithStuckThings: async () => {
      await preparations.failedMessage!(shop.visitor);
      const job = {
        taskSlug: 'sendMessage',
        input: { message: '0', sealed: '' },
        hasError: true,
        totalTried: 5,
        error: { message: 'sms transient 1005' },
        queue: 'default',
      };
      await make.create('payload-jobs', job);
      const { docs } = await shop
        .payload()
        .find({ collection: 'payments', sort: '-createdAt', limit: 1, depth: 0, overrideAccess: true });
      await shop
        .payload()
        .db.updateOne({ collection: 'payments', id: docs[0]!.id, data: { status: 'stuck', refund_due: 100 } } as never);
      return 'admin';
    },
  };

  async function valueOf(kind: string, words: string, caller: Caller): Promise<unknown> {
    if (kind === 'prepared') return preparations[words]!(caller);
    const [first, second, third, ...rest] = words.split(' ');
    if (kind === 'answered') return at(answers.get(first!), second!);
    const record = await cms(first!, second!, rest.join(' '));
    const value = record[third!];
    return value instanceof Date ? value.toISOString() : value;
  }

  async function resolved(value: unknown, caller: Caller): Promise<unknown> {
    if (typeof value === 'string') {
      const named = markers.exec(value);
      return named ? valueOf(named[1]!, named[2]!, caller) : value;
    }
    if (Array.isArray(value)) return Promise.all(value.map((each) => resolved(each, caller)));
    if (typeof value !== 'object' || value === null) return value;
    const entries: [string, unknown][] = [];
    for (const [key, each] of Object.entries(value)) entries.push([key, await resolved(each, caller)]);
    return Object.fromEntries(entries);
  }

  async function callerOf(as: string): Promise<Caller> {
    if (as === 'visitor') return shop.visitor;
    if (!markers.test(as)) return shop.as(as as Account);
    const who = String(await resolved(as, shop.visitor));
    return who === 'admin' ? shop.as(who) : new Caller(shop.origin, who);
  }

  async function formOf(
    operation: Operation,
    body: Record<string, unknown> | undefined,
    files: readonly string[],
  ): Promise<FormData> {
    const form = new FormData();
    if (operation.operationId.startsWith('cms')) form.set('_payload', JSON.stringify(body ?? {}));
    else for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value));
    for (const name of files)
      form.set(name, new Blob([new Uint8Array(await pngBytes())], { type: 'image/png' }), `${name}.png`);
    return form;
  }

  return {
    /** Sends an example; gives what came back and what the reference keeps of it. */
    async send(
      { as, path, query, body, files, name }: Example,
      { method, path: template, operation }: Described,
    ): Promise<{ reply: Reply; kept: Kept }> {
      const caller = await callerOf(as);
      const real = (await resolved({ path, query, ...(body === undefined ? {} : { body }) }, caller)) as Pick<
        Kept,
        'body'
      > & { path: Record<string, unknown>; query: Record<string, unknown> };
      const filled = template
        .replace('/api', '')
        .replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(real.path[key])));
      const search = new URLSearchParams(
        Object.entries(real.query).map(([key, value]) => [key, String(value)]),
      ).toString();
      const isForm = Boolean(operation.requestBody?.content['multipart/form-data']);
      const given = isForm ? await formOf(operation, real.body as Record<string, unknown>, files) : real.body;
      const reply = await caller.send(method, search ? `${filled}?${search}` : filled, given);
      answers.set(name, reply.body);
      const some = (record: object) => (Object.keys(record).length > 0 ? record : undefined);
      const answer = typeof reply.body === 'object' ? cut(reply.body, '') : undefined;
      const who = markers.test(as) ? (as.includes('adminWith') ? 'admin' : 'the person of the earlier answer') : as;
      const kept = {
        as: who,
        path: some(real.path),
        query: some(real.query),
        body: hidden(real.body),
        files: files.length > 0 ? files : undefined,
        http: reply.http,
        answer,
      };
      return { reply, kept: JSON.parse(JSON.stringify(kept)) as Kept };
    },
  };
}

/** Values that nobody should copy, and those that differ every time. */
const secrets = new Set(['token', 'challenge', 'key', 'secret', 'Signature', 'SigningCertURL']);
const LONGEST = 160;

const hidden = (body: unknown): unknown =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).map(([key, value]) => [key, secrets.has(key) ? '…' : value]))
    : body;

/** The beginning of an answer: one record of each list, the first words of each text. */
function cut(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((each) => cut(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cut(each, name)]));
  if (typeof value !== 'string') return value;
  if (secrets.has(key) || key === 'recovery_codes' || value.startsWith('otpauth:')) return '…';
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}
