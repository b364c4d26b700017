/** A vendor's first steps, a request to change the profile, the bell, and a customer's page: in both languages. */
import { customerWords } from '../../../admin-components/messages/customers';
import { packageWords } from '../../../admin-components/messages/packages';
import { profileChangeWords } from '../../../admin-components/messages/profileChanges';
import { vendorStepWords } from '../../../admin-components/messages/vendorSteps';
import { waitingWords } from '../../../admin-components/messages/waiting';
import { vendorFields } from '../../../domain/vendors/fields';
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import { banglaOnPhone, named } from '../support/screens';
import { sayer, word } from '../support/words';
import { press, write } from './acts';
import { newApplicant, newOrder, newProduct, newVendor } from './people';
import { enterPanel, panelAt } from './walk';

for (const way of banglaOnPhone) {
  const say = sayer(way.language);

  test(`a vendor does the first steps, and puts the list away (${named(way)})`, async ({ open, staff, url, savar }) => {
    const admin = await staff('admin');
    const applicant = await newApplicant(url, admin, savar);
    await admin.api.post(`/approved-vendor/${applicant.vendorId}`);
    const vendor = await signIn(url, applicant.person.email);
    const desk = await open({ ...way, person: vendor });
    await enterPanel(desk, '/dashboard');
    const step = (key: keyof typeof vendorStepWords) =>
      desk.locator('.haat-steps__step').filter({ hasText: say(vendorStepWords, key) });
    const done = word(say(vendorStepWords, 'done'));
    await expect(step('approved').getByRole('img', { name: done })).toBeVisible();
    await expect(step('warehouse').getByRole('img', { name: done })).toHaveCount(0);
    await step('warehouse').getByRole('link').click();
    await expect(desk).toHaveURL(panelAt('/shop'));

    const { warehouse } = await vendor.api.get<{ warehouse: { id: number }[] }>('/get-shop-warehouse');
    await admin.api.post(`/assign-shop-warehouse/${applicant.vendorId}`, { warehouse_id: warehouse[0]!.id });
    await enterPanel(desk, '/dashboard');
    await expect(step('warehouse').getByRole('img', { name: done })).toBeVisible();
    await press(desk, say(vendorStepWords, 'hide'));
    await expect(desk.locator('.haat-steps')).toHaveCount(0);
    await press(desk, say(vendorStepWords, 'show'));
    await expect(desk.locator('.haat-steps')).toBeVisible();

    // Admins see the same on the vendor's page.
    const office = await open({ ...way, person: admin });
    await enterPanel(office, `/vendor-details/${applicant.vendorId}`);
    await expect(office.locator('.haat-steps__step')).toHaveCount(9);
  });

  test(`a vendor asks for a change, an admin accepts it (${named(way)})`, async ({ open, staff, url, savar }) => {
    const admin = await staff('admin');
    const { person, business, vendorId } = await newVendor(url, admin, savar);
    const desk = await open({ ...way, person });
    await enterPanel(desk, '/profile');
    await desk.getByRole('link', { name: say(profileChangeWords, 'ask') }).click();
    await expect(desk).toHaveURL(panelAt('/profile-change'));
    await write(desk, word(vendorFields.business_address.label[way.language]), 'Shop 52, New Market');
    // Without a reason nothing is sent.
    await press(desk, say(profileChangeWords, 'send'));
    await desk.getByRole('alertdialog').getByRole('button').last().click();
    const reason = desk.getByRole('textbox', { name: say(profileChangeWords, 'reason') });
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await reason.fill('The shop has moved.');
    await press(desk, say(profileChangeWords, 'send'));
    await expect(desk.getByText(say(profileChangeWords, 'waits'))).toBeVisible();

    const office = await open({ ...way, person: admin });
    await enterPanel(office, '/profile-changes');
    await office.getByRole('link', { name: business, exact: true }).click();
    await expect(office.locator('.haat-compare__new').filter({ hasText: 'Shop 52, New Market' })).toBeVisible();
    await press(office, say(profileChangeWords, 'accept'));
    await office.getByRole('alertdialog').getByRole('button').last().click();
    await expect(office.locator('.haat-head').getByText(say(profileChangeWords, 'accepted'))).toBeVisible();
    const { vendor } = await admin.api.get<{ vendor: { business_address: string } }>(`/get-single-vendor/${vendorId}`);
    expect(vendor.business_address).toBe('Shop 52, New Market');

    await enterPanel(desk, '/profile-change');
    await expect(desk.locator('.haat-change-list').getByText(say(profileChangeWords, 'accepted'))).toBeVisible();
  });

  test(`the bell leads to what waits; the page of the customer who ordered (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const admin = await staff('admin');
    const { person } = await newVendor(url, admin, savar);
    const product = await newProduct(person, admin);
    const desk = await open({ ...way, person });
    await enterPanel(desk, '/profile');
    const bell = desk.locator('.haat-bell');
    await bell.click();
    await expect(desk.getByRole('menu').getByText(say(waitingWords, 'newOrders'))).toHaveCount(0);
    await desk.keyboard.press('Escape');
    const { order_number: order, customer } = await newOrder(url, savar, [product]);
    await enterPanel(desk, '/profile');
    await expect(bell).toHaveAccessibleName(/[1-9১-৯]/);
    await bell.press('Enter');
    // A notification below may begin with the same words.
    await desk
      .locator('.haat-menu__row')
      .filter({ hasText: say(waitingWords, 'newOrders') })
      .click();
    await expect(desk).toHaveURL(panelAt('/new-order'));

    const office = await open({ ...way, person: admin });
    await enterPanel(office, `/admin-order-details/${order}`);
    await office.locator('.haat-screen').getByRole('link', { name: customer.name, exact: true }).first().click();
    await expect(office).toHaveURL(/\/user-details\//);
    const orders = office.locator('.haat-panel').filter({ hasText: say(customerWords, 'lastOrders') });
    await expect(orders.getByRole('link', { name: `#${order}` })).toBeVisible();
    await office.getByRole('textbox', { name: say(packageWords, 'newNote') }).fill('Calls back in the evening.');
    await press(office, say(packageWords, 'addNote'));
    await expect(office.locator('.haat-notes')).toContainText('Calls back in the evening.');
    await orders.getByRole('link', { name: say(customerWords, 'allOrders') }).click();
    await expect(office.locator('.haat-screen tbody tr')).toHaveCount(1);
  });
}
