/**
 * The whole life of an order, by hand in a real browser: sign up with the code of the SMS, find groceries and goods of two
 * shops, pay on delivery, two vendors prepare, a warehouse receives and delivers, and completes one package, which is on its
 * vendor's statement on paper beside earlier payouts; the shopper reviews one thing, sends another back and gets the refund.
 * In English and once more in Bangla.
 */
import fs from 'node:fs';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { ledgerEvents } from '../../domain/ledger/eventNames';
import { readPdf } from '../support/pdf';
import { isAwake } from './panel/walk';
import { codeFor } from './support/outbox';

const PASSWORD = 'demo-Pass-2026';
type Language = 'en' | 'bn';
const text = {
  en: {
    name: 'Full name',
    email: 'Email',
    mobile: 'Mobile',
    password: 'Password',
    register: 'Register',
    send: 'Send',
    setLocation: 'Set Location',
    cart: 'Cart',
    label: 'Label',
    details: /House|Details|Address/,
    save: /Save/,
    coupon: 'Coupon code',
    apply: 'Apply',
    confirmOrder: 'Confirm Order',
    fiveStars: /^5 stars/,
    submitReview: 'Submit review',
    why: 'Why do you return it?',
    howMany: 'How many?',
    refundTo: 'Refund to',
    account: 'Account number for the refund',
    sendRequest: /Send|Submit|request/i,
    sent: /sent/i,
    refunded: 'Your Refund has been Successful',
    status: 'Change status',
    update: 'Update',
    receive: 'Received',
    accept: 'Accept',
    complete: 'Mark return completed',
    refund: 'Mark refund completed',
    confirm: /^Yes/,
    pdf: 'PDF file',
  },
  bn: {
    name: 'পুরো নাম',
    email: 'ইমেইল',
    mobile: 'মোবাইল',
    password: 'পাসওয়ার্ড',
    register: 'নিবন্ধন করুন',
    send: 'পাঠান',
    setLocation: 'এলাকা ঠিক করুন',
    cart: 'কার্টে নিন',
    label: 'ঠিকানার নাম',
    details: /বাড়ি/,
    save: /ঠিকানা সংরক্ষণ করুন/,
    coupon: 'কুপন কোড',
    apply: 'প্রয়োগ করুন',
    confirmOrder: 'অর্ডার নিশ্চিত করুন',
    fiveStars: /^৫ তারা/,
    submitReview: 'রিভিউ দিন',
    why: 'কেন ফেরত দিচ্ছেন?',
    howMany: 'কয়টি?',
    refundTo: 'টাকা ফেরত পাবেন',
    account: 'যে নম্বরে টাকা ফেরত চান',
    sendRequest: 'অনুরোধ পাঠান',
    sent: 'পণ্যটি পাঠিয়েছি',
    refunded: /রিফান্ড|টাকা ফেরত/,
    status: 'অবস্থা বদলান',
    update: 'হালনাগাদ করুন',
    receive: 'বুঝে পেয়েছি',
    accept: 'গ্রহণ করুন',
    complete: 'ফেরত সম্পন্ন',
    refund: 'টাকা ফেরত সম্পন্ন',
    confirm: /^হ্যাঁ/,
    pdf: 'পিডিএফ ফাইল',
  },
} as const;

/** Bangla letters such as য় come in two forms; both are the same word. */
const word = (wanted: string | RegExp): string | RegExp =>
  typeof wanted === 'string' ? wanted.normalize('NFC') : new RegExp(wanted.source.normalize('NFC'), wanted.flags);

type Open = { page: Page; found: string[]; token: string };

/** Somebody's own browser; what goes wrong in it is collected. */
async function open(browser: Browser, url: string, language: Language, account?: string): Promise<Open> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const stored: Record<string, string> = { language };
  await context.addCookies([
    { name: 'language', value: language, url },
    { name: 'payload-lng', value: language === 'bn' ? 'bn-BD' : 'en', url },
  ]);
  let token = '';
  if (account) {
    const answer = await context.request.post(`${url}/api/login`, { data: { email: account, password: PASSWORD } });
    const session = (await answer.json()) as { token: string; username: string; mobile: string; role: string };
    token = session.token;
    Object.assign(stored, {
      auth_token: token,
      auth_name: session.username,
      auth_mobile: session.mobile,
      auth_role: session.role,
    });
  }
  await context.addInitScript((values) => {
    if (location.protocol === 'about:') return;
    for (const [key, value] of Object.entries(values))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  const found: string[] = [];
  page.on('console', (message) => message.type() === 'error' && found.push(`${page.url()} console: ${message.text()}`));
  page.on('pageerror', (error) => found.push(`${page.url()} error: ${error.message}`));
  page.on('response', (response) => response.status() >= 400 && found.push(`${response.status()} ${response.url()}`));
  return { page, found, token };
}

/** Goes to a page and looks whether it is one: a title, a heading, focus that can be seen. */
async function visit(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page).toHaveTitle(/\S/);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // In the panel, what is pressed before React has taken over the page is not heard.
  if ((await page.locator('.haat-nav').count()) > 0) await isAwake(page);
}

