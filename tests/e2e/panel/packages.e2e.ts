/** A day at the warehouse by scanner, returns and refunds to each end, and reports that add up. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { agree, giveReason, press, write } from './acts';
import { askedBack, newOrder, newProduct, newVendor, type Asked } from './people';
import { enterPanel, goTo, panelAt } from './walk';

/** A hand scanner types the code and presses Enter. */
async function scan(page: Page, code: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Scan or type a tracking id' });
  await box.fill(code.toLowerCase());
  await box.press('Enter');
}

test('an incharge receives the day’s packages by scanner and moves them to the end of the chain', async ({
  open,
  staff,
  url,
  savar,
}) => {
  const [admin, incharge] = [await staff('admin'), await staff('incharge.dhaka')];
  const { person: vendor } = await newVendor(url, admin, savar);
  const product = await newProduct(vendor, admin);
  const orders = await Promise.all([newOrder(url, savar, [product]), newOrder(url, savar, [product])]);
  const codes = orders.map(({ tracking_ids }) => tracking_ids[0]!);
  for (const code of codes) await vendor.api.post(`/pto-update-status/${code}/3`);

  const page = await open({ language: 'en', screen: 'phone', person: incharge });
  await enterPanel(page, '/package-upcoming');
  await expect(page.getByText('Dhaka Central')).toBeVisible();
  const scanned = page.getByRole('region', { name: 'Scanned packages' });
  for (const code of codes) {
    await scan(page, code);
    await expect(scanned.getByRole('listitem').filter({ hasText: code })).toContainText('Moved to “Received”');
  }
  await scan(page, 'NOSUCHCODE1');
  await expect(scanned.getByRole('listitem').first()).toContainText('No package has this code.');
  await expect(scanned).toContainText('2 moved');
  await expect(scanned).toContainText('1 refused');

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(panelAt('/package-received'));
  for (const [status, name] of [
    ['5', 'Delivering'],
    ['6', 'Delivered'],
    ['7', 'Completed'],
  ] as const) {
    await goTo(page, `/package-details/${codes[0]}`);
    await page.getByRole('combobox', { name: 'Change status' }).selectOption(status);
    await press(page, 'Update');
    await agree(page, 'You are going to update product status');
    await expect(page.locator('.haat-head .haat-badge')).toHaveText(name);
    await goTo(
      page,
      status === '5' ? '/package-delivering' : status === '6' ? '/package-delivered' : '/package-completed',
    );
    await expect(page.locator('.haat-table').getByText(codes[0]!).first()).toBeVisible();
  }
  await goTo(page, `/package-details/${codes[1]}`);
  await press(page, 'Update');
  await expect(page.getByRole('alertdialog')).toContainText('Select a Product Status First');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await page.getByRole('combobox', { name: 'Change status' }).selectOption('8');
  await press(page, 'Update');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(codes[1]!);
  await expect(question).toContainText('It cannot be changed afterwards.');
  await question.getByRole('button').last().click();
  await expect(question).toContainText('Please give a reason.');
  await question.getByRole('textbox', { name: 'Reason' }).fill('Nobody at the door');
  await agree(page, 'You are going to update product status');
  await expect(page.locator('.haat-history')).toContainText('“Nobody at the door”');
  await expect(page.locator('.haat-head .haat-badge')).toHaveText('Canceled');
  await goTo(page, '/package-cancel');
  await expect(page.locator('.haat-table').getByText(codes[1]!).first()).toBeVisible();
  await page.getByRole('link', { name: 'First' }).click();
  await expect(page).toHaveURL(panelAt('/package-upcoming'));
});

