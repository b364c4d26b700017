/** From an application to the first sale, and everything an admin can decide about a vendor. */
import { expect, test } from '../support/journey';
import { signIn } from '../support/people';
import { at } from '../support/pages';
import { agree, chooseFrom, giveReason, press, searchFor, toasted, write } from './acts';
import { newApplicant, newOrder, newProduct, newVendor, pictureFile, unique } from './people';
import { enterPanel, goTo, panelAt } from './walk';

test('a vendor is approved, sets up the shop, adds a product with pictures and variations, is rejected, then approved, and sells', async ({
  open,
  staff,
  url,
  savar,
}) => {
  const admin = await staff('admin');
  const { person, business } = await newApplicant(url, admin, savar);
  const office = await open({ language: 'en', screen: 'desktop', person: admin });

  await test.step('the admin looks at the application and accepts it', async () => {
    await enterPanel(office, '/vendor-request');
    await office
      .getByRole('row', { name: new RegExp(business) })
      .getByRole('link', { name: /View/ })
      .click();
    await expect(office.getByRole('heading', { name: 'Attached Files' })).toBeVisible();
    await office.getByRole('button', { name: 'Open NID Front in full size' }).click();
    await expect(office.getByRole('dialog', { name: 'NID Front' })).toBeVisible();
    await office.keyboard.press('Escape');
    await press(office, 'Accept');
    await agree(office, 'Approve a Vendor');
    await expect(office).toHaveURL(panelAt('/vendor-approved'));
    await expect(office.getByRole('row', { name: new RegExp(business) })).toBeVisible();
  });

  const vendor = await signIn(url, person.email);
  const desk = await open({ language: 'en', screen: 'desktop', person: vendor });
  const slug = `journey-${unique()}`;

  await test.step('the vendor sets up the shop: names, warehouse, logo; deletes the logo again', async () => {
    await enterPanel(desk, '/shop');
    await write(desk, 'Shop name', `${business} Shop`);
    await write(desk, 'Tagline', 'Good things every day');
    await write(desk, 'Slug', slug);
    await chooseFrom(desk, 'Connected warehouse', 'Dhaka Central');
    await desk.locator('input[type="file"]').first().setInputFiles(pictureFile('logo.png'));
    await expect(desk.getByRole('img', { name: 'Shop logo' })).toBeVisible();
    await press(desk, 'Update Shop');
    await toasted(desk, /\S/);
    // Until the shop has been read again, the picture is one that was only chosen, which is dropped unasked.
    await expect(desk.getByRole('img', { name: 'Shop logo' })).not.toHaveAttribute('src', /^(blob|data):/);
    await press(desk, 'Remove Shop logo');
    await agree(desk, 'You are going to delete the shop logo');
    await expect(desk.getByRole('img', { name: 'Shop logo' })).toHaveCount(0);
    const { shop } = await vendor.api.get<{
      shop: { name: string; slug: string; logo: string | null; warehouse: { name: string } };
    }>('/get-shop-data');
    expect(shop).toMatchObject({ name: `${business} Shop`, slug, logo: null, warehouse: { name: 'Dhaka Central' } });
  });

  const name = `Cotton Kurti ${unique()}`;
  await test.step('the vendor adds a product: slug by click, pictures previewed, moved and removed, variations', async () => {
    await goTo(desk, '/add-product');
    await write(desk, 'Product name (English)', name);
    await write(desk, 'Product name (Bangla)', 'সুতি কুর্তি');
    await desk.getByRole('textbox', { name: 'Slug' }).click();
    await expect(desk.getByRole('textbox', { name: 'Slug' })).toHaveValue(
      new RegExp(`^${name.toLowerCase().replaceAll(' ', '-')}-?\\d{2}$`),
    );
    await desk.getByRole('combobox', { name: 'Main category' }).selectOption({ index: 1 });
    await expect(desk.getByRole('combobox', { name: 'Sub category' }).getByRole('option')).not.toHaveCount(1);
    await desk.getByRole('combobox', { name: 'Sub category' }).selectOption({ index: 1 });
    await write(desk, /Selling price/, '850');
    await write(desk, /Original price/, '1000');
    await write(desk, /Quantity in stock/, '12');
    await write(desk, 'Short description (English)', 'Soft');
    await expect(desk.getByText('251 characters left')).toBeVisible();
    await press(desk, 'Save Product');
    // The main picture is missing: the form says so and opens its tab.
    await toasted(desk, 'Check all fields');
    await expect(desk.getByRole('tab', { name: 'Images/Video' })).toHaveAttribute('aria-selected', 'true');
    await desk
      .locator('input[type="file"]')
      .first()
      .setInputFiles([pictureFile('one.png'), pictureFile('two.png'), pictureFile('three.png')]);
    await expect(desk.locator('.haat-picture img')).toHaveCount(3);
    const sources = () =>
      desk
        .locator('.haat-picture img')
        .evaluateAll((pictures) => pictures.map((each) => (each as HTMLImageElement).src));
    const [first, second, third] = await sources();
    await press(desk, 'Move Image 2 to the front');
    expect(await sources()).toEqual([second, first, third]);
    await press(desk, 'Remove Image 3');
    expect(await sources()).toEqual([second, first]);
    await desk.getByRole('tab', { name: 'More' }).click();
    await expect(desk.getByLabel('Featured')).toBeDisabled();
    await desk.getByLabel('Variation 1').selectOption({ label: 'Size' });
    await chooseFrom(desk, 'Options of Size', 'XL');
    await chooseFrom(desk, 'Options of Size', 'XXL');
    await press(desk, 'Save Product');
    await expect(desk).toHaveURL(panelAt('/view-product'));
    await expect(desk.getByRole('row', { name: new RegExp(`${name}.*PENDING`) })).toBeVisible();
  });

  await test.step('an admin looks, rejects it; the vendor sees it rejected; the admin approves it', async () => {
    await goTo(office, '/verify-products');
    await searchFor(office, 'Search by name or SKU', name);
    await press(office, `View: ${name}`);
    await expect(office.getByRole('dialog', { name: 'Product preview' })).toContainText('৳850');
    await office.keyboard.press('Escape');
    await press(office, `Reject: ${name}`);
    await giveReason(office, `Reject “${name}”`, 'Please say which cotton it is.');
    await goTo(desk, '/new-order');
    await goTo(desk, '/view-product');
    const row = desk.getByRole('row', { name: new RegExp(name) });
    await expect(row).toContainText('REJECTED');
    await expect(row).toContainText('Please say which cotton it is.');
    await row.getByRole('link', { name: /Edit/ }).click();
    await expect(desk.getByRole('textbox', { name: 'Product name (English)' })).toHaveValue(name);
    await expect(desk.getByRole('status').filter({ hasText: 'Not approved' })).toContainText('which cotton');
    await write(desk, 'Description (English)', 'Softer than before');
    await press(desk, 'Update Product');
    await expect(desk).toHaveURL(panelAt('/view-product'));
    await expect(row).toContainText('PENDING');
    await goTo(office, '/all-user');
    await goTo(office, '/verify-products');
    await searchFor(office, 'Search by name or SKU', name);
    await press(office, `Approve: ${name}`);
    await agree(office, `You are going to approve “${name}”`);
    await expect(office.getByRole('button', { name: `Approve: ${name}` })).toHaveCount(0);
  });

  await test.step('it sells, and the vendor sees the order', async () => {
    const { products } = await vendor.api.get<{ products: { id: number; slug: string; name: string }[] }>(
      '/view-all-vendor-product/0/10',
    );
    const product = products[0]!;
    const page = await desk.request.get(at(`/view-product/${product.slug}`));
    expect(page.status()).toBe(200);
    const placed = await newOrder(url, savar, [product], 1, { variation1: 'XL' });
    await goTo(desk, '/new-order');
    await expect(desk.locator('.haat-nav__badge')).toHaveText('1');
    await desk
      .getByRole('link', { name: `#${placed.order_number}` })
      .first()
      .click();
    await expect(desk.getByRole('heading', { level: 1 })).toContainText(String(placed.order_number));
    await expect(desk.locator('.haat-lines')).toContainText('XL');
  });
});

