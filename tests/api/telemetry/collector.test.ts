/** What a collector gets by OTLP, from a server that serves and another that works. */
import { onSqlite } from '../../support/databases';
import { Caller, openShop } from '../../support/http';
import { market } from '../../support/make/market';
import { openReceiver, type ReceivedSpan } from '../../support/otlpReceiver';
import { openServer } from '../../support/processes';

// The server of this file only prepares: work is done by those it starts.
process.env.PROCESS_ROLE = 'web';
const shop = openShop();
const make = market(shop);

test('a trace with the id of the request, through call, service, statements, job and gateway, and the figures; nothing personal', async () => {
  const receiver = await openReceiver();
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=only-ours',
    OTEL_METRIC_EXPORT_INTERVAL: '500',
  };
  const [web, worker] = await Promise.all([
    openServer({ ...env, PROCESS_ROLE: 'web', OTEL_SERVICE_NAME: 'web' }),
    openServer({ ...env, PROCESS_ROLE: 'worker', OTEL_SERVICE_NAME: 'worker' }),
  ]);
  const { user } = await make.person();
  const asked = await new Caller(() => web.origin, null).post(`/forgot-password/${user.mobile}`);
  expect(asked.status).toBe(200);
  await shop.message('sms', user.mobile.slice(-11));
  // Both send what is left before they end.
  expect(await Promise.all([web.stop(), worker.stop()])).toEqual([0, 0]);

  const traceId = asked.headers.get('x-request-id')!.replaceAll('-', '');
  const spans = receiver.spans().filter((span) => span.traceId === traceId);
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const named = (name: string): ReceivedSpan => {
    const found = spans.find((span) => span.name === name);
    if (!found) throw new Error(`no span ${name} among ${spans.map((each) => each.name).join(', ')}`);
    return found;
  };
  const above = (span: ReceivedSpan): string[] => {
    const parent = byId.get(span.parentSpanId ?? '');
    return parent ? [parent.name, ...above(parent)] : [];
  };
  const call = ['transaction', 'service forgotPassword', 'call forgotPassword', 'POST forgotPassword'];
  expect(above(named('gateway sms send'))[0]).toBe('job sendMessage');
  expect(above(named('job sendMessage'))).toEqual(expect.arrayContaining(call));
  expect(named('job sendMessage').service).toBe('worker');
  const root = named('POST forgotPassword');
  expect(root).toMatchObject({
    service: 'web',
    attributes: { 'http.response.status_code': 200, 'http.route': 'forgotPassword' },
  });
  expect(root.parentSpanId ?? '').toBe('');
  if (onSqlite) {
    const insert = named('INSERT messages');
    expect(above(insert)).toEqual(expect.arrayContaining(call));
    expect(insert.attributes).toMatchObject({
      'db.system.name': 'sqlite',
      'db.query.text': expect.stringContaining('?'),
    });
  }
  const said = receiver.heard.map(({ body }) => body).join('\n');
  for (const secret of [user.mobile.slice(-11), user.email, user.name]) expect(said).not.toContain(secret);
  expect(new Set(receiver.heard.map(({ headers }) => headers['x-collector-key']))).toEqual(new Set(['only-ours']));

  const calls = receiver
    .points('http_request_seconds')
    .filter(({ attributes }) => attributes.route === 'forgotPassword');
  expect(calls).toEqual([{ attributes: { route: 'forgotPassword', method: 'POST', status: '200' }, value: 1 }]);
  const sent = receiver.points('gateway_seconds').filter(({ attributes }) => attributes.service === 'sms');
  expect(sent).toEqual([{ attributes: { service: 'sms', call: 'send', outcome: 'ok' }, value: 1 }]);
  expect(receiver.points('job_seconds')).toContainEqual({
    attributes: { task: 'sendMessage', outcome: 'done' },
    value: 1,
  });
  expect(receiver.points('process_resident_memory_bytes').length).toBeGreaterThan(0);
  await receiver.close();
}, 120_000);

test('without a collector nothing of it is loaded', () => {
  expect((globalThis as { haatTracing?: unknown }).haatTracing).toBeUndefined();
});
