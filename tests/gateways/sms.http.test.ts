import { createHttpSms } from '../../gateways/sms/http';
import { faultOf, serve, type Answerer, type Reply } from './serve';
import { smsSuite } from './sms.suite';

const json = (body: object, status = 200): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});
const accepted = json({
  response_code: 202,
  message_id: 9001,
  success_message: 'SMS Submitted Successfully',
  error_message: '',
});
const settings = (url: string, timeoutSeconds = 30) => ({
  name: 'http' as const,
  sendUrl: `${url}/api/smsapi`,
  balanceUrl: `${url}/api/getBalanceApi`,
  apiKey: 'key-that-stays-secret',
  senderId: '8809600000000',
  timeoutSeconds,
});

describe('the HTTP SMS client', () => {
  smsSuite(async () => {
    const provider = await serve(({ path }) =>
      path === '/api/getBalanceApi' ? json({ response_code: 202, balance: '812.50', expire: '2027-01-31' }) : accepted,
    );
    return {
      client: createHttpSms(settings(provider.url)),
      arrived: async () =>
        provider.heard.map(({ body }) => {
          const form = new URLSearchParams(body);
          expect(form.get('number')).toMatch(/^8801\d{9}$/);
          return { to: (form.get('number') ?? '').slice(2), text: form.get('message') ?? '' };
        }),
      close: provider.close,
    };
  });

  const send = async (answer: Answerer, timeoutSeconds?: number) => {
    const provider = await serve(answer);
    try {
      const fault = await faultOf(
        createHttpSms(settings(provider.url, timeoutSeconds)).send({ to: '01712345678', text: 'Your code is 123456' }),
      );
      return { fault: fault as Error, heard: provider.heard };
    } finally {
      await provider.close();
    }
  };

  it('sends key, sender, number and text as a form, and none of it in the URL', async () => {
    const provider = await serve(() => accepted);
    const receipt = await createHttpSms(settings(provider.url)).send({ to: '01712345678', text: 'Salam' });
    await provider.close();
    expect(receipt).toEqual({ reference: '9001' });
    expect(provider.heard).toHaveLength(1);
    expect(provider.heard[0]).toMatchObject({ method: 'POST', path: '/api/smsapi' });
    expect(Object.fromEntries(new URLSearchParams(provider.heard[0]?.body))).toEqual({
      api_key: 'key-that-stays-secret',
      senderid: '8809600000000',
      number: '8801712345678',
      message: 'Salam',
      type: 'text',
    });
  });

  it.each([
    [
      'an internal fault of the provider',
      json({ response_code: 1005, error_message: 'Internal Error' }),
      'transient',
      '1005',
    ],
    ['a number it does not know', json({ response_code: 1001, error_message: 'Invalid Number' }), 'invalid', '1001'],
    [
      'a text it does not take',
      json({ response_code: 1012, error_message: 'Masking SMS must be Bengali' }),
      'invalid',
      '1012',
    ],
    ['a sender it does not know', json({ response_code: 1002, error_message: 'Sender Id not valid' }), 'setup', '1002'],
    ['no balance', json({ response_code: 1007, error_message: 'Balance Insufficient' }), 'setup', '1007'],
    [
      'an address that is not on its list',
      json({ response_code: 1032, error_message: 'IP not whitelisted' }),
      'setup',
      '1032',
    ],
    ['a bare code', { status: 200, body: '1011' }, 'setup', '1011'],
    ['too many calls', { status: 429, body: '' }, 'transient', 'http429'],
    ['a server that is down', { status: 503, body: '<html>down</html>' }, 'transient', 'http503'],
    ['a proxy that lost the answer', { status: 504, body: '' }, 'noAnswer', 'http504'],
    ['a wrong key', json({ message: 'Unauthenticated.' }, 401), 'setup', 'http401'],
    ['a wrong address', { status: 404, body: 'Not Found' }, 'setup', 'http404'],
    ['an answer nobody understands', { status: 200, body: '<html>hello</html>' }, 'noAnswer', 'unreadable'],
    ['an answer without a code', json({ hello: 'world' }), 'noAnswer', 'unreadable'],
  ])('recognises %s', async (_what, reply, kind, code) => {
    const { fault } = await send(() => reply);
    expect(fault).toMatchObject({ name: 'GatewayError', service: 'sms', kind, code, retryable: kind === 'transient' });
  });

  it('allows no retry when the provider is silent or drops the connection: it may have sent the message', async () => {
    expect((await send(() => 'hang', 1)).fault).toMatchObject({ kind: 'noAnswer', code: 'timeout' });
    expect((await send(() => 'drop')).fault).toMatchObject({ kind: 'noAnswer', code: 'interrupted' });
  });

  it('allows a retry when the provider cannot be reached', async () => {
    const gone = await serve(() => accepted);
    await gone.close();
    const fault = await faultOf(createHttpSms(settings(gone.url)).send({ to: '01712345678', text: 'Salam' }));
    expect(fault).toMatchObject({ kind: 'transient', code: 'unreachable', retryable: true });
  });

  it('follows no redirect: the key goes nowhere else', async () => {
    const elsewhere = await serve(() => accepted);
    const { fault } = await send(() => ({ status: 307, headers: { Location: elsewhere.url }, body: '' }));
    await elsewhere.close();
    expect(fault).toMatchObject({ name: 'GatewayError', kind: 'noAnswer' });
    expect(elsewhere.heard).toEqual([]);
  });

  it('never quotes the key or the text in its error', async () => {
    const { fault } = await send(() =>
      json({ response_code: 1003, error_message: 'api_key key-that-stays-secret message Your code is 123456 missing' }),
    );
    expect(fault.message).toContain('1003');
    expect(JSON.stringify({ ...fault, message: fault.message, stack: fault.stack })).not.toMatch(
      /key-that-stays-secret|123456/,
    );
  });

  it('refuses a balance it cannot read', async () => {
    const provider = await serve(() => json({ response_code: 1011, error_message: 'User Id not found' }));
    const fault = await faultOf(createHttpSms(settings(provider.url)).balance());
    await provider.close();
    expect(fault).toMatchObject({ kind: 'setup', code: '1011' });
  });
});
