import { merchant, openBkash, type BkashBench } from './bkash.bench';
import { faultOf } from './serve';

let bkash: BkashBench;
beforeEach(async () => {
  bkash = await openBkash();
});
afterEach(() => bkash.close());

const count = (path: string) => bkash.calls().filter((called) => called === path).length;
const call = () => bkash.client.createPayment(bkash.request());
const minutes = (many: number) => bkash.clock.advanceSeconds(many * 60);

describe('the bKash token', () => {
  it('is granted once for concurrent callers', async () => {
    await Promise.all(Array.from({ length: 10 }, call));
    expect(count('/token/grant')).toBe(1);
    expect(count('/create')).toBe(10);
  });

  it('is used until minute 50, then refreshed once for all', async () => {
    await call();
    minutes(49);
    await call();
    expect(count('/token/refresh')).toBe(0);
    minutes(1);
    await Promise.all(Array.from({ length: 5 }, call));
    expect([count('/token/grant'), count('/token/refresh')]).toEqual([1, 1]);
  });

  it('is never refreshed more than twice in an hour over a whole day', async () => {
    for (let quarter = 0; quarter < 96; quarter += 1) {
      await call();
      minutes(15);
    }
    expect(bkash.state.blockedUntil).toBe(0);
    expect(count('/token/grant')).toBe(1);
  });

  it('is renewed, and the call repeated, when bKash refuses it', async () => {
    await call();
    bkash.script('tokenExpired');
    await call();
    expect([count('/token/grant'), count('/create')]).toEqual([2, 3]);
    expect(bkash.state.payments.size).toBe(2);
  });

  it('is renewed once when many calls are refused together', async () => {
    await call();
    bkash.state.tokens.clear();
    await Promise.all(Array.from({ length: 8 }, call));
    expect(count('/token/grant')).toBe(2);
  });

  it('is granted again when bKash blocks refreshing', async () => {
    await call();
    bkash.state.blockedUntil = bkash.clock.now().getTime() + 2 * 3_600_000;
    minutes(55);
    await call();
    expect([count('/token/refresh'), count('/token/grant')]).toEqual([1, 2]);
  });

  it('stays in use while renewing fails, until it expires', async () => {
    await call();
    minutes(52);
    bkash.script('brokenPage');
    await call();
    expect(bkash.state.payments.size).toBe(2);
    minutes(9);
    bkash.script('brokenPage');
    expect(await faultOf(call())).toMatchObject({ kind: 'noAnswer', code: 'http502' });
  });

  it('is not requested repeatedly with wrong keys', async () => {
    await call();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      bkash.script('tokenExpired');
      await call().catch(() => undefined);
      bkash.state.scripts.length = 0;
    }
    expect(count('/token/grant')).toBeLessThanOrEqual(4);
    expect(await faultOf(call())).toMatchObject({ kind: 'setup' });
    minutes(61);
    await call();
  });

  it.each([
    ['a wrong password', { ...merchant, password: 'other-secret' }, 'http401'],
    ['a wrong app key', { ...merchant, appKey: 'other-secret' }, '2001'],
  ])('is refused for %s, without quoting it', async (_what, keys, code) => {
    const wrong = await openBkash(keys);
    const fault = (await faultOf(wrong.client.createPayment(wrong.request()))) as Error;
    await wrong.close();
    expect(fault).toMatchObject({ kind: 'setup', code });
    expect(fault.message).not.toContain('-secret');
    expect(wrong.calls()).toEqual(['/token/grant']);
  });
});
