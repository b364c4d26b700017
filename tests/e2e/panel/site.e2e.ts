/** What admins set in the panel, and a shopper meets with the very next request. */
import sharp from 'sharp';
import { expect, test } from '../support/journey';
import { Api } from '../support/api';
import { at } from '../support/pages';
import { newCustomer } from '../support/people';
import { agree, chooseFrom, press, searchFor, toasted, write } from './acts';
import { newProduct, newVendor, pictureFile, unique } from './people';
import { enterPanel, goTo, panelAt } from './walk';

type Named = { id: number | string; name: string; slug: string };

test('categories of three levels are added and changed, and deleting the main one deletes all below it', async ({
  open,
  staff,
  url,
  savar,
}) => {
  const admin = await staff('admin');
  const { person: vendor } = await newVendor(url, admin, savar);
  const names = { main: `Toys ${unique()}`, sub: `Puzzles ${unique()}`, child: `Wooden ${unique()}` };
  const page = await open({ language: 'en', screen: 'desktop', person: admin });
  const add = async (path: string, name: string, parent?: [string, string]) => {
    await goTo(page, path);
    if (parent) await chooseFrom(page, parent[0], parent[1]);
    await write(page, 'Name (English)', name);
    await write(page, 'Name (Bangla)', 'খেলনা');
    await page.getByRole('textbox', { name: 'Slug' }).click();
    await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue(name.toLowerCase().replaceAll(' ', '-'));
    await press(page, 'Add');
    // The meta title is asked for on the other tab.
    await expect(page.getByRole('tab', { name: 'SEO Tags' })).toHaveAttribute('aria-selected', 'true');
    await write(page, 'Meta title', name);
    await press(page, 'Add');
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await searchFor(page, 'Search by name', name);
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  };
  await enterPanel(page, '/dashboard');
  await add('/main-category', names.main);
  await add('/sub-category', names.sub, ['Main category', names.main]);
  await add('/child-category', names.child, ['Sub category', names.sub]);

  const shopper = new Api(url);
  const { category } = await shopper.get<{ category: Named[] }>('/getAllCategory');
  const main = category.find(({ name }) => name === names.main)!;
  const { subcategory } = await vendor.api.get<{ subcategory: Named[] }>(`/main-to-sub-category/${main.id}`);
  const { childcategory } = await vendor.api.get<{ childcategory: Named[] }>(
    `/sub-to-child-category/${subcategory[0]!.id}`,
  );
  const product = await newProduct(vendor, admin, {
    main_cat_id: main.id,
    sub_cat_id: subcategory[0]!.id,
    child_cat_id: childcategory[0]!.id,
  });
  const inShop = async (path: string) => (await page.request.get(at(path))).status();
  expect([await inShop(`/view-product/${product.slug}`), await inShop(`/collections/${main.slug}`)]).toEqual([
    200, 200,
  ]);

  await goTo(page, '/main-category');
  await searchFor(page, 'Search by name', names.main);
  await expect(page.getByRole('note')).toContainText('সতর্কতা');
  await press(page, `Delete: ${names.main}`);
  await agree(page, `You are going to delete “${names.main}” with its subordinate categories, brands and products`);
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByRole('row', { name: new RegExp(names.main) })).toHaveCount(0);
  const after = await shopper.get<Record<'category' | 'subcategory' | 'childcategory', Named[]>>('/getAllCategory');
  expect(
    [...after.category, ...after.subcategory, ...after.childcategory].filter(({ name }) =>
      Object.values(names).includes(name),
    ),
  ).toEqual([]);
  expect(await inShop(`/view-product/${product.slug}`)).toBe(404);
});