test('a vendor cannot move a shipped package, and sees whom to contact', async ({ open, staff, url, savar }) => {
  const admin = await staff('admin');
  const { person: vendor } = await newVendor(url, admin, savar);
  const { order_number, tracking_ids } = await newOrder(url, savar, [await newProduct(vendor, admin)]);
  const page = await open({ language: 'en', screen: 'desktop', person: vendor });
  await enterPanel(page, `/order-details/${order_number}`);
  await press(page, 'Update');
  await expect(page.getByRole('alertdialog')).toContainText('Select a Product Status First');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await page.getByRole('combobox', { name: 'Change status' }).selectOption('3');
  await press(page, 'Update');
  await agree(page, 'You are going to update product status');
  await expect(page.locator('.haat-head .haat-badge')).toHaveText('Shipped');
  await page.getByRole('combobox', { name: 'Change status' }).selectOption('1');
  await press(page, 'Update');
  await expect(page.getByRole('alertdialog')).toContainText('contact support');
  const { package: parcel } = await vendor.api.get<{ package: { status: number } }>(
    `/vendor-order-details/${order_number}`,
  );
  expect([parcel.status, tracking_ids.length]).toEqual([3, 1]);
});

test('returns reach every end: rejected, canceled and reopened, completed and refunded', async ({
  open,
  staff,
  url,
  savar,
}) => {
  const admin = await staff('admin');
  const { person: vendor } = await newVendor(url, admin, savar);
  const [rejected, completed] = [
    await askedBack(url, staff, savar, vendor),
    await askedBack(url, staff, savar, vendor),
  ];
  const page = await open({ language: 'en', screen: 'desktop', person: admin });
  const badge = page.locator('.haat-head .haat-badge').first();
  const act = async (button: string, status: string) => {
    await press(page, button);
    await agree(page, 'You are going to update this return request');
    await expect(badge).toHaveText(status);
  };
  const asked = page.getByRole('dialog', { name: 'Are you sure?' });
  const reopen = async (button: string, status: string) => {
    await press(page, button);
    await giveReason(page, 'You are going to update this return request', 'The photos show it unworn');
    await expect(badge).toHaveText(status);
  };
  const refuse = async (button: string) => {
    await press(page, button);
    await asked.getByRole('button', { name: 'Yes' }).click();
    await expect(asked).toContainText('Give a reason');
    await write(page, /^Reason for the customer/, 'It was worn for a week');
    await asked.getByRole('button', { name: 'Yes' }).click();
    await expect(asked).toBeHidden();
    await expect(badge).toHaveText('Return Canceled');
    await expect(page.getByText('It was worn for a week').first()).toBeVisible();
  };
  const refund = async (trx: string) => {
    await press(page, 'Mark refund completed');
    await expect(asked).toContainText('You are going to update as refund completed');
    await write(page, 'Transaction number', trx);
    await asked.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('REFUND COMPLETED').first()).toBeVisible();
    await expect(page.getByText(trx).first()).toBeVisible();
  };
  await enterPanel(page, '/returns-new');
  await expect(page.getByRole('link', { name: new RegExp(`#${rejected.id}$`) }).first()).toBeVisible();

  await test.step('rejected, reopened, accepted, canceled, reopened as accepted', async () => {
    await goTo(page, `/returns-details/${rejected.path}`);
    await refuse('Reject');
    await reopen('Reopen as pending', 'Pending');
    await act('Accept', 'Accepted');
    await refuse('Cancel return');
    await reopen('Reopen as accepted', 'Accepted');
    await refuse('Cancel return');
  });

  await test.step('sent to the vendor, received there, completed, refunded, not refunded, refunded', async () => {
    await goTo(page, `/returns-details/${completed.path}`);
    await act('Accept', 'Accepted');
    await completed.customer.api.post(`/update-return-status/2/${completed.id}`);
    const desk = await open({ language: 'en', screen: 'desktop', person: vendor });
    await enterPanel(desk, '/vendor-returns-new');
    await desk
      .getByRole('link', { name: new RegExp(`${completed.id}$`) })
      .first()
      .click();
    await press(desk, 'Received');
    await agree(desk, 'You are going to update this return request');
    await expect(desk.getByText('You Received This Product.')).toBeVisible();
    await goTo(desk, '/vendor-returns-received');
    await expect(desk.getByRole('link', { name: new RegExp(`${completed.id}$`) }).first()).toBeVisible();
    await goTo(page, '/returns-all');
    await goTo(page, `/returns-details/${completed.path}`);
    await act('Mark return completed', 'Return Successful');
    await refund('BKX101');
    await press(page, 'Mark refund not completed');
    await page.getByRole('alertdialog').getByRole('textbox').fill('It went to another number');
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(page.getByText('REFUND PENDING').first()).toBeVisible();
    await refund('BKX102');
  });

  const ended = async ({ customer, product, order }: Asked) =>
    (
      await customer.api.get<{ returns: { status: number; payment_refund: number } }>(
        `/get-existing-return-request/${product}/${order}`,
      )
    ).returns;
  expect(await ended(rejected)).toMatchObject({ status: 5, payment_refund: 0 });
  expect(await ended(completed)).toMatchObject({ status: 4, payment_refund: 1 });
});

