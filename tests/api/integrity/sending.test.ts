/** An SMS provider that fails in every way: tried again only where nothing was sent, a limit to it, nothing sent twice. */
import { createLocalReq } from 'payload';
import { createHttpSms } from '../../../gateways/sms/http';
import { openCtx } from '../../../services/openCtx';
import { queueMessage } from '../../../services/messages/queueMessage';
import { sendMessage } from '../../../services/messages/sendMessage';
import { openShop } from '../../support/http';
import { serve, type Answerer, type Reply } from '../../gateways/serve';

const shop = openShop();
const MOST_TRIES = 5;
const accepted: Reply = { status: 200, body: '{"response_code":202,"message_id":1}' };
const later: Reply = { status: 503, body: '<html>down</html>' };

/** Processes one message until no retry is due; returns how often the provider was called, and the record. */
async function deliver(answer: Answerer): Promise<{ heard: number; message: Record<string, unknown> }> {
  const provider = await serve(answer);
  const base = openCtx(await createLocalReq({}, shop.payload()));
  const sms = createHttpSms({
    name: 'http',
    sendUrl: provider.url,
    balanceUrl: provider.url,
    apiKey: 'k',
    senderId: 's',
    timeoutSeconds: 1,
  });
  const ctx = { ...base, gateways: { ...base.gateways, sms }, db: { ...base.db, enqueue: async () => undefined } };
  const to = `+88017${String(performance.now()).replace(/\D/g, '').padEnd(8, '0').slice(-8)}`;
  await queueMessage(ctx, { channel: 'sms', to, text: 'Hello', purpose: 'test' });
  const find = async () =>
    (await shop.payload().find({ collection: 'messages', where: { to: { equals: to } }, overrideAccess: true }))
      .docs[0] as never as Record<string, unknown>;
  const { id } = await find();
  const run = () =>
    sendMessage(ctx, { message: String(id), sealed: '' }).then(
      () => false,
      () => true,
    );
  for (let n = 0; (await run()) && n < 20; n += 1);
  await run();
  await provider.close();
  return { heard: provider.heard.length, message: await find() };
}

test('a provider that is down is tried five times, then a person has to act', async () => {
  expect(await deliver(() => later)).toMatchObject({
    heard: MOST_TRIES,
    message: { status: 'failed', tries: MOST_TRIES },
  });
});

test('one that recovers is sent to once', async () => {
  let asked = 0;
  const { heard, message } = await deliver(() => ((asked += 1) < 3 ? later : accepted));
  expect([heard, message.status]).toEqual([3, 'sent']);
});

test.each<[string, Answerer]>([
  ['is silent', () => 'hang'],
  ['cuts the line', () => 'drop'],
  ['answers a page', () => ({ status: 200, body: '<html>hello</html>' })],
  ['answers half of an object', () => ({ status: 200, body: '{"response_code":' })],
  ['answers through a proxy that lost it', () => ({ status: 504, body: '' })],
  ['refuses the number', () => ({ status: 200, body: '{"response_code":1001}' })],
])('one that %s is asked once: it may have sent it, or never will', async (_what, answer) => {
  expect(await deliver(answer)).toMatchObject({ heard: 1, message: { status: 'failed', tries: 1 } });
});