test('a coupon is added, used, changed and deleted', async ({ open, staff, url, savar }) => {
  const admin = await staff('admin');
  const { person: vendor } = await newVendor(url, admin, savar);
  const product = await newProduct(vendor, admin, { price: 600 });
  const customer = await newCustomer(url);
  await customer.api.post('/add-to-cart', { product_id: product.id, product_qty: 1 });
  const code = `PANEL${unique()}`;
  const page = await open({ language: 'en', screen: 'desktop', person: admin });
  await enterPanel(page, '/view-coupon');
  await write(page, 'Code', code);
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Percentage' });
  await write(page, /Percentage \(%\)/, '10');
  await write(page, /^Quantity/, '7');
  await press(page, 'Add');
  const row = page.getByRole('row', { name: new RegExp(code) });
  await expect(row).toBeVisible();
  await expect(row).toContainText('10%');
  await expect(row).toContainText('Running');
  expect(await customer.api.get(`/coupon/2/${code}`)).toMatchObject({ amount: 60 });

  await row.getByRole('link', { name: /Edit/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Coupon');
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Type' })).toBeDisabled();
  await write(page, /Percentage \(%\)/, '20');
  await press(page, 'Update');
  await expect(page).toHaveURL(panelAt('/view-coupon'));
  expect(await customer.api.get(`/coupon/2/${code}`)).toMatchObject({ amount: 120 });
  await press(page, `Delete: ${code}`);
  await agree(page, `You are going to delete the coupon “${code}”`);
  await expect(row).toHaveCount(0);
});

test('a coupon for one vendor is planned from a later day; a shopper sees when it begins', async ({
  open,
  staff,
  url,
  savar,
}) => {
  const admin = await staff('admin');
  const { person: vendor, business } = await newVendor(url, admin, savar);
  const product = await newProduct(vendor, admin, { price: 600 });
  const customer = await newCustomer(url);
  await customer.api.post('/add-to-cart', { product_id: product.id, product_qty: 1 });
  const code = `LATER${unique()}`;
  const page = await open({
    language: 'bn',
    screen: 'phone',
    person: admin,
    options: { permissions: ['clipboard-write'] },
  });
  await enterPanel(page, '/view-coupon');
  await write(page, 'কোড', code);
  await write(page, /^নির্দিষ্ট টাকা/, '50');
  await write(page, /^পরিমাণ/, '7');
  await page.getByRole('textbox', { name: 'যখন থেকে চলবে' }).fill('2099-11-27T18:30');
  await page.getByRole('combobox', { name: 'যেসব পণ্যে চলবে' }).selectOption({ label: 'কয়েকজন বিক্রেতার পণ্য' });
  await press(page, 'যোগ করুন');
  // A scope without anything in it is refused at its own field.
  await expect(page.getByRole('alert').filter({ hasText: 'এই ঘরটি পূরণ করুন।' })).toBeVisible();
  await chooseFrom(page, /^বিক্রেতা/, business);
  await press(page, 'যোগ করুন');
  await searchFor(page, 'কোড দিয়ে খুঁজুন', code);
  const row = page.locator('.haat-screen tbody tr').filter({ hasText: code });
  await expect(row).toContainText('আসছে');
  await press(page, `কোড কপি করুন: ${code}`);
  await toasted(page, `${code} কোডটি কপি হয়েছে`);
  await expect(customer.api.get(`/coupon/2/${code}`)).rejects.toThrow(
    'This coupon is valid from Friday 27 November, 18:30',
  );
});

test('a brand is added to a sub category, offered to vendors, changed and deleted', async ({ open, staff }) => {
  const [admin, vendor] = [await staff('admin'), await staff('vendor.fashion')];
  const { subcategory } = await admin.api.get<{ subcategory: Named[] }>('/view-sub-category');
  const sub = subcategory[0]!;
  const name = `Brand ${unique()}`;
  const offered = async () =>
    (await vendor.api.get<{ brand: { name: string }[] }>(`/subcategory-to-brand/${sub.id}`)).brand.map(
      (brand) => brand.name,
    );
  const page = await open({ language: 'en', screen: 'desktop', person: admin });
  await enterPanel(page, '/brand');
  await chooseFrom(page, 'Sub Category', sub.name);
  await write(page, 'Name (English)', name);
  await write(page, 'Name (Bangla)', 'নতুন ব্র্যান্ড');
  await press(page, 'Add');
  await toasted(page, /\S/);
  await searchFor(page, 'Search by name', name);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toBeVisible();
  expect(await offered()).toContain(name);
  await row.getByRole('link', { name: /Edit/ }).click();
  // The list has a form with the same labels: type into the field that already has the name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Brand');
  await expect(page.getByRole('textbox', { name: 'Name (English)' })).toHaveValue(name);
  await write(page, 'Name (English)', `${name} New`);
  await press(page, 'Update');
  await expect(page).toHaveURL(panelAt('/brand'));
  expect(await offered()).toContain(`${name} New`);
  await searchFor(page, 'Search by name', name);
  await press(page, `Delete: ${name} New`);
  await agree(page, 'Its products stay, without a brand.');
  await expect(row).toHaveCount(0);
  expect(await offered()).not.toContain(`${name} New`);
});

for (const { screen, call, place, prefix } of [
  { screen: '/slide', call: '/get-slider-images', place: 'Slide 8', prefix: 'slide8' },
  { screen: '/banner', call: '/get-banner-images', place: '8. Checkout Page (after ordering)', prefix: 'banner8' },
]) {
  test(`a picture of ${screen} is uploaded and deleted, and shoppers see it immediately`, async ({
    open,
    staff,
    url,
  }) => {
    const shopper = new Api(url);
    type Slot = { property: string; value: string | null };
    const stored = async () =>
      (await shopper.get<{ images: Slot[] }>(call)).images.find(({ property }) => property === prefix)!.value;
    const page = await open({ language: 'en', screen: 'desktop', person: await staff('admin') });
    await enterPanel(page, screen);
    const upload = async () => {
      await page.locator('.haat-pictures li').nth(7).locator('input[type="file"]').setInputFiles(pictureFile());
      await press(page, 'Upload');
      await expect.poll(stored).not.toBe(null);
      expect((await page.request.get((await stored())!)).headers()['content-type']).toContain('image/');
    };
    const remove = async () => {
      await press(page, `Remove ${place}`);
      await agree(page, `You are going to delete “${place}”`);
      await expect.poll(stored).toBe(null);
      // Once the screen shows the place empty: what is chosen before is cleared with the old picture.
      await expect(page.getByRole('button', { name: `Remove ${place}`, exact: true })).toBeHidden();
    };
    // It ends as it began, filled or empty.
    const [first, second] = (await stored()) === null ? [upload, remove] : [remove, upload];
    await first();
    await second();
  });
}

test('a video is added, shown on the Live page, hidden, and deleted', async ({ open, staff, url }) => {
  const admin = await staff('admin');
  const shopper = new Api(url);
  const title = `Film ${unique()}`;
  const id = `v${unique()}X`;
  const live = async () => JSON.stringify(await shopper.get('/show-videos')).includes(title);
  const page = await open({ language: 'en', screen: 'desktop', person: admin });
  await enterPanel(page, '/videos');
  await press(page, 'Add Video');
  await write(page, 'Title', title);
  await write(page, 'YouTube video ID', id);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Add|Save)$/ })
    .click();
  await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible();
  expect(await live()).toBe(true);
  await press(page, `Hide it: ${title}`);
  await agree(page, `You are going to change the display status of “${title}”`);
  await expect(page.getByRole('row', { name: new RegExp(`${title}.*Hide`) })).toBeVisible();
  await expect.poll(live).toBe(false);
  await press(page, `Delete: ${title}`);
  await agree(page, `You are going to permanently delete the video “${title}”`);
  await expect(page.getByRole('row', { name: new RegExp(title) })).toHaveCount(0);
});

