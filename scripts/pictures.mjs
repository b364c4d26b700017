/** Takes the README's pictures of a running demo: `HAAT_URL=http://localhost:3000 node scripts/pictures.mjs`. */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browser as findBrowser } from './e2e.mjs';
import { root } from './steps.mjs';

const url = process.env.HAAT_URL ?? 'http://localhost:3000';
const folder = path.join(root, 'docs/pictures');
const PASSWORD = 'demo-Pass-2026';
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
const place = { district: 'Dhaka', upazila: 'Savar' };

/** name, path, size, language, who is signed in, theme */
const wanted = [
  ['home-bn-phone', '/multi-vendor/', phone, 'bn'],
  ['home-en-desktop', '/multi-vendor/', desktop, 'en'],
  ['product-bn-phone', 'product', phone, 'bn'],
  ['product-en-desktop', 'product', desktop, 'en'],
  ['category-bn-desktop', '/multi-vendor/category/jamdani-saree', desktop, 'bn', null, 'dark'],
  ['grocery-bn-phone', '/multi-vendor/grocery', phone, 'bn'],
  ['account-orders-en-desktop', '/multi-vendor/account/orders', desktop, 'en', 'customer'],
  ['account-bn-phone', '/multi-vendor/account', phone, 'bn', 'customer'],
  ['panel-dashboard-en-desktop', '/multi-vendor/admin/dashboard', desktop, 'en', 'admin'],
  ['panel-orders-en-desktop', '/multi-vendor/admin/new-order', desktop, 'en', 'vendor.fashion'],
  ['panel-queue-bn-phone', '/multi-vendor/admin/package-upcoming', phone, 'bn', 'incharge.dhaka'],
  ['panel-products-bn-desktop', '/multi-vendor/admin/all-products', desktop, 'bn', 'admin'],
];

fs.mkdirSync(folder, { recursive: true });
const executablePath = await findBrowser({ whole: true });
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const json = async (address, options) => (await fetch(`${url}${address}`, options)).json();
const home = await json('/api/get-home-product');
const district = (await json('/api/get-all-district')).district.find((each) => each.name === place.district);
const upazila = (await json(`/api/get-district-upazila/${district.id}`)).upazila.find(
  (each) => each.name === place.upazila,
);

const named = ({ id, name, name_bn }) => ({ id: String(id), name, name_bn });
const choices = {
  district: district.name,
  upazila: upazila.name,
  place: JSON.stringify({ district: named(district), upazila: named(upazila) }),
};

for (const [name, address, viewport, language, account, theme = 'light'] of wanted) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: viewport === phone ? 2 : 1,
    colorScheme: theme,
    locale: language === 'bn' ? 'bn-BD' : 'en-GB',
  });
  const cookie = (key, value) => ({ name: key, value: encodeURIComponent(value), url });
  await context.addCookies([
    cookie('language', language),
    cookie('theme', theme),
    ...Object.entries(choices).map(([key, value]) => cookie(key, value)),
    cookie('payload-lng', language === 'bn' ? 'bn-BD' : 'en'),
  ]);
  const stored = { language, theme, ...choices };
  if (account) {
    const answer = await context.request.post(`${url}/api/login`, {
      data: { email: `${account}@demo.test`, password: PASSWORD },
    });
    const session = await answer.json();
    Object.assign(stored, {
      auth_token: session.token,
      auth_name: session.username,
      auth_mobile: session.mobile,
      auth_role: session.role,
    });
  }
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  const target =
    address === 'product'
      ? `/multi-vendor/view-product/${home.flash_sell.find((each) => each.type === 2).slug}`
      : address;
  await page.goto(`${url}${target}`, { waitUntil: 'networkidle' });
  const bytes = await page.screenshot();
  await sharp(bytes)
    .webp({ quality: 82 })
    .toFile(path.join(folder, `${name}.webp`));
  console.log(name, page.url());
  await context.close();
}
await browser.close();
process.exit(0);
