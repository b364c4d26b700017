/** The list of sessions: people view it, end sessions, and confirm their password before changing the e-mail or mobile. */
import { accountMessages as account } from '../../storefront/src/features/account/messages';
import { expect, test } from './support/journey';
import { at, faultsOfShape, sayYes, toast, visit } from './support/pages';
import { newCustomer, newIdentity, PASSWORD, signIn, type Person } from './support/people';
import { banglaOnPhone, named } from './support/screens';
import { sayer } from './support/words';

/** Whether a place is still signed in, asked as that place would ask. */
const isIn = async ({ api }: Person): Promise<boolean> =>
  (await fetch(`${api.url}/api/sessions`, { headers: { Authorization: `Bearer ${api.token}` } })).status === 200;

for (const way of banglaOnPhone) {
  const say = sayer(way.language);

  test(`a shopper sees where they are signed in, signs one place out and then all others (${named(way)})`, async ({
    open,
    url,
  }) => {
    const me = await newCustomer(url);
    const [first, second, third] = [
      await signIn(url, me.email),
      await signIn(url, me.email),
      await signIn(url, me.email),
    ];
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    await visit(page, '/account/edit');
    await main.getByRole('tab', { name: say(account, 'security') }).click();
    const places = main.getByRole('region', { name: say(account, 'places') }).getByRole('listitem');
    await expect(places).toHaveCount(4);
    await expect(places.filter({ hasText: say(account, 'thisDevice') })).toHaveCount(1);
    await expect(places.filter({ hasText: say(account, 'thisDevice') }).getByRole('button')).toHaveCount(0);

    await places.getByRole('button').first().click();
    await expect(toast(page, way.language === 'en' ? 'Signed out there' : 'সেখান থেকে লগআউট হয়েছে')).toBeVisible();
    await expect(places).toHaveCount(3);
    expect([await isIn(first), await isIn(second), await isIn(third)].filter(Boolean)).toHaveLength(2);

    await main.getByRole('button', { name: say(account, 'endOthers') }).click();
    await sayYes(page);
    await expect(places).toHaveCount(1);
    await expect(main.getByRole('button', { name: say(account, 'endOthers') })).toBeHidden();
    expect([await isIn(first), await isIn(second), await isIn(third), await isIn(me)]).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(await faultsOfShape(page)).toEqual([]);
  });

  test(`changing the e-mail asks for the password, and a wrong one does not lose the input (${named(way)})`, async ({
    open,
    url,
  }) => {
    const me = await newCustomer(url);
    const { email } = newIdentity();
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    await visit(page, '/account/edit');
    const password = main.getByLabel(say(account, 'currentPassword'), { exact: true });
    await expect(main.getByRole('textbox', { name: say(account, 'email') })).toHaveValue(me.email);
    await expect(password).toBeHidden();
    await main.getByRole('textbox', { name: say(account, 'email') }).fill(email);
    await password.fill('not-my-Pass-2026');
    await main.getByRole('button', { name: say(account, 'save'), exact: true }).click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByRole('textbox', { name: say(account, 'email') })).toHaveValue(email);
    await password.fill(PASSWORD);
    await main.getByRole('button', { name: say(account, 'save'), exact: true }).click();
    await expect(toast(page, /./)).toBeVisible();
    await expect(password).toBeHidden();
    expect((await signIn(url, email)).email).toBe(email);
  });
}

test('a sub admin ends other places in the panel, and an admin signs somebody out everywhere', async ({
  open,
  url,
  staff,
}) => {
  const admin = await staff('admin');
  const customer = await newCustomer(url, { name: 'Nasrin Sultana' });
  const { users } = await admin.api.get<{ users: { id: number }[] }>(`/admin-search-all-user/${customer.mobile}`);
  await admin.api.post(`/make-user-subadmin/${users[0]!.id}`);
  const [me, other] = [await signIn(url, customer.email), await signIn(url, customer.email)];

  const page = await open({ language: 'en', screen: 'desktop', person: me });
  await visit(page, '/admin/security');
  const places = page.locator('.haat-places__place');
  await expect(places).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await sayYes(page);
  await expect(places).toHaveCount(1);
  expect([await isIn(me), await isIn(other)]).toEqual([true, false]);

  const desk = await open({ language: 'bn', screen: 'phone', person: admin });
  await visit(desk, `/admin/user-details/${users[0]!.id}`);
  await desk.getByRole('button', { name: 'সব জায়গা থেকে লগআউট করুন' }).click();
  await sayYes(desk);
  await expect.poll(() => isIn(me)).toBe(false);
  await page.goto(at('/admin/security'));
  await expect(page).toHaveURL(/\/admin\/login/);
});
