import { emailOf, openShop, PASSWORD, type Caller } from '../../support/http';
import { passwordsAtFullCost } from '../../support/quickPasswords.mjs';
import { settingsOf } from '../../../services/openCtx';

const shop = openShop();

const wrongTries = async (door: string, email: string, count: number) => {
  const replies = [];
  for (let n = 0; n < count; n += 1) replies.push(await shop.visitor.post(door, { email, password: `wrong ${n}` }));
  return replies;
};

describe('guessing a password', () => {
  test('an unknown account locks like an existing one, with the same message', async () => {
    const known = await wrongTries('/login', emailOf('customer2'), 7);
    const unknown = await wrongTries('/login', 'nobody-at-all@demo.test', 7);
    expect(known.map((reply) => reply.status)).toEqual([401, 401, 401, 401, 401, 420, 420]);
    expect(unknown.map(({ http, body }) => [http, body])).toEqual(known.map(({ http, body }) => [http, body]));
  });

  test('attempts by e-mail, by mobile and through the CMS count together', async () => {
    const email = emailOf('newcomer');
    const { docs } = await shop.payload().find({ collection: 'users', where: { email: { equals: email } } });
    await wrongTries('/login', email, 2);
    await wrongTries('/login', `+88${docs[0]!.mobile}`, 2);
    await wrongTries('/users/login', email, 1);
    expect((await shop.visitor.post('/login', { email, password: PASSWORD })).status).toBe(420);
    expect((await shop.visitor.post('/users/login', { email, password: PASSWORD })).body.token).toBeUndefined();
  });

  test('concurrent attempts get no more guesses than sequential ones', async () => {
    const email = emailOf('grocer.sylhet');
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, n) => shop.visitor.post('/login', { email, password: `wrong ${n}` })),
    );
    expect(replies.filter((reply) => reply.status === 401).length).toBe(5);
    expect(replies.filter((reply) => reply.status === 420).length).toBe(25);
  });
});

describe('the time of a refusal', () => {
  beforeAll(() => passwordsAtFullCost(true));
  afterAll(() => passwordsAtFullCost(false));

  test.each(['/login', '/users/login'])(
    'takes as long for an unknown account as for a known one at %s',
    async (door) => {
      const took = async (email: string) => {
        const started = performance.now();
        await shop.visitor.post(door, { email, password: 'wrong' });
        return performance.now() - started;
      };
      const known: number[] = [];
      const unknown: number[] = [];
      for (const n of [1, 2, 3]) {
        known.push(await took(emailOf(n === 1 ? 'vendor.gadget' : n === 2 ? 'vendor.home' : 'applicant')));
        unknown.push(await took(`nobody-${n}${door.length}@demo.test`));
      }
      // A check of a password costs hundreds of thousands of rounds; skipping it would make this ratio tiny. The quickest
      // of each: what other processes take away only adds to a time.
      expect(Math.min(...unknown) / Math.min(...known)).toBeGreaterThan(0.4);
    },
  );
});

describe('limits', () => {
  beforeAll(() => {
    settingsOf(shop.payload()).rateLimits = true;
  });
  afterAll(() => {
    settingsOf(shop.payload()).rateLimits = false;
  });

  const until429 = async (most: number, call: () => ReturnType<Caller['get']>) => {
    for (let n = 1; n <= most + 1; n += 1) {
      const reply = await call();
      if (reply.http === 429) return { after: n - 1, reply };
    }
    throw new Error(`no refusal after ${most} calls`);
  };

  test('one account may place a limited number of orders; the refusal says when to try again', async () => {
    const caller = await shop.as('customer');
    const { after, reply } = await until429(20, () => caller.post('/order-place', {}));
    expect(after).toBe(20);
    expect(reply.body).toMatchObject({ status: 429, message: expect.stringMatching(/seconds/) });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('one mobile gets a limited number of codes, however it is written', async () => {
    const forms = ['01988888888', '+8801988888888', '8801988888888'];
    let n = 0;
    const { after } = await until429(6, () =>
      shop.visitor.post(`/forgot-password/${encodeURIComponent(forms[n++ % 3]!)}`),
    );
    expect(after).toBe(6);
  });

  test('search and uploads have their own limits', async () => {
    const caller = await shop.as('customer');
    const { after } = await until429(120, () => caller.get('/normal-search/zzzz/Dhaka/Savar'));
    expect(after).toBe(120);
    const uploads = await until429(120, () => caller.post('/set-profile-picture', new FormData()));
    expect(uploads.after).toBe(120);
  });

  test('the CMS’s own sign-in is limited by address', async () => {
    const { reply } = await until429(60, () => shop.visitor.post('/users/logout', {}));
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
