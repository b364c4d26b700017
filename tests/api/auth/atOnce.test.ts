/** Many sign-ins to one account in the same moment: right ones all succeed, wrong ones are counted exactly. */
import { openShop, PASSWORD, type Reply } from '../../support/http';
import { market, type Person } from '../../support/make/market';
import { passwordsAtFullCost } from '../../support/quickPasswords.mjs';

const shop = openShop();
const make = market(shop);

// As long as a check takes in the shop: the others arrive during it.
beforeAll(() => passwordsAtFullCost(true));
afterAll(() => passwordsAtFullCost(false));

const doors = [['/login'], ['/users/login']];
const knock = (door: string, { user }: Person, password: string) =>
  shop.visitor.post(door, { email: user.email, password });
const isIn = ({ body }: Reply) => typeof body.token === 'string';
const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
/** Refused because the password is wrong, which means it was checked. */
const wasGuess = ({ body }: Reply) =>
  /not correct/.test(JSON.stringify(body)) || /incorrect/.test(JSON.stringify(body));
const isLocked = ({ body }: Reply) => /Too many wrong passwords|locked/i.test(JSON.stringify(body));

describe.each(doors)('%s', (door) => {
  test('twenty right ones at once all succeed, each with its own session', async () => {
    const person = await make.person();
    const replies = await Promise.all(times(20, () => knock(door, person, PASSWORD)));
    expect(replies.map(isIn)).toEqual(times(20, () => true));
    expect(new Set(replies.map(({ body }) => body.token as string)).size).toBe(20);
    for (const { body } of [replies[0]!, replies[19]!]) {
      expect(
        (await shop.visitor.get('/get-self-user', { headers: { Authorization: `Bearer ${body.token}` } })).status,
      ).toBe(200);
    }
    // None of them counts as a wrong one afterwards.
    for (let n = 0; n < 4; n += 1) expect(wasGuess(await knock(door, person, `wrong ${n}`))).toBe(true);
    expect(isIn(await knock(door, person, PASSWORD))).toBe(true);
  });

  test('of thirty wrong ones at once five are checked, and then the account is locked', async () => {
    const person = await make.person();
    const replies = await Promise.all(times(30, (n) => knock(door, person, `wrong ${n}`)));
    expect([replies.filter(wasGuess).length, replies.filter(isLocked).length]).toEqual([5, 25]);
    const right = await knock(door, person, PASSWORD);
    expect([isIn(right), isLocked(right)]).toEqual([false, true]);
  });

  test('four wrong passwords among twenty right ones lock nobody out', async () => {
    const person = await make.person();
    const replies = await Promise.all(times(24, (n) => knock(door, person, n % 6 === 0 ? `wrong ${n}` : PASSWORD)));
    expect(replies.filter(wasGuess)).toHaveLength(4);
    expect(replies.filter(isIn)).toHaveLength(20);
  });

  test('after four wrong ones there is one guess left, however many are made at once', async () => {
    const person = await make.person();
    for (let n = 0; n < 4; n += 1) expect(wasGuess(await knock(door, person, `wrong ${n}`))).toBe(true);
    const replies = await Promise.all(times(10, (n) => knock(door, person, `wrong again ${n}`)));
    expect([replies.filter(wasGuess).length, replies.filter(isLocked).length]).toEqual([1, 9]);
  });
});

test('guesses through the contract and the CMS at once are counted together', async () => {
  const person = await make.person();
  const replies = await Promise.all(times(20, (n) => knock(n % 2 ? '/login' : '/users/login', person, `wrong ${n}`)));
  expect(replies.filter(wasGuess)).toHaveLength(5);
  expect(replies.filter(isLocked)).toHaveLength(15);
});

test('an unknown account is locked after the same number of guesses at once', async () => {
  const replies = await Promise.all(
    times(20, (n) => shop.visitor.post('/login', { email: 'nobody.at.all@made.test', password: `wrong ${n}` })),
  );
  expect([replies.filter(wasGuess).length, replies.filter(isLocked).length]).toEqual([5, 15]);
});

test('checks of the current password are counted with them', async () => {
  const { user, caller } = await make.person();
  const change = (n: number) =>
    caller.post('/update-user', {
      name: 'Person',
      email: `at.once.${n}.${user.email}`,
      mobile: user.mobile,
      current_password: `wrong ${n}`,
    });
  const wrong = await Promise.all(times(12, change));
  expect(wrong.map(({ body }) => [body.status, Object.keys(body.validation_errors)])).toEqual(
    times(12, () => [400, ['current_password']]),
  );
  expect(isLocked(await shop.visitor.post('/login', { email: user.mobile, password: PASSWORD }))).toBe(true);
});

test('a code sent to the mobile ends a lock immediately', async () => {
  const person = await make.person();
  await Promise.all(times(6, (n) => knock('/login', person, `wrong ${n}`)));
  expect(isLocked(await knock('/login', person, PASSWORD))).toBe(true);
  const { body } = await shop.visitor.post(`/forgot-password/${person.user.mobile}`);
  const otp_code = /\d{6}/.exec((await shop.message('sms', person.user.mobile)).text)![0];
  expect(
    (await shop.visitor.post('/reset-password', { otp_code, token: body.token, new_password: 'brand new pass' }))
      .status,
  ).toBe(200);
  for (const [door] of doors) expect([door, isIn(await knock(door!, person, 'brand new pass'))]).toEqual([door, true]);
});
