/** Two-step sign-in and the audit log, as people use them: the phone's codes come from the library. */
import { Secret, TOTP } from 'otpauth';
import { expect, test } from './support/journey';
import { ownProduct } from './support/market';
import { newCustomer, PASSWORD, type Person } from './support/people';
import { at, faultsOfShape, visit } from './support/pages';

const code = (secret: string, skew = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: Date.now() + skew * 30_000,
  });

/** A sub admin nobody else's test signs in as. */
async function newSubAdmin(url: string, admin: Person): Promise<Person> {
  const person = await newCustomer(url, { name: 'Shirin Akter' });
  const { users } = await admin.api.get<{ users: { id: number }[] }>(`/admin-search-all-user/${person.mobile}`);
  await admin.api.post(`/make-user-subadmin/${users[0]!.id}`);
  return person;
}

test('a sub admin turns two-step sign-in on, signs out, and signs in again with a code, in the panel and in the shop', async ({
  url,
  staff,
  open,
  guard,
}) => {
  const person = await newSubAdmin(url, await staff('admin'));
  const page = await open({ language: 'en', screen: 'desktop' });
  // A changed role ends the sessions: the first sign-in is by the password alone.
  await page.goto(at('/admin/security'));
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.getByLabel('Email or mobile').fill(person.mobile);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();

  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await page.locator('.haat-code--whole').innerText()).trim();
  await page.getByLabel('Code of the app').fill(code(secret, -1));
  await page.getByRole('button', { name: 'Confirm the code' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^[2-9A-Z]{5}-[2-9A-Z]{5}$/ })).toHaveCount(10);
  const recovery = await page.locator('.haat-recovery code').first().innerText();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Recovery codes left')).toBeVisible();

  const again = await open({ language: 'en', screen: 'phone' });
  await again.goto(at('/admin/login'));
  await again.getByLabel('Email or mobile').fill(person.email);
  await again.getByLabel('Password').fill(PASSWORD);
  await again.getByRole('button', { name: 'Login', exact: true }).click();
  await again.getByLabel('Code of the app, or a recovery code').fill(code(secret));
  await again.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(again.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  const shop = await open({ language: 'bn', screen: 'phone' });
  await visit(shop, '/login');
  await shop.getByLabel('ইমেইল বা মোবাইল').fill(person.email);
  await shop.getByLabel('পাসওয়ার্ড', { exact: true }).fill(PASSWORD);
  await shop.getByRole('button', { name: 'লগইন', exact: true }).click();
  await shop.getByLabel('কোড').fill(recovery);
  await shop.getByRole('button', { name: 'লগইন', exact: true }).click();
  await expect(shop).toHaveURL(new RegExp(`${at('/')}$`));
  expect(guard.troubles()).toEqual([]);
});

test('the super admin sees who changed a price, before and after; a sub admin does not get in', async ({
  staff,
  open,
}) => {
  const admin = await staff('admin');
  // One of its own: other journeys work on the newest products of the shop.
  const price = 400;
  const product = await ownProduct(await staff('vendor.home'), admin, { price });
  const next = price + 7;
  const response = await fetch(`${admin.api.url}/api/products/${product.id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${admin.session.token}` },
    body: JSON.stringify({ selling_price: next, original_price: next + 50 }),
  });
  expect(response.status).toBe(200);

  const page = await open({ language: 'en', screen: 'desktop', person: admin });
  await visit(page, `/admin/edit-product/${product.id}`);
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Selling price' }).first();
  await expect(row).toContainText(admin.name);
  await row.getByRole('button', { name: /^Details/ }).click();
  const change = page.getByRole('dialog').getByRole('row').filter({ hasText: 'Selling price' });
  await expect(change).toContainText(String(price));
  await expect(change).toContainText(String(next));
  await page.keyboard.press('Escape');
  expect(await faultsOfShape(page)).toEqual([]);

  const small = await open({ language: 'bn', screen: 'phone', person: admin });
  await visit(small, '/admin/audit-log');
  await expect(small.getByRole('heading', { level: 1, name: 'অডিট লগ' })).toBeVisible();
  expect(await faultsOfShape(small)).toEqual([]);

  const other = await open({ language: 'en', screen: 'desktop', person: await staff('subadmin') });
  await other.goto(at('/admin/audit-log'));
  await expect(other.getByRole('main').first()).not.toContainText('Changed fields');
});
