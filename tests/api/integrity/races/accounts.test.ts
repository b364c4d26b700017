/** Accounts: codes used twice, sessions that end at once, roles taken away, what a person keeps or writes twice. */
import { logOut } from '../../../../services/auth/logOut';
import { resetPassword } from '../../../../services/auth/resetPassword';
import { registerUser } from '../../../../services/auth/registerUser';
import { verifyMobile } from '../../../../services/auth/verifyMobile';
import { addToCart } from '../../../../services/cart/addToCart';
import { removeSuperAdmin } from '../../../../services/users/changeMarks';
import { deleteAccount } from '../../../../services/users/deleteAccount';
import { createReview } from '../../../../services/reviews/createReview';
import { openShop, PASSWORD, type Caller } from '../../../support/http';
import { form, type Person, type Seller } from '../../../support/make/market';
import { racing } from '../../../support/races';

const shop = openShop();
const race = racing(shop);
const { basket, beforeStep, beforeWriting, ctxOf, outcome, person, placed, rowsOf, tally } = race;
let seller: Seller;
let admin: Person;

beforeAll(async () => {
  seller = await race.seller();
  admin = await race.admin();
  await race.delivery();
});
afterEach(race.expectSound);

const codeTo = async (mobile: string) => /\d{6}/.exec((await shop.message('sms', mobile)).text)![0];
const isIn = async (caller: Caller) => (await caller.get('/cart')).status !== 401;

