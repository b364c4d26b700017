/**
 * The metrics in `/metrics` about orders, refusals, payments, jobs and gateways; dashboard and alerts use no others.
 */
import fs from 'node:fs';
import { parse } from 'yaml';
import { figures } from '../../../telemetry/figures';
import { openShop } from '../../support/http';
import { shopping } from '../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);

const read = async (): Promise<string> => (await fetch(`${shop.origin()}/metrics`)).text();
/** The sum of the series of a name that have these labels. */
async function valueOf(name: string, labels: Record<string, string> = {}): Promise<number> {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return (await read())
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .filter((line) => wanted.every((each) => line.includes(each)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
async function soon(look: () => Promise<number>, least: number): Promise<number> {
  for (let n = 0; n < 100 && (await look()) < least; n += 1) await new Promise((go) => setTimeout(go, 50));
  return look();
}

test('an order, one refused for want of stock, and a message as a job and by its gateway', async () => {
  await make.delivery();
  const seller = await make.seller();
  const product = await make.product(seller, { qty: 3 });
  const [first, second] = [await make.person(), await make.person()];
  await make.fill(first, [[product, 2]]);
  await make.fill(second, [[product, 2]]);
  const headers = { 'Idempotency-Key': 'figures-count-an-order-once' };
  for (let n = 0; n < 2; n += 1)
    expect((await first.caller.post('/order-place', make.payload(), { headers })).status).toBe(200);
  expect((await second.caller.post('/order-place', make.payload())).status).not.toBe(200);
  expect(await valueOf('orders_total', { payment: 'COD' })).toBe(1);
  expect(await valueOf('call_refusals_total', { route: 'orderPlace', reason: 'removeOutOfStock' })).toBe(1);
  expect(await valueOf('http_request_seconds_count', { route: 'orderPlace', method: 'POST' })).toBe(3);
  await shop.visitor.post(`/forgot-password/${first.user.mobile}`);
  expect(await soon(() => valueOf('job_seconds_count', { task: 'sendMessage', outcome: 'done' }), 1)).toBe(1);
  // The code, and the confirmation of the order, which goes out as a mail too.
  expect(await soon(() => valueOf('gateway_seconds_count', { service: 'sms', call: 'send', outcome: 'ok' }), 2)).toBe(
    2,
  );
  expect(await valueOf('gateway_seconds_count', { service: 'mail', call: 'send', outcome: 'ok' })).toBe(1);
});

test('a payment by its outcome, and the calls of its gateway', async () => {
  const customer = await make.person();
  await make.fill(customer, [[await make.product(await make.seller()), 1]]);
  const { body } = await customer.caller.post(
    '/bkash/checkout-url/create',
    make.payload({ payment_method: 'bKash', payment_amount: 100 }),
  );
  const paymentID = new URL(body.bkashurl as string).searchParams.get('paymentID') ?? '';
  const pressed = await fetch(`${shop.origin()}/sandbox/bkash/decide`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ paymentID, success: '1' }),
  });
  await fetch(pressed.headers.get('location')!, { redirect: 'manual' });
  expect(await valueOf('payments_total', { outcome: 'paid' })).toBe(1);
  expect(await valueOf('gateway_seconds_count', { service: 'bkash', call: 'executePayment', outcome: 'ok' })).toBe(1);
});

test('the queue: how many jobs wait, for how long, and what needs a person', async () => {
  const payload = shop.payload();
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  // In another queue, so that no worker takes it.
  const job = { taskSlug: 'notices', queue: 'nobody', input: {}, createdAt: hourAgo, updatedAt: hourAgo };
  const { id } = await payload.db.create({ collection: 'payload-jobs', data: job });
  expect(await valueOf('backlog', { kind: 'jobs' })).toBeGreaterThanOrEqual(1);
  expect(Math.abs((await valueOf('job_queue_age_seconds')) - 3_600)).toBeLessThan(60);
  const before = await valueOf('backlog', { kind: 'stuckJobs' });
  await payload.db.updateOne({ collection: 'payload-jobs', id, data: { hasError: true } });
  expect(await valueOf('backlog', { kind: 'stuckJobs' })).toBe(before + 1);
  await payload.db.deleteOne({ collection: 'payload-jobs', where: { id: { equals: id } } });
  expect(await valueOf('job_queue_age_seconds')).toBeLessThan(60);
});

