/** A vendor changes an approved product: the shop shows it as approved until an admin has seen the difference. */
import type { Locator, Page } from '@playwright/test';
import { dashboardWords } from '../../../admin-components/messages/dashboard';
import { productWords } from '../../../admin-components/messages/products';
import { securityWords } from '../../../admin-components/messages/security';
import { reviewWords } from '../../../admin-components/messages/review';
import { shopWords } from '../../../admin-components/messages/settings';
import { sharedWords } from '../../../admin-components/messages/shared';
import { waitingWords } from '../../../admin-components/messages/waiting';
import { productFields } from '../../../domain/products/fields';
import { productMessages } from '../../../storefront/src/features/product/messages';
import { expect, test } from '../support/journey';
import { at } from '../support/pages';
import { newCustomer, PASSWORD, signIn } from '../support/people';
import { sayer, type Language } from '../support/words';
import { giveReason, press, searchFor, write } from './acts';
import { called, newProduct, newVendor, unique } from './people';
import { enterPanel, goTo, panelAt } from './walk';

const ways = [
  { language: 'en', screen: 'desktop' },
  { language: 'bn', screen: 'phone' },
] as const satisfies readonly { language: Language; screen: string }[];

/** On a phone it lies over the buttons. */
async function closeToast(page: Page): Promise<void> {
  await page.locator('[data-sonner-toast] button').first().click();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
}

