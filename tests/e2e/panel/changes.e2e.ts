/** A vendor changes an approved product: the shop shows it as approved until an admin has seen the difference. */
import type { Page } from '@playwright/test';
import { productWords } from '../../../admin-components/messages/products';
import { securityWords } from '../../../admin-components/messages/security';
import { reviewWords } from '../../../admin-components/messages/review';
import { productFields } from '../../../domain/products/fields';
import { productMessages } from '../../../storefront/src/features/product/messages';
import { expect, test } from '../support/journey';
import { at } from '../support/pages';
import { PASSWORD } from '../support/people';
import { sayer, type Language } from '../support/words';
import { giveReason, press, searchFor, write } from './acts';
import { newProduct, newVendor } from './people';
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
    const inShop = async () => await (await fetch(`${url}${at(`/view-product/${product.slug}`)}`)).text();
    const desk = await open({ ...way, person });
    const office = await open({ ...way, person: admin });
    const nameField = productFields.name.label[way.language];
    // Saving leads back to the page before.
    const change = async (name: string) => {
      await goTo(desk, '/view-product');
      await goTo(desk, `/edit-product/${product.id}`);
      await write(desk, nameField, name);
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
      .getByRole('button', { name: new RegExp(`: ${product.name}$`) })
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
    await change(`${product.name} calm`);

    // Loaded again: the earlier list would offer the rejected version, whose approval is refused.
    await enterPanel(office, '/verify-products');
    await searchFor(office, say(productWords, 'searchName'), product.name);
    await office.getByRole('button', { name: `${say(productWords, 'approve')}: ${product.name}` }).click();
    await office.getByRole('alertdialog').getByRole('button').last().click();
    await expect(office.getByRole('button', { name: `${say(productWords, 'approve')}: ${product.name}` })).toHaveCount(
      0,
    );
    expect(await inShop()).toContain(`${product.name} calm`);
  });
}

for (const way of ways)
  test(`a sign-in to the panel also holds in the shop, where a vendor sees their product before it is approved (${way.language})`, async ({
    open,
    staff,
    url,
    savar,
    guard,
  }) => {
    guard.allow({ status: 404, url: '/view-product/', because: 'customers do not see the product' });
    const admin = await staff('admin');
    const { person } = await newVendor(url, admin, savar);
    const product = await newProduct(person, admin);
    await admin.api.post(`/product-reject/${product.id}`, { reason: 'Wrong picture' });
    const say = sayer(way.language);
    const page = await open(way);
    await page.goto(panelAt('/login'));
    await page.getByRole('textbox', { name: say(securityWords, 'emailOrMobile') }).fill(person.email);
    await page.locator('input[type="password"]').fill(PASSWORD);
    await page.getByRole('button', { name: say(securityWords, 'login'), exact: true }).click();
    await expect(page.locator('.haat-nav')).toBeAttached();
    await page.goto(at(`/view-product/${product.slug}`));
    await expect(page.getByText(say(productMessages, 'previewTitle'))).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 1, name: way.language === 'bn' ? 'প্যানেলের জিনিস' : product.name }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /Add to Cart|কার্টে/i })).toHaveCount(0);
    await page.goto(at('/account/edit'));
    await expect(page).toHaveURL(at('/account/edit'));
  });
