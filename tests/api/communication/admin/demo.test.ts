import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

process.env.DEMO_MODE = 'on';
const shop = openShop();
const make = market(shop);

test('in demo mode nothing is sent, and the specified message says so', async () => {
  const admin = await make.admin();
  const customer = await make.person();
  const notice = await admin.caller.post('/send-notification', {
    audience: 'everyone',
    notification_message: 'Hello',
    type: 1,
  });
  const text = await admin.caller.post('/send-sms', { audience: 'everyone', text_message: 'Hello' });
  for (const answer of [notice, text]) {
    expect(answer).toMatchObject({
      http: 200,
      body: { status: 201, message: 'This functionality is currently disabled in DEMO mode.' },
    });
  }
  expect((await admin.caller.get('/send-history')).body.history).toEqual([]);
  expect((await customer.caller.get('/user-notification')).body.notification).toEqual([]);
  expect(shop.outbox('sms')).toEqual([]);
});