test('a grocery vendor finds the main category locked', async ({ open, staff }) => {
  const page = await open({ language: 'en', screen: 'desktop', person: await staff('grocer.savar') });
  await enterPanel(page, '/add-product');
  await expect(page.getByText('Grocery vendors sell in this category only.')).toBeVisible();
  const category = page
    .getByRole('textbox', { name: /Main category/ })
    .or(page.getByRole('combobox', { name: /Main category/ }));
  await expect(category).toBeDisabled();
});

test('an admin rejects, suspends, restores and deletes vendors, and is asked each time', async ({
  open,
  staff,
  url,
  savar,
}) => {
  const admin = await staff('admin');
  const unwanted = await newApplicant(url, admin, savar);
  const seller = await newVendor(url, admin, savar);
  const product = await newProduct(seller.person, admin);
  const page = await open({ language: 'en', screen: 'desktop', person: admin });
  await enterPanel(page, `/vendor-details/${unwanted.vendorId}`);
  await press(page, 'Reject');
  await giveReason(page, 'Reject a Vendor', 'The NID cannot be read.');
  await expect(page).toHaveURL(panelAt('/vendor-request'));
  await expect(page.getByText(unwanted.business)).toHaveCount(0);

  const inShop = async () => (await page.request.get(at(`/view-product/${product.slug}`))).status();
  expect(await inShop()).toBe(200);
  await goTo(page, `/vendor-details/${seller.vendorId}`);
  await press(page, 'Make Featured');
  await agree(page, 'change featured status');
  await expect(page.getByRole('button', { name: 'Remove Featured' })).toBeVisible();
  await press(page, 'Suspend');
  await giveReason(page, 'Suspend a Vendor', 'Sells what it does not have.');
  await expect(page).toHaveURL(panelAt('/vendor-suspended'));
  expect(await inShop()).toBe(404);

  await goTo(page, `/vendor-details/${seller.vendorId}`);
  await press(page, 'Remove Suspension');
  await agree(page, 'Remove a Vendor Suspension');
  await expect(page).toHaveURL(panelAt('/vendor-suspended'));
  expect(await inShop()).toBe(200);

  await goTo(page, `/vendor-details/${seller.vendorId}`);
  await press(page, 'Suspend');
  await giveReason(page, 'Suspend a Vendor', 'Sells what it does not have.');
  await expect(page).toHaveURL(panelAt('/vendor-suspended'));
  await goTo(page, `/vendor-details/${seller.vendorId}`);
  await press(page, 'Permanent Delete');
  await giveReason(page, /delete/i, 'Never came back.');
  await expect(page).toHaveURL(panelAt('/vendor-suspended'));
  await expect(page.getByText(seller.business)).toHaveCount(0);
  expect(await inShop()).toBe(404);
});

test('a sub admin sees the buttons of roles and deletion and is refused', async ({ open, staff, url, savar }) => {
  const subadmin = await staff('subadmin');
  const page = await open({ language: 'en', screen: 'desktop', person: subadmin });
  const { person } = await newApplicant(url, subadmin, savar);
  const { users } = await subadmin.api.get<{ users: { id: number }[] }>(`/admin-search-all-user/${person.email}`);
  await enterPanel(page, `/user-details/${users[0]!.id}`);
  for (const name of ['Make Super Admin', 'Make Sub Admin', 'Delete Account']) {
    await press(page, name);
    await toasted(page, 'You have no permission to execute this operation');
    await page.locator('[data-sonner-toast] button').first().click();
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  }
  await press(page, 'Verify Account');
  await agree(page, 'You are going to mark the account of Shirin Sultana as verified');
  await toasted(page, 'User Data Updated');
  await goTo(page, '/api-keys');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not for your account');
});