test('a policy, the top bar, the footer and a delivery charge are changed, shoppers see it immediately, and all is restored', async ({
  open,
  staff,
  url,
}) => {
  const admin = await staff('admin');
  const shopper = new Api(url);
  const page = await open({ language: 'en', screen: 'desktop', person: admin });
  const mark = `Journey ${unique()}`;
  const html = async (path: string) => (await page.request.get(at(path))).text();

  await enterPanel(page, '/policies');
  await page.getByRole('tab', { name: 'Vendor Policy' }).click();
  const policy = page.getByRole('tabpanel', { name: 'Vendor Policy' }).getByRole('textbox', { name: 'English text' });
  const before = await policy.inputValue();
  await policy.fill(`${before}\n\n${mark}`);
  await press(page, 'Save');
  await toasted(page, /\S/);
  expect(await html('/vendor-policy')).toContain(mark);
  await policy.fill(before);
  await press(page, 'Save');
  await expect.poll(() => html('/vendor-policy')).not.toContain(mark);

  type Site = { email: string; contact: string; footer_text: string };
  const site = () => shopper.get<Site>('/topbar-information');
  const { contact, footer_text: footer } = await site();
  await goTo(page, '/initial-setting');
  await page.getByRole('tab', { name: 'Top Bar' }).click();
  await write(page, 'Top contact', '+8801711111111');
  await press(page, 'Update');
  await expect.poll(async () => (await site()).contact).toBe('+8801711111111');
  await write(page, 'Top contact', contact);
  await press(page, 'Update');
  await expect.poll(async () => (await site()).contact).toBe(contact);
  await page.getByRole('tab', { name: 'Footer' }).click();
  await write(page, 'Footer text', mark);
  await press(page, 'Update');
  await expect.poll(async () => (await site()).footer_text).toBe(mark);
  await write(page, 'Footer text', footer);
  await press(page, 'Update');
  await expect.poll(async () => (await site()).footer_text).toBe(footer);

  // A breakpoint nobody else's order comes near.
  type Delivery = { general_delivery_breakpoint: number };
  const delivery = async () => (await shopper.get<Delivery>('/get-delivery-charge')).general_delivery_breakpoint;
  const breakpoint = await delivery();
  await goTo(page, '/delivery-charge');
  await write(page, /Breakpoint/, '900001');
  await press(page, /^(Update|Save)$/);
  await expect.poll(delivery).toBe(900_001);
  await write(page, /Breakpoint/, String(breakpoint));
  await press(page, /^(Update|Save)$/);
  await expect.poll(delivery).toBe(breakpoint);
});

