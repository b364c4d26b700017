/** What is good once is good once for all processes: codes, tries, challenges, scheduled work; and what one writes all read. */
import { Secret, TOTP } from 'otpauth';
import { onMongo } from '../../support/databases';
import { Caller, openShop, PASSWORD } from '../../support/http';
import { market } from '../../support/make/market';
import { openProcesses, type ServerProcess } from '../../support/processes';

const shop = openShop();
const make = market(shop);
let processes: ServerProcess[] = [];

const at = (process: number, token: string | null = null) => new Caller(() => processes[process % 2]!.origin, token);
const codeOf = (secret: string, skew = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: Date.now() + skew * 30_000,
  });
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const spread = <T>(count: number, act: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));

async function asked(n: number) {
  const mobile = `0172200000${n}`;
  const email = `shared${n}@demo.test`;
  await at(0).post('/register', { name: 'Karim', email, mobile, password: PASSWORD });
  const { token } = (await at(1).post('/login', { email, password: PASSWORD })).body as { token: string };
  expect((await at(0, token).post('/get-otp-code', { mobile })).status).toBe(200);
  const code = /\d{6}/.exec((await shop.message('sms', mobile)).text)![0];
  return { mobile, token, code };
}

(onMongo ? describe : describe.skip)('on two processes', () => {
  beforeAll(async () => {
    processes = await openProcesses(2);
  }, 120_000);
  afterAll(() => {
    for (const { end } of processes) end();
  });

  test('a code used at one is invalid at the other', async () => {
    const { mobile, token, code } = await asked(1);
    expect((await at(0, token).post('/user-mobile-verify', { mobile, code })).status).toBe(200);
    expect((await at(1, token).post('/user-mobile-verify', { mobile, code })).status).toBe(401);
  });

  test('a second code has to wait, at either process', async () => {
    const { mobile, token } = await asked(2);
    expect((await at(1, token).post('/get-otp-code', { mobile })).status).toBe(420);
  });

  test('wrong codes count together: after five in total, the right one is invalid', async () => {
    const { mobile, token, code } = await asked(3);
    await spread(6, (n) => at(n, token).post('/user-mobile-verify', { mobile, code: wrongOf(code) }));
    for (const process of [0, 1])
      expect((await at(process, token).post('/user-mobile-verify', { mobile, code })).status).toBe(401);
  });

  test('of many concurrent uses of the right code, at both, one succeeds', async () => {
    const { mobile, caller } = { mobile: '01722000004', caller: await asked(4) };
    const { body } = await at(0).post(`/forgot-password/${mobile}`);
    const sent = shop.outbox('sms').filter(({ to }) => to.endsWith(mobile));
    expect(body).toMatchObject({ status: 200, token: expect.any(String) });
    let reset = sent.at(-1)!;
    for (let tries = 0; tries < 100 && !/reset/.test(reset.text); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      reset = shop.outbox('sms').findLast(({ to }) => to.endsWith(mobile))!;
    }
    const otp_code = /\d{6}/.exec(reset.text)![0];
    const replies = await spread(4, (n) =>
      at(n).post('/reset-password', { otp_code, token: body.token, new_password: `Brand-new-pass-${n}` }),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 420, 420, 420]);
    // Every session of before ended, at both.
    for (const process of [0, 1]) expect((await at(process, caller.token).get('/get-self-user')).http).toBe(401);
  });

  test('a code of the second step works once, at one of them, and not again at the other', async () => {
    const person = await make.subadmin();
    const { secret } = (await person.caller.post('/two-step-start', { password: PASSWORD })).body as { secret: string };
    const { recovery_codes: recovery } = (await person.caller.post('/two-step-on', { code: codeOf(secret) })).body as {
      recovery_codes: string[];
    };
    const challenge = async (process: number) =>
      (await at(process).post('/login', { email: person.user.email, password: PASSWORD })).body.challenge as string;
    const handle = await challenge(0);
    const code = codeOf(secret, 1);
    const together = await spread(4, (n) => at(n).post('/login-code', { challenge: handle, code }));
    expect(together.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await at(1).post('/login-code', { challenge: await challenge(1), code })).status).not.toBe(200);
    const next = await challenge(1);
    const recovered = await spread(4, (n) => at(n).post('/login-code', { challenge: next, code: recovery[0] }));
    expect(recovered.filter(({ status }) => status === 200)).toHaveLength(1);
  }, 120_000);

  test('changes made at one are in the audit log shown by the other', async () => {
    const admin = await make.admin();
    const title = `Told at both ${admin.user.id}`;
    const coupon = {
      code: `LOG${String(admin.user.id).slice(-8)}`,
      type: 1,
      fixed: 10,
      percentage: 0,
      min_order: 0,
      quantity: 5,
      status: 1,
    };
    expect([title, (await at(0, admin.caller.token).post('/coupon-create', coupon)).status]).toEqual([title, 200]);
    const { body } = await at(1, admin.caller.token).get(`/get-audit-log?resource=coupons&limit=50`);
    expect(JSON.stringify(body)).toContain(coupon.code);
  });

  test('a scheduled job is queued once, however many schedule it at once', async () => {
    const payload = shop.payload();
    const scheduled = { 'meta.scheduled': { equals: true } };
    await payload.delete({ collection: 'payload-jobs', where: scheduled });
    await spread(12, () => payload.jobs.handleSchedules({ allQueues: true }));
    const { docs } = await payload.find({ collection: 'payload-jobs', where: scheduled, limit: 100, depth: 0 });
    const due = docs.map((job) => `${job.taskSlug} ${job.waitUntil}`);
    expect(due.length).toBeGreaterThanOrEqual(3);
    expect(new Set(due).size).toBe(due.length);
  });
});