async function confirmDialog(page: Page, words: (typeof text)[Language]) {
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toBeVisible();
  const yes = dialog.getByRole('button', { name: word(words.confirm) });
  await ((await yes.count()) > 0 ? yes : dialog.getByRole('button').last()).click();
  await expect(dialog).toBeHidden();
}

type Card = { id: number; slug: string; qty: number; has_options: number; selling_price: number };

async function inStock(page: Page, address: string, field: string, wanted: (card: Card) => boolean): Promise<Card> {
  const answer = (await (await page.request.get(address)).json()) as Record<string, Card[]>;
  return answer[field]!.find((card) => card.qty > 5 && wanted(card))!;
}

async function putInCart(page: Page, slug: string, words: (typeof text)[Language]) {
  await visit(page, `/multi-vendor/view-product/${slug}`);
  for (const choice of await page.getByRole('main').getByRole('combobox').all())
    await choice.selectOption({ index: 1 });
  const added = page.waitForResponse((response) => response.url().endsWith('/api/add-to-cart'));
  await page
    .getByRole('main')
    .getByRole('button', { name: word(words.cart), exact: true })
    .first()
    .click();
  expect(((await (await added).json()) as { status: number }).status).toBe(201);
}

for (const language of ['en', 'bn'] as const) {
  test(`the life of an order, in ${language}`, async ({ browser, baseURL }) => {
    test.slow();
    const words = text[language];
    const url = baseURL!;
    const unique = String(Date.now()).slice(-8);
    const [mobile, email] = [`017${unique}`, `shopper.${unique}@demo.test`];
    const shopper = await open(browser, url, language);
    const { page } = shopper;
    const field = (name: string | RegExp) => page.getByRole('textbox', { name: word(name) });
    const press = (name: string | RegExp) =>
      page
        .getByRole('main')
        .getByRole('button', { name: word(name) })
        .first()
        .click();

    await test.step('sign up, and verify the mobile with the code of the SMS', async () => {
      await visit(page, '/multi-vendor/register');
      await field(words.name).fill('Rahima Khatun');
      await field(words.email).fill(email);
      await page.getByRole('textbox', { name: word(words.mobile) }).fill(mobile);
      await field(words.password).fill(PASSWORD);
      await page.getByRole('checkbox').check();
      await press(words.register);
      await expect(page).toHaveURL(/\/verify$/);
      await press(words.send);
      const code = await codeFor(mobile);
      await page.locator('input[name="code"]').fill(code);
      await page.locator('input[name="code"]').press('Enter');
      await expect(page).not.toHaveURL(/\/verify$/);
    });

    await test.step('say where to deliver', async () => {
      await visit(page, '/multi-vendor/location-set');
      const [district, area] = [
        page.getByRole('main').getByRole('combobox').nth(0),
        page.getByRole('main').getByRole('combobox').nth(1),
      ];
      await district.selectOption({ label: language === 'en' ? 'Dhaka' : 'ঢাকা' });
      await expect(area).toBeEnabled();
      await area.selectOption({ label: language === 'en' ? 'Savar' : 'সাভার' });
      await press(words.setLocation);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('upazila'))).toBe('Savar');
    });

    const groceries = await inStock(
      page,
      '/api/get-grocery-data/Dhaka/Savar/0/48',
      'product',
      (card) => card.has_options === 0,
    );
    const dress = await inStock(
      page,
      '/api/get-shop-data/rong-dhonu/0/48',
      'products',
      (card) => card.has_options === 1 && card.selling_price > 400,
    );
    const gadget = await inStock(
      page,
      '/api/get-shop-data/gadget-bari/0/48',
      'products',
      (card) => card.has_options === 0 && card.selling_price < 1500,
    );

    await test.step('find things by search and put them into the cart', async () => {
      await visit(page, '/multi-vendor/');
      await page
        .getByRole('searchbox')
        .or(page.locator('input[type="search"]'))
        .first()
        .fill(language === 'en' ? 'rice' : 'চাল');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\//);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      for (const { slug } of [groceries, dress, gadget]) await putInCart(page, slug, words);
    });

    await test.step('write an address', async () => {
      await visit(page, '/multi-vendor/account/add-address');
      await field(words.label).fill('Home');
      const [district, area] = [
        page.getByRole('main').getByRole('combobox').nth(0),
        page.getByRole('main').getByRole('combobox').nth(1),
      ];
      await district.selectOption({ label: language === 'en' ? 'Dhaka' : 'ঢাকা' });
      await expect(area).toBeEnabled();
      await area.selectOption({ label: language === 'en' ? 'Savar' : 'সাভার' });
      await field(words.details).first().fill('House 7, Road 3');
      await press(words.save);
      await expect(page).toHaveURL(/\/account\/address/);
    });

    await test.step('check out both carts, paying on delivery', async () => {
      await visit(page, '/multi-vendor/cart');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await visit(page, '/multi-vendor/checkout/general');
      await field(words.coupon).fill('WELCOME50');
      const applied = page.waitForResponse((response) => response.url().includes('/api/coupon/'));
      await press(words.apply);
      expect(((await (await applied).json()) as { amount: number }).amount).toBe(50);
      await press(words.confirmOrder);
      await expect(page).toHaveURL(/\/thank-you/);
      await visit(page, '/multi-vendor/checkout/grocery');
      await press(words.confirmOrder);
      await expect(page).toHaveURL(/\/thank-you/);
    });

    const token = (await page.evaluate(() => localStorage.getItem('auth_token')))!;
    const headers = { Authorization: `Bearer ${token}` };
    type Sent = { tracking_id: string; order_id: number; type: number };
    const { new_package: packages } = (await (await page.request.get('/api/my-order', { headers })).json()) as {
      new_package: Sent[];
    };
    const bought = async (tracking: string) =>
      (
        (await (await page.request.get(`/api/user-order-details/${tracking}`, { headers })).json()) as {
          pto: { product_id: number; product: { slug: string } }[];
        }
      ).pto[0]!;

    const [one, other] = packages.filter((each) => each.type === 2);
    // The dress first: its shop was paid before, and its statement tells of that too.
    const isFirst = (await bought(one!.tracking_id)).product.slug === dress.slug;
    const general = isFirst ? [one!, other!] : [other!, one!];
    expect(packages).toHaveLength(3);

    await test.step('see the orders in the account', async () => {
      await visit(page, '/multi-vendor/account/orders');
      for (const { tracking_id } of packages) await expect(page.getByRole('main').getByText(tracking_id)).toBeVisible();
    });

    const order = general[0]!.order_id;
    for (const vendor of ['vendor.fashion', 'vendor.gadget']) {
      await test.step(`${vendor} prepares and hands over`, async () => {
        const seller = await open(browser, url, language, `${vendor}@demo.test`);
        await visit(seller.page, '/multi-vendor/admin/new-order');
        await visit(seller.page, `/multi-vendor/admin/order-details/${order}`);
        await seller.page.getByRole('combobox', { name: word(words.status) }).selectOption('3');
        await seller.page.getByRole('button', { name: word(words.update) }).click();
        await confirmDialog(seller.page, words);
        await visit(seller.page, '/multi-vendor/admin/order-shipped');
        await expect(seller.page.getByRole('main').first()).toContainText(language === 'en' ? String(order) : /[০-৯]/);
        await visit(seller.page, `/multi-vendor/admin/order-print/${order}`);
        expect(seller.found).toEqual([]);
        await seller.page.context().close();
      });
    }

    await test.step('the warehouse receives and delivers', async () => {
      const staff = await open(browser, url, language, 'incharge.dhaka@demo.test');
      for (const { tracking_id } of general) {
        await visit(staff.page, '/multi-vendor/admin/package-upcoming');
        // The row's button names its package.
        const received = staff.page.waitForResponse((response) => response.url().includes('/api/pto-update-status/'));
        await staff.page
          .getByRole('button', { name: new RegExp(`: ${tracking_id}$`) })
          .first()
          .click();
        await confirmDialog(staff.page, words);
        expect(((await (await received).json()) as { status: number }).status).toBe(200);
        for (const status of tracking_id === general[0]!.tracking_id ? ['5', '6', '7'] : ['5', '6']) {
          await visit(staff.page, `/multi-vendor/admin/package-details/${tracking_id}`);
          await staff.page.getByRole('combobox', { name: word(words.status) }).selectOption(status);
          const moved = staff.page.waitForResponse((response) => response.url().includes('/api/pto-update-status/'));
          await staff.page.getByRole('button', { name: word(words.update) }).click();
          await confirmDialog(staff.page, words);
          expect(((await (await moved).json()) as { status: number }).status).toBe(200);
        }
        await visit(staff.page, `/multi-vendor/admin/package-print/${tracking_id}`);
      }
      expect(staff.found).toEqual([]);
      await staff.page.context().close();
    });

    await test.step('the completed package is on its vendor’s statement on paper', async () => {
      const { tracking_id } = general[0]!;
      const seller = await open(browser, url, language, 'vendor.fashion@demo.test');
      const from = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10);
      await visit(seller.page, `/multi-vendor/admin/my-statement?from=${from}`);
      // With the list the page is awake: what is pressed before is not heard.
      await expect(seller.page.locator('.haat-table__total')).toBeVisible();
      const fetched = seller.page.waitForEvent('download');
      await seller.page.getByRole('button', { name: word(words.pdf) }).click();
      const paper = readPdf(fs.readFileSync(await (await fetched).path()));
      const whole = paper.text.replace(/\n/g, ' ');
      for (const said of [tracking_id, ledgerEvents.payout_sent[language], 'DEMO-PAY-45-'])
        expect(whole).toContain(said);
      expect(paper.language).toBe(language === 'bn' ? 'bn-BD' : 'en');
      expect(seller.found).toEqual([]);
      await seller.page.context().close();
    });

    await test.step('the shopper reviews one thing', async () => {
      await visit(page, `/multi-vendor/account/order-details/${general[0]!.tracking_id}`);
      await page.locator('main a[href*="/account/product-review/"]').first().click();
      await page.getByRole('radio', { name: word(words.fiveStars) }).check({ force: true });
      const kept = page.waitForResponse((response) => response.url().endsWith('/api/create-review'));
      await press(words.submitReview);
      expect(((await (await kept).json()) as { status: number }).status).toBe(200);
    });

    const back = general[1]!;
    const line = await bought(back.tracking_id);
    const returnPage = `/multi-vendor/account/product-return/${line.product_id}/${back.order_id}/${back.tracking_id}`;
    const deskPage = `${line.product_id}/${back.order_id}/${back.tracking_id}`;

    await test.step('and sends another back', async () => {
      await visit(page, returnPage);
      await page.getByRole('combobox', { name: word(words.why) }).selectOption({ index: 1 });
      await field(words.howMany).fill('1');
      await page.getByRole('combobox', { name: word(words.refundTo) }).selectOption({ index: 1 });
      await field(words.account).fill(mobile);
      const asked = page.waitForResponse((response) => response.url().endsWith('/api/create-return'));
      await page
        .getByRole('main')
        .getByRole('button', { name: word(words.sendRequest) })
        .last()
        .click();
      const dialog = page.getByRole('alertdialog');
      if (await dialog.isVisible()) await dialog.getByRole('button').last().click();
      expect(((await (await asked).json()) as { status: number }).status).toBe(200);
    });

    const desk = async (account: string, address: string, ...buttons: (string | RegExp)[]) => {
      const person = await open(browser, url, language, `${account}@demo.test`);
      for (const button of buttons) {
        await visit(person.page, address);
        const done = person.page.waitForResponse((response) => /update-(return|refund)-status/.test(response.url()));
        await person.page.getByRole('button', { name: word(button), exact: true }).click();
        await confirmDialog(person.page, words);
        expect(((await (await done).json()) as { status: number }).status).toBe(200);
      }
      expect(person.found).toEqual([]);
      await person.page.context().close();
    };

    await test.step('an admin accepts, the shopper sends it, the vendor receives it, the admin refunds', async () => {
      await desk('admin', `/multi-vendor/admin/returns-details/${deskPage}`, words.accept);
      await visit(page, returnPage);
      const marked = page.waitForResponse((response) => response.url().includes('/api/update-return-status/2/'));
      await press(words.sent);
      await page.getByRole('alertdialog').getByRole('button').last().click();
      expect(((await (await marked).json()) as { status: number }).status).toBe(200);
      const seller = line.product.slug === gadget.slug ? 'vendor.gadget' : 'vendor.fashion';
      await desk(seller, `/multi-vendor/admin/vendor-returns-details/${deskPage}`, words.receive);
      await desk('admin', `/multi-vendor/admin/returns-details/${deskPage}`, words.complete, words.refund);
    });

    await test.step('and the shopper sees the refund', async () => {
      await visit(page, returnPage);
      await expect(page.getByRole('main')).toContainText(word(words.refunded));
      type Back = { status: number; payment_refund: number };
      const { returns } = (await (
        await page.request.get(`/api/get-existing-return-request/${line.product_id}/${back.order_id}`, { headers })
      ).json()) as { returns: Back };
      expect(returns).toMatchObject({ status: 4, payment_refund: 1 });
    });

    expect(shopper.found).toEqual([]);
  });
}