test('a report equals the sum of its orders, for the vendor and for the admin', async ({ open, staff, url, savar }) => {
  const admin = await staff('admin');
  const { person: vendor, vendorId } = await newVendor(url, admin, savar);
  const product = await newProduct(vendor, admin, { price: 375 });
  const placed = [
    await newOrder(url, savar, [product], 3),
    await newOrder(url, savar, [product], 1),
    await newOrder(url, savar, [product], 2),
  ];
  const incharge = await staff('incharge.dhaka');
  const done = placed[1]!.tracking_ids[0]!;
  await vendor.api.post(`/pto-update-status/${done}/3`);
  for (const status of [4, 5, 6]) await incharge.api.post(`/pto-update-status/${done}/${status}`);

  // What the orders themselves say: prices times quantities, line by line.
  type Line = { price: number; qty: number };
  const amounts = await Promise.all(
    placed.map(async ({ order_number }) => {
      const { pto } = await vendor.api.get<{ pto: Line[] }>(`/vendor-order-details/${order_number}`);
      return pto.reduce((sum, { price, qty }) => sum + price * qty, 0);
    }),
  );
  const all = amounts.reduce((sum, amount) => sum + amount, 0);
  expect(amounts).toEqual([1125, 375, 750]);

  const now = new Date(Date.now() + 6 * 3_600_000);
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + 1];
  const today = now.toISOString().slice(0, 10);
  const total = (page: Page) => page.locator('.haat-sheet tfoot td');
  const rows = (page: Page) => page.locator('.haat-sheet tbody tr');
  const taka = (amount: number) => `৳${amount.toLocaleString('en-IN')}`;

  const desk = await open({ language: 'en', screen: 'desktop', person: vendor });
  await enterPanel(desk, '/vendor-order-report');
  // A form that has just come may not answer to the first click yet.
  await expect(async () => {
    await desk.getByLabel('Month').selectOption(String(month));
    await desk.getByLabel('Year').selectOption(String(year));
    await desk.getByRole('button', { name: 'Show Report' }).first().click();
    await expect(desk).toHaveURL(panelAt(`/report/month-view/${month}/${year}/0`), { timeout: 5_000 });
  }).toPass();
  await expect(rows(desk)).toHaveCount(3);
  await expect(total(desk)).toHaveText(taka(all));
  await goTo(desk, `/report/day-range-view/${today}/${today}/1`);
  await expect(rows(desk)).toHaveCount(1);
  await expect(total(desk)).toHaveText(taka(amounts[1]!));

  const office = await open({ language: 'en', screen: 'desktop', person: admin });
  await enterPanel(office, `/report/admin-month-view/${month}/${year}/0/${vendorId}`);
  await expect(total(office)).toHaveText(taka(all));
  await goTo(office, `/report/admin-day-range-view/${today}/null/1/${vendorId}`);
  await expect(total(office)).toHaveText(taka(amounts[1]!));
  await goTo(office, `/report/admin-month-view/1/2021/0/${vendorId}`);
  await expect(office.getByText('No Data Found!')).toBeVisible();
});