describe('a one-time code', () => {
  const forgotten = async () => {
    const { user } = await person();
    const { token } = (await shop.visitor.post(`/forgot-password/${user.mobile}`)).body;
    return { user, input: { otp_code: await codeTo(user.mobile), token: token as string } };
  };
  const reset = (input: object, new_password: string) =>
    shop.visitor.post('/reset-password', { ...input, new_password });

  test('to reset a password is used by somebody else in between: the second is refused, the first password stays', async () => {
    const { user, input } = await forgotten();
    const first = beforeStep(await race.workerLater(), 'claim', async () =>
      expect((await reset(input, 'first-Pass-2026')).status).toBe(200),
    );
    expect(await outcome(resetPassword(first, { ...input, new_password: 'second-Pass-2026' }))).toBe('wrongCode');
    expect(await isIn(await shop.login(user.email, 'first-Pass-2026'))).toBe(true);
  });

  test('to reset a password is used by four at once: exactly one password is set', async () => {
    const { user, input } = await forgotten();
    const words = [1, 2, 3, 4].map((n) => `at-once-${n}-Pass-2026`);
    const replies = await Promise.all(words.map((word) => reset(input, word)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const open = await Promise.all(
      words.map(async (password) => (await shop.visitor.post('/login', { email: user.email, password })).status),
    );
    expect(open.map((status) => status === 200)).toEqual(replies.map(({ status }) => status === 200));
  });

  test('to verify a mobile works once, when used in between and by four at once', async () => {
    const fresh = await person({ mobile_verify: 0 });
    const send = async (each: Person) =>
      expect((await each.caller.post('/get-otp-code', { mobile: each.user.mobile })).status).toBe(200);
    await send(fresh);
    const code = await codeTo(fresh.user.mobile);
    const verify = (each: Person, given: string) =>
      each.caller.post('/user-mobile-verify', { mobile: each.user.mobile, code: given });
    const first = beforeStep(await ctxOf(fresh), 'claim', async () =>
      expect((await verify(fresh, code)).status).toBe(200),
    );
    expect(await outcome(verifyMobile(first, fresh.user.mobile, code))).toBe('wrongCode');
    const other = await person({ mobile_verify: 0 });
    await send(other);
    const right = await codeTo(other.user.mobile);
    const replies = await Promise.all([1, 2, 3, 4].map(() => verify(other, right)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('sessions', () => {
  test('a second one ends while the first is ending: neither reappears', async () => {
    const one = await person();
    const two = { user: one.user, caller: await shop.login(one.user.email) };
    const ctx = await ctxOf(one);
    const end: typeof ctx.db.sessions.end = async (...given) => {
      expect((await two.caller.post('/logout')).status).toBe(200);
      return ctx.db.sessions.end(...given);
    };
    expect(await outcome(logOut({ ...ctx, db: { ...ctx.db, sessions: { ...ctx.db.sessions, end } } }))).toBe('done');
    expect([await isIn(one.caller), await isIn(two.caller)]).toEqual([false, false]);
  });

  test('five of one account end at once, and one starts: five are ended, the new one is valid', async () => {
    const { user } = await person();
    const open = await Promise.all(Array.from({ length: 5 }, () => shop.login(user.email)));
    const [fresh] = await Promise.all([shop.login(user.email), ...open.map((caller) => caller.post('/logout'))]);
    expect(await Promise.all(open.map(isIn))).toEqual(Array(5).fill(false));
    expect(await isIn(fresh)).toBe(true);
  });

  test('a concurrent sign-in does not undo a suspension, a demotion or a new name', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, two] = [await race.admin(), await person()];
      await Promise.all([
        ...[1, 2, 3].map(() => shop.visitor.post('/login', { email: one.user.email, password: PASSWORD })),
        admin.caller.post(`/remove-user-admin/${one.user.id}`),
        ...[1, 2, 3].map(() => shop.visitor.post('/login', { email: two.user.email, password: PASSWORD })),
        admin.caller.post(`/suspend-user/${two.user.id}`),
      ]);
      expect((await rowsOf('users', { id: { equals: one.user.id } }))[0]).toMatchObject({ role_as: 0 });
      expect((await rowsOf('users', { id: { equals: two.user.id } }))[0]).toMatchObject({ status: 0, sessions: [] });
    }
  });

  test('a concurrent sign-in with the old password creates no session once the password has changed', async () => {
    const { user } = await person();
    const old = shop
      .payload()
      .login({ collection: 'users', data: { email: user.email, password: PASSWORD }, context: {} });
    const changed = shop.payload().update({
      collection: 'users',
      id: user.id,
      data: { password: 'new-Pass-2026-x' },
      overrideAccess: true,
    } as never);
    const [signedIn] = await Promise.all([
      old.then(
        ({ token }) => token,
        () => null,
      ),
      changed,
    ]);
    const { sessions } = (await rowsOf('users', { id: { equals: user.id } }))[0] as { sessions: unknown[] };
    expect(sessions).toEqual([]);
    expect(await isIn(await shop.login(user.email, 'new-Pass-2026-x'))).toBe(true);
    if (signedIn)
      expect((await shop.visitor.get('/cart', { headers: { Authorization: `Bearer ${signedIn}` } })).status).toBe(401);
  });

  test('end with a suspension during calls: later calls are refused', async () => {
    const { user, caller } = await person();
    const calls = Array.from({ length: 8 }, () => caller.get('/cart'));
    await Promise.all([...calls, admin.caller.post(`/suspend-user/${user.id}`)]);
    expect(await isIn(caller)).toBe(false);
  });
});

describe('roles', () => {
  test('two super admins remove each other’s role: the slower one is no longer allowed to', async () => {
    const [one, two] = [await race.admin(), await race.admin()];
    const first = beforeWriting(await ctxOf(one), async () =>
      expect((await two.caller.post(`/remove-user-admin/${one.user.id}`)).status).toBe(200),
    );
    expect(await outcome(removeSuperAdmin(first, two.user.id))).toBe('superAdminOnly');
    expect((await rowsOf('users', { id: { equals: two.user.id } }))[0]).toMatchObject({ role_as: 1 });
  });

  test('at once, three times: never both succeed', async () => {
    for (let round = 0; round < 3; round += 1) {
      const pair = [await race.admin(), await race.admin()] as const;
      await Promise.all([
        pair[0].caller.post(`/remove-user-admin/${pair[1].user.id}`),
        pair[1].caller.post(`/remove-user-admin/${pair[0].user.id}`),
      ]);
      const left = await rowsOf('users', {
        and: [{ id: { in: pair.map(({ user }) => user.id) } }, { role_as: { equals: 1 } }],
      });
      expect(left).toHaveLength(1);
    }
  });
});

describe('an account', () => {
  const input = (n: number) => ({
    name: 'Rahima',
    email: `twice.${n}@made.test`,
    mobile: `0160000000${n}`,
    password: PASSWORD,
  });

  test('is registered from two windows, in between and by four at once: once, and the others get the reason', async () => {
    const first = beforeStepOfRegistering(await race.workerLater(), async () =>
      expect((await shop.visitor.post('/register', input(1))).status).toBeLessThan(300),
    );
    expect(await outcome(registerUser(first, input(1)))).toBe('invalid');
    const replies = await Promise.all([1, 2, 3, 4].map(() => shop.visitor.post('/register', input(2))));
    expect(tally(replies)[422]).toBe(3);
    expect(await rowsOf('users', { mobile: { equals: input(2).mobile } })).toHaveLength(1);
  });

  /** The e-mail and the mobile were free when they were looked for. */
  function beforeStepOfRegistering(ctx: Awaited<ReturnType<typeof race.workerLater>>, second: () => Promise<unknown>) {
    const asSystem: typeof ctx.db.asSystem = (why) => {
      const calls = ctx.db.asSystem(why);
      const create: typeof calls.create = async (...given) => {
        await second();
        return calls.create(...given);
      };
      return { ...calls, create };
    };
    return { ...ctx, db: { ...ctx.db, asSystem } };
  }

  test('is deleted by two at once: once', async () => {
    const [one, two] = [await person(), await person()];
    const first = beforeWriting(await ctxOf(admin), async () =>
      expect((await admin.caller.post(`/delete-user-account/${one.user.id}`)).status).toBe(200),
    );
    expect(await outcome(deleteAccount(first, one.user.id))).toBe('userNotFound');
    expect(
      tally(await Promise.all([1, 2, 3].map(() => admin.caller.post(`/delete-user-account/${two.user.id}`)))),
    ).toEqual({ 200: 1, 404: 2 });
  });
});

describe('a person’s own records', () => {
  test('a cart line from two windows, in between and eight at once: one line', async () => {
    const product = await race.product(seller);
    const [one, two] = [await person(), await person()];
    const add = (by: Person) => by.caller.post('/add-to-cart', { product_id: product.id, product_qty: 1 });
    const first = beforeStep(await ctxOf(one), 'insert', async () => expect((await add(one)).status).toBe(201));
    expect(await addToCart(first, { product_id: product.id, product_qty: 1, variation1: '', variation2: '' })).toEqual({
      added: false,
    });
    await Promise.all(Array.from({ length: 8 }, () => add(two)));
    for (const { user } of [one, two]) expect(await rowsOf('carts', { user: { equals: user.id } })).toHaveLength(1);
  });

  test('a favourite, eight times at once: one', async () => {
    const product = await race.product(seller);
    const { user, caller } = await person();
    const replies = await Promise.all(Array.from({ length: 8 }, () => caller.post(`/add-to-favorite/${product.id}`)));
    expect(replies.every(({ http }) => http === 200)).toBe(true);
    expect(await rowsOf('favorites', { user: { equals: user.id } })).toHaveLength(1);
  });

  test('a review from two windows, in between and six at once, written and deleted: counted once or not at all', async () => {
    const house = await race.warehouse();
    await race.moveShop(seller, house.warehouse);
    const { customer, product } = await basket(seller, 10, 1);
    const {
      tracking_ids: [id],
    } = await placed(customer);
    await seller.caller.post(`/pto-update-status/${id}/3`);
    await house.incharge.caller.post(`/pto-update-status/${id}/6`);
    const write = () =>
      customer.caller.post('/create-review', form({ product_id: String(product.id), star: '4', details: 'Good' }));
    const counts = async () => (await rowsOf('products', { id: { equals: product.id } }))[0];
    const first = beforeWriting(await ctxOf(customer), async () => expect((await write()).status).toBe(200));
    expect(await createReview(first, { product_id: product.id, star: 5, details: '', hide: 0 }, {})).toEqual({
      ok: false,
      reason: 'there',
    });
    expect(await counts()).toMatchObject({ total_review: 1, rating_sum: 4 });
    const takeBack = () => customer.caller.delete(`/delete-review/${product.id}`);
    await Promise.all([write(), takeBack(), write(), takeBack(), write(), takeBack()]);
    const left = (await rowsOf('reviews', { product: { equals: product.id } })).length;
    expect(await counts()).toMatchObject({ total_review: left, rating_sum: 4 * left });
  });

  test('notifications that arrive while others are marked as read: none is lost, and the bell counts the unread ones', async () => {
    const own = await race.seller();
    const product = await race.product(own, { qty: 20 });
    const people = await race.queue(10, product);
    const reads = Array.from({ length: 5 }, () => own.caller.post('/user-notification-mark-as-read', {}));
    await Promise.all([...people.map((each) => placed(each)), ...reads]);
    const notices = await rowsOf('notifications', { user: { equals: own.user.id } });
    expect(notices.filter(({ link }) => String(link).startsWith('/admin/order-details'))).toHaveLength(10);
    await own.caller.post('/user-notification-mark-as-read', {});
    expect(
      await rowsOf('notifications', { and: [{ user: { equals: own.user.id } }, { user_read: { equals: 0 } }] }),
    ).toEqual([]);
  });
});