test('a warehouse is added with its incharge, viewed, changed, offered to shops and deleted', async ({
  open,
  staff,
  url,
}) => {
  const [admin, vendor] = [await staff('admin'), await staff('vendor.home')];
  const incharge = await newCustomer(url, { name: `Incharge ${unique()}` });
  const name = `Depot ${unique()}`;
  const offered = async () =>
    (await vendor.api.get<{ warehouse: { name: string }[] }>('/get-shop-warehouse')).warehouse.map((each) => each.name);
  const page = await open({ language: 'en', screen: 'desktop', person: admin });
  await enterPanel(page, '/view-warehouse');
  await page.getByRole('link', { name: 'Add New' }).click();
  await write(page, 'Warehouse name', name);
  await chooseFrom(page, 'District', 'Bogura');
  await write(page, 'Details address', 'Station Road');
  await chooseFrom(page, 'Incharge person', incharge.name);
  await press(page, 'Save');
  await expect(page).toHaveURL(panelAt('/view-warehouse'));
  expect(await offered()).toContain(name);
  await page.getByRole('link', { name: `Details: ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Warehouse Incharge')).toBeVisible();
  await expect(page.getByText(incharge.name)).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await write(page, 'Details address', 'New Station Road');
  await press(page, 'Update');
  await expect(page).toHaveURL(panelAt('/view-warehouse'));
  await expect(page.getByText('New Station Road, Bogura')).toBeVisible();
  await page.getByRole('link', { name: `Edit: ${name}` }).click();
  await press(page, 'Delete');
  await agree(page, 'You are going to parmanently delete a Warehouse');
  await expect(page).toHaveURL(panelAt('/view-warehouse'));
  await expect(page.getByText(name)).toHaveCount(0);
  expect(await offered()).not.toContain(name);
});

test('the flash sale’s percentage is changed, the next shopper sees the product that is now in the sale, and it is restored', async ({
  open,
  staff,
  url,
  savar,
}) => {
  const admin = await staff('admin');
  const shopper = new Api(url);
  const percentage = async () => (await shopper.get<{ flash_sell: number }>('/topbar-information')).flash_sell;
  const before = await percentage();
  const { person: vendor } = await newVendor(url, admin, savar);
  // 100 taka off: just below the present percentage, just above the one before it.
  const product = await newProduct(vendor, admin, { price: Math.floor(10_000 / (before - 1)) - 100 });
  const page = await open({ language: 'en', screen: 'desktop', person: admin });
  const visitor = await open({ language: 'en', screen: 'desktop' });
  /** Its position in the sale, sorted by the largest discount; -1 if it is not in it. */
  const placeInSale = async (): Promise<number> => {
    for (let offset = 0; ; offset += 100) {
      const { product: products, totalcount } = await shopper.get<{ product: { id: number }[]; totalcount: number }>(
        `/get-flash-product?limit=100&offset=${offset}`,
      );
      const found = products.findIndex((each) => each.id === product.id);
      if (found >= 0) return offset + found;
      if (offset + 100 >= totalcount) return -1;
    }
  };
  const change = async (to: number) => {
    await write(page, /Flash sell percentage/, String(to));
    await press(page, 'Update');
    await expect.poll(percentage).toBe(to);
  };
  expect(await placeInSale()).toBe(-1);
  await enterPanel(page, '/initial-setting');
  await page.getByRole('tab', { name: 'Values' }).click();
  await change(before - 1);
  // Other journeys sell at the same time: products before it may come and go.
  await expect(async () => {
    const place = await placeInSale();
    expect(place).toBeGreaterThanOrEqual(0);
    await visitor.goto(at(`/flash-product-more?page=${Math.floor(place / 48) + 1}`));
    await expect(visitor.getByRole('main').getByText(product.name).first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await change(before);
  expect(await placeInSale()).toBe(-1);
});

test('a new logo is in the shop’s header with the next page, and the previous one is restored', async ({
  open,
  staff,
  url,
}) => {
  const shopper = new Api(url);
  const logo = async () => (await shopper.get<{ logo: string }>('/topbar-information')).logo;
  const page = await open({ language: 'en', screen: 'desktop', person: await staff('admin') });
  const visitor = await open({ language: 'en', screen: 'desktop' });
  const before = await logo();
  const old = await page.request.get(before);
  await enterPanel(page, '/initial-setting');
  const upload = async (file: { name: string; mimeType: string; buffer: Buffer }): Promise<string> => {
    const stored = await logo();
    await page
      .getByRole('group', { name: /Desktop logo/ })
      .locator('input[type="file"]')
      .setInputFiles(file);
    await press(page, 'Update');
    await expect.poll(logo).not.toBe(stored);
    return logo();
  };
  const seen = async (path: string) => {
    await visitor.goto(at('/'));
    const picture = visitor.getByRole('banner').getByRole('img', { name: 'Haat', includeHidden: true });
    await expect(picture).toHaveAttribute('src', path);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  };
  await seen(before);
  await seen(await upload(pictureFile('new-logo.png')));
  // Pictures are stored as WebP; the admin uploads a PNG.
  const png = await sharp(await old.body())
    .png()
    .toBuffer();
  await seen(await upload({ name: 'site-logo.png', mimeType: 'image/png', buffer: png }));
});