for (const way of ways) {
  test(`a change waits, is rejected with a reason, corrected, and approved (${way.language})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const say = sayer(way.language);
    const admin = await staff('admin');
    const { person } = await newVendor(url, admin, savar);
    const product = await newProduct(person, admin);
    const name = called(way.language, product);
    const inShop = async () => await (await fetch(`${url}${at(`/view-product/${product.slug}`)}`)).text();
    const desk = await open({ ...way, person });
    const office = await open({ ...way, person: admin });
    const nameField = productFields.name.label[way.language];
    // Saving leads back to the page before.
    const change = async (to: string) => {
      await goTo(desk, '/view-product');
      await goTo(desk, `/edit-product/${product.id}`);
      await write(desk, nameField, to);
      await press(desk, say(productWords, 'updateProduct'));
      await expect(desk).toHaveURL(panelAt('/view-product'));
      await closeToast(desk);
    };

    await enterPanel(desk, '/profile');
    await change(`${product.name} LOUD`);
    await expect(desk.getByText(say(reviewWords, 'changeWaits')).first()).toBeVisible();
    expect(await inShop()).not.toContain('LOUD');

    await enterPanel(office, '/verify-products');
    await searchFor(office, say(productWords, 'searchName'), product.name);
    await office
      .getByRole('button', { name: new RegExp(`: ${name}$`) })
      .first()
      .click();
    const difference = office.getByRole('dialog');
    await expect(difference.locator('.haat-compare__old')).toHaveText([product.name]);
    await expect(difference.locator('.haat-compare__new')).toHaveText([`${product.name} LOUD`]);
    await difference.getByRole('button', { name: say(productWords, 'reject') }).click();
    await giveReason(office, say(reviewWords, 'rejectChangeText'), 'Please do not shout.');
    await expect(difference).toHaveCount(0);
    await closeToast(office);

    await goTo(desk, '/profile');
    await goTo(desk, `/edit-product/${product.id}`);
    await expect(desk.getByText('Please do not shout.').first()).toBeVisible();
    await expect(desk.getByRole('textbox', { name: nameField })).toHaveValue(`${product.name} LOUD`);
    await change(`${product.name} louder`);
    await admin.api.post(`/product-reject/${product.id}`, {
      reason: 'That is louder still.',
      only_change: 1,
    });
    await goTo(desk, '/profile');
    await goTo(desk, `/edit-product/${product.id}`);
    // Both reasons, and between them that it was sent again.
    const thread = desk.locator('.haat-review__notes li');
    await expect(thread.filter({ hasText: 'Please do not shout.' })).toHaveCount(1);
    await expect(thread.filter({ hasText: 'That is louder still.' })).toHaveCount(1);
    await expect(thread.filter({ hasText: say(reviewWords, 'noteSentAgain') }).first()).toBeAttached();
    await change(`${product.name} calm`);

    // Loaded again: the earlier list would offer the rejected version, whose approval is refused.
    await enterPanel(office, '/verify-products');
    await searchFor(office, say(productWords, 'searchName'), product.name);
    const approve = office.getByRole('button', { name: `${say(productWords, 'approve')}: ${name}` });
    await approve.click();
    await expect(office.getByRole('alertdialog')).toContainText(name);
    await office.getByRole('alertdialog').getByRole('button').last().click();
    await expect(approve).toHaveCount(0);
    expect(await inShop()).toContain(`${product.name} calm`);
  });
}

for (const way of ways)
  test(`a vendor answers a rejection, the admin's bell leads to it, and the reply is read (${way.language})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const say = sayer(way.language);
    const admin = await staff('admin');
    const { person } = await newVendor(url, admin, savar);
    const product = await newProduct(person, admin);
    await admin.api.post(`/product-reject/${product.id}`, { reason: 'Blurred picture' });
    const desk = await open({ ...way, person });
    await enterPanel(desk, `/edit-product/${product.id}`);
    await write(desk, say(reviewWords, 'answer'), 'It is a misty glass.');
    await press(desk, say(reviewWords, 'sendAnswer'));
    await expect(desk.locator('.haat-review').getByText('It is a misty glass.')).toBeVisible();

    const office = await open({ ...way, person: admin });
    await enterPanel(office, '/profile');
    await office.locator('.haat-bell').press('Enter');
    await office
      .locator('.haat-menu__row')
      .filter({ hasText: say(waitingWords, 'rejectionAnswers') })
      .click();
    await expect(office).toHaveURL(panelAt('/rejection-answers'));
    const name = called(way.language, product);
    await press(office, `${say(reviewWords, 'reply')}: ${name}`);
    const dialog = office.getByRole('dialog');
    await expect(dialog.getByText('Blurred picture')).toBeVisible();
    await dialog.getByRole('textbox').fill('Show the whole glass.');
    await dialog.getByRole('button', { name: say(reviewWords, 'sendReply') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(office.getByRole('button', { name: `${say(reviewWords, 'reply')}: ${name}` })).toHaveCount(0);

    await desk.reload();
    await desk.locator('.haat-review summary').first().click();
    await expect(desk.getByText('Show the whole glass.')).toBeVisible();
  });

for (const way of ways)
  test(`a sign-in to the panel also holds in the shop: Visit Shop, and View of a product before it is approved (${way.language})`, async ({
    open,
    staff,
    url,
    savar,
    guard,
  }) => {
    guard.allow({ status: 404, url: '/view-product/', because: 'customers do not see the product', isOptional: true });
    const admin = await staff('admin');
    const { person, slug } = await newVendor(url, admin, savar);
    const product = await newProduct(person, admin);
    await admin.api.post(`/product-reject/${product.id}`, { reason: 'Wrong picture' });
    const say = sayer(way.language);
    const page = await open(way);
    await page.goto(panelAt('/login'));
    await page.getByRole('textbox', { name: say(securityWords, 'emailOrMobile') }).fill(person.email);
    await page.locator('input[type="password"]').fill(PASSWORD);
    await page.getByRole('button', { name: say(securityWords, 'login'), exact: true }).click();
    await expect(page.locator('.haat-nav')).toBeAttached();
    const inNewTab = async (link: Locator) => {
      const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
      return tab;
    };
    await goTo(page, '/view-product');
    const preview = await inNewTab(
      page.getByRole('link', { name: `${say(sharedWords, 'view')}: ${called(way.language, product)}`, exact: true }),
    );
    await expect(preview).toHaveURL(at(`/view-product/${product.slug}`));
    await expect(preview.getByText(say(productMessages, 'previewTitle'))).toBeVisible();
    await expect(preview.getByRole('heading', { level: 1, name: called(way.language, product) })).toBeVisible();
    await expect(preview.getByRole('button', { name: /Add to Cart|কার্টে/i })).toHaveCount(0);
    await preview.close();
    await goTo(page, '/shop');
    const shop = await inNewTab(page.getByRole('link', { name: say(shopWords, 'visitShop'), exact: true }));
    await expect(shop).toHaveURL(at(`/shop/${slug}`));
    await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
    await shop.goto(at('/account/edit'));
    await expect(shop).toHaveURL(at('/account/edit'));
  });

for (const way of ways)
  test(`Verify Now leads to the shop's code, signed in (${way.language})`, async ({ open, staff, url }) => {
    const say = sayer(way.language);
    const admin = await staff('admin');
    const keeper = await newCustomer(url, { name: `Keeper ${unique()}`, isVerified: false });
    const { users } = await admin.api.get<{ users: { id: number | string }[] }>(
      `/get-all-user?search=${encodeURIComponent(keeper.name)}`,
    );
    const house = { name: `House ${unique()}`, district: 'Dhaka', address: 'Road 1', incharge1: users[0]!.id };
    await admin.api.post('/warehouse-create', house);
    const page = await open({ ...way, person: await signIn(url, keeper.email) });
    await enterPanel(page, '/dashboard');
    await page.getByRole('link', { name: say(dashboardWords, 'verifyNow'), exact: true }).click();
    await expect(page).toHaveURL(at('/verify'));
    await expect(page.getByRole('main')).toContainText(keeper.mobile);
  });
