import { createErrorReports } from '../../gateways/errorReports';
import { fixedClock } from './fixedClock';
import { serve } from './serve';

async function open() {
  const clock = fixedClock(new Date('2026-05-01T10:00:00Z'));
  const receiver = await serve(() => ({ status: 202, body: '' }));
  const about = { service: 'haat', version: '1.2.3', role: 'web' };
  const report = createErrorReports({ url: `${receiver.url}/errors`, token: 'told-to-us', ...about }, clock);
  const told = async (count: number) => {
    for (let n = 0; n < 100 && receiver.heard.length < count; n += 1) await new Promise((go) => setTimeout(go, 10));
    // One too many would come now.
    await new Promise((go) => setTimeout(go, 50));
    return receiver.heard.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  };
  return { clock, receiver, report, told };
}

test('an error is reported with its kind, its place in the source and its request', async () => {
  const { receiver, report, told } = await open();
  report(new TypeError('x is not a function'), { requestId: 'r-1', route: 'placeOrder', message: 'call failed' });
  const [first] = await told(1);
  expect(first).toMatchObject({
    at: '2026-05-01T10:00:00.000Z',
    service: 'haat',
    version: '1.2.3',
    role: 'web',
    type: 'TypeError',
    message: 'x is not a function',
    requestId: 'r-1',
    route: 'placeOrder',
    during: 'call failed',
    leftOut: 0,
  });
  expect((first?.stack as string[])[0]).toContain('errorReports.test.ts');
  expect(receiver.heard[0]).toMatchObject({
    method: 'POST',
    path: '/errors',
    headers: { authorization: 'Bearer told-to-us' },
  });
  await receiver.close();
});

test('nobody is named: addresses, numbers and quoted text are removed, from the stack too', async () => {
  const { receiver, report, told } = await open();
  report(
    new Error(
      'E11000 duplicate key { email: "rahima@example.com" } for rahima@example.com, +880 1712-345678, ০১৭১২৩৪৫৬৭৮ \'House 5\'',
    ),
    {},
  );
  const said = JSON.stringify(await told(1));
  for (const secret of ['rahima', '1712', '345678', '০১৭', 'House']) expect(said).not.toContain(secret);
  expect(said).toContain('duplicate key');
  await receiver.close();
});

test('the same error is reported once a minute, with the number of those left out before', async () => {
  const { clock, receiver, report, told } = await open();
  const fail = () => report(new Error('again'), {});
  for (let n = 0; n < 50; n += 1) fail();
  expect(await told(1)).toHaveLength(1);
  clock.advanceSeconds(61);
  fail();
  const [, second] = await told(2);
  expect(second).toMatchObject({ leftOut: 49 });
  await receiver.close();
});

test('of many different errors twenty are reported in a minute', async () => {
  const { receiver, report, told } = await open();
  for (let n = 0; n < 60; n += 1) report(Object.assign(new Error(`kind ${n}`), { stack: `at place${n}` }), {});
  expect(await told(20)).toHaveLength(20);
  await receiver.close();
});

const failedStatement = (table: string, params: string[]) => {
  const marks = params.map(() => '?').join(', ');
  const statement = `insert into "${table}" ("name", "hash") values (${marks})`;
  const error = new Error(`Failed query: ${statement}\nparams: ${params.join(',')}`, { cause: new Error('read-only') });
  // All of them come from one place in the driver.
  error.stack = `Error: ${error.message}\n    at queryWithCache (session.js:1:1)`;
  return Object.assign(error, { query: statement, params });
};

test('of a failed statement no value is reported, and its reason is', async () => {
  const { receiver, report, told } = await open();
  const error = failedStatement('users', ['Rahima\nKhatun', 'x\n    at House 5', 'c0ffee']);
  report(error, { message: `failed: ${error.message}` });
  const said = JSON.stringify(await told(1));
  for (const secret of ['Rahima', 'Khatun', 'House', 'c0ffee']) expect(said).not.toContain(secret);
  expect(said).toContain('read-only');
  expect(said).toContain('queryWithCache');
  await receiver.close();
});

test('different failed statements are different errors; the same one with other values is not', async () => {
  const { receiver, report, told } = await open();
  report(failedStatement('users', ['a', 'b']), {});
  report(failedStatement('orders', ['a', 'b']), {});
  report(failedStatement('users', ['c', 'd', 'e']), {});
  expect(await told(2)).toHaveLength(2);
  await receiver.close();
});

test('an address that refuses or does not answer causes no error', async () => {
  const { receiver, report } = await open();
  await receiver.close();
  expect(() => report(new Error('unheard'), {})).not.toThrow();
  await new Promise((go) => setTimeout(go, 100));
});