test('refusals by a limit are counted by route and status; so are answers from the cache', async () => {
  const served = await valueOf('public_cache_served_total', { kind: 'answers' });
  for (let n = 0; n < 3; n += 1) await shop.visitor.get('/topbar-information');
  expect(await valueOf('public_cache_served_total', { kind: 'answers' })).toBeGreaterThanOrEqual(served + 2);
  const settings = shop.payload().config.custom.haat as { rateLimits: boolean };
  settings.rateLimits = true;
  let refused = 0;
  for (let n = 0; n < 70 && refused === 0; n += 1)
    if ((await shop.visitor.post('/login', { email: 'nobody@demo.test', password: 'Wrong-pass-1' })).http === 429)
      refused += 1;
  settings.rateLimits = false;
  expect(refused).toBe(1);
  expect(await valueOf('http_request_seconds_count', { status: '429' })).toBe(1);
});

describe('dashboard and alerts', () => {
  type Panel = { title: string; targets: { expr: string }[] };
  const dashboard = JSON.parse(fs.readFileSync('monitoring/dashboard.json', 'utf8')) as { panels: Panel[] };
  const alerts = parse(fs.readFileSync('monitoring/alerts.yml', 'utf8')) as {
    groups: { rules: { alert: string; expr: string; for: string; annotations: { summary: string } }[] }[];
  };
  const rules = alerts.groups.flatMap((group) => group.rules);
  const asked = [
    ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr }))),
    ...rules.map(({ alert, expr }) => ({ title: alert, expr })),
  ];
  /** Names of figures in an expression: what is no function, no word of the language, no label. */
  const namesIn = (expr: string): string[] =>
    (
      expr.replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|without)\s*\([^)]*\)/g, ' ').match(/[a-z_]\w*(?!\w|\s*\()/g) ?? []
    ).filter((word) => !/^(and|or|unless|offset|by|sum|max|topk|[smhdw])$/.test(word));

  test('ask only for figures the server gives, by labels it gives them', async () => {
    const text = await read();
    const labels = new Map<string, Set<string>>([['up', new Set(['job', 'instance'])]]);
    for (const [, name, type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm))
      for (const each of type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name!])
        labels.set(each, new Set(['instance', 'job', ...(each.endsWith('_bucket') ? ['le'] : [])]));
    for (const [, name, given] of text.matchAll(/^(\w+)\{(.*)\} /gm))
      for (const [, label] of given!.matchAll(/(\w+)="/g)) labels.get(name!)?.add(label!);
    expect(asked.length).toBeGreaterThan(25);
    for (const { title, expr } of asked) {
      const names = namesIn(expr);
      expect([title, names.length > 0]).toEqual([title, true]);
      for (const name of names) expect([title, name, labels.has(name)]).toEqual([title, name, true]);
      const used = [
        ...[...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, inside]) =>
          [...inside!.matchAll(/(\w+)\s*[=!]/g)].map(([, label]) => label!),
        ),
        ...[...expr.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, inside]) =>
          inside!.split(',').map((each) => each.trim()),
        ),
      ];
      const known = new Set(names.flatMap((name) => [...(labels.get(name) ?? [])]));
      for (const label of used) expect([title, label, known.has(label)]).toEqual([title, label, true]);
    }
  });

  test('leave out no figure of ours', () => {
    const all = asked.map(({ expr }) => expr).join('\n');
    for (const name of [...Object.keys(figures), 'backlog', 'job_queue_age_seconds', 'public_cache_served_total'])
      expect([name, all.includes(name)]).toEqual([name, true]);
    for (const { alert, for: wait, annotations } of rules)
      expect([alert, /^\d+m$/.test(wait), annotations.summary.length > 10]).toEqual([alert, true, true]);
  });
});
