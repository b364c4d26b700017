/** A shop needs a warehouse; an admin puts packages right; one person looks after two warehouses. */
import type { Page } from '@playwright/test';
import { bulkWords } from '../../../admin-components/messages/bulk';
import { scanWords } from '../../../admin-components/messages/scan';
import { sharedWords } from '../../../admin-components/messages/shared';
import { vendorWords } from '../../../admin-components/messages/vendors';
import { warehouseChoiceWords } from '../../../admin-components/messages/warehouseChoice';
import { packageStatusTable } from '../../../domain/packages/statusTable';
import { expect, test } from '../support/journey';
import { newCustomer, signIn, type Person } from '../support/people';
import type { Place } from '../support/places';
import { banglaOnPhone, englishOnPhone, named } from '../support/screens';
import { loseWarehouse } from '../support/stuckThings';
import { banglaDigits, sayer } from '../support/words';
import { agree, press } from './acts';
import { newApplicant, newOrder, newProduct, newVendor, unique } from './people';
import { enterPanel, goTo, panelAt } from './walk';

for (const way of banglaOnPhone)
  test(`a new vendor is told that the shop cannot sell, until an admin assigns a warehouse (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const say = sayer(way.language);
    const told = say(warehouseChoiceWords, 'shopCannotSell');
    const admin = await staff('admin');
    const { person, vendorId } = await newApplicant(url, admin, savar);
    await admin.api.post(`/approved-vendor/${vendorId}`);
    const desk = await open({ ...way, person: await signIn(url, person.email) });
    await enterPanel(desk, '/dashboard');
    await expect(desk.getByText(told)).toBeVisible();
    await desk
      .getByRole('link', { name: say(warehouseChoiceWords, 'choose'), exact: true })
      .first()
      .click();
    await expect(desk).toHaveURL(panelAt('/shop'));
    await expect(desk.getByText(told)).toBeVisible();

    const office = await open({ ...way, person: admin });
    await enterPanel(office, `/vendor-details/${vendorId}`);
    await expect(office.getByText(say(warehouseChoiceWords, 'vendorCannotSell'))).toBeVisible();
    await chooseWarehouse(office, say(warehouseChoiceWords, 'warehouse'), 'Dhaka Central');
    await press(office, say(warehouseChoiceWords, 'assign'));
    await expect(office.getByText(say(warehouseChoiceWords, 'vendorCannotSell'))).toHaveCount(0);

    await enterPanel(desk, '/dashboard');
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(desk.getByText(told)).toHaveCount(0);

    // The next one gets a warehouse with the approval itself.
    const next = await newApplicant(url, admin, savar);
    await goTo(office, `/vendor-details/${next.vendorId}`);
    await expect(office.getByText(say(warehouseChoiceWords, 'atApproval'))).toBeVisible();
    await chooseWarehouse(office, say(warehouseChoiceWords, 'warehouse'), 'Dhaka Central');
    await press(office, say(vendorWords, 'accept'));
    await agree(office, say(vendorWords, 'acceptAsk'));
    await expect(office).toHaveURL(panelAt('/vendor-approved'));
    const approved = await signIn(url, next.person.email);
    const { shop } = await approved.api.get<{ shop: { warehouse: { name: string } | null } }>('/get-shop-data');
    expect(shop.warehouse?.name).toBe('Dhaka Central');
  });

/** Its choices are named with their district, in the reader's language. */
async function chooseWarehouse(page: Page, label: string, name: string): Promise<void> {
  const field = page.locator('.haat-screen').getByRole('combobox', { name: label, exact: true });
  const choice = field.getByRole('option', { name: new RegExp(`^${name}`) });
  await expect(choice).toHaveCount(1);
  await field.selectOption(await choice.getAttribute('value'));
}

type House = { id: number | string; name: string };

/** Somebody in charge of two new warehouses, and a package on its way to the first for each order. */
async function twoWarehouses(url: string, admin: Person, savar: Place) {
  const customer = await newCustomer(url, { name: `Keeper ${unique()}` });
  const { users } = await admin.api.get<{ users: { id: number | string }[] }>(
    `/get-all-user?search=${encodeURIComponent(customer.name)}`,
  );
  const [north, south] = [`North ${unique()}`, `South ${unique()}`];
  for (const name of [north, south])
    await admin.api.post('/warehouse-create', {
      name,
      district: 'Dhaka',
      address: 'Road 1',
      incharge1: users[0]!.id,
    });
  const { warehouse } = await admin.api.get<{ warehouse: House[] }>('/get-all-warehouse');
  const idOf = (name: string) => warehouse.find((each) => each.name === name)!.id;
  const { person: vendor } = await newVendor(url, admin, savar);
  const product = await newProduct(vendor, admin);
  const orders = [await newOrder(url, savar, [product]), await newOrder(url, savar, [product])];
  const [one = '', two = ''] = orders.map(({ tracking_ids }) => tracking_ids[0]!);
  for (const code of [one, two]) {
    await admin.api.post(`/assign-package-warehouse/${code}`, { warehouse_id: idOf(north) });
    await admin.api.post(`/pto-update-status/${code}/3`);
  }
  const keeper = await signIn(url, customer.email);
  return { keeper, north, south, southId: idOf(south), one, two, orders: orders.map((order) => order.order_number) };
}

for (const way of englishOnPhone)
  test(`who looks after two warehouses switches between them; an admin gives a package to the other and takes a move back (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const say = sayer(way.language);
    const warehouse = say(warehouseChoiceWords, 'warehouse');
    const admin = await staff('admin');
    const { keeper, north, south, southId, one, two, orders } = await twoWarehouses(url, admin, savar);
    const office = await open({ ...way, person: admin });
    await test.step('the admin gives the second package to the other warehouse', async () => {
      await enterPanel(office, `/admin-order-details/${orders[1]}`);
      await chooseWarehouse(office, warehouse, south);
      await press(office, say(warehouseChoiceWords, 'assign'));
      await agree(office, say(warehouseChoiceWords, 'packageAsk', { code: two, name: south }));
      await expect(office.locator('.haat-facts').filter({ hasText: south }).first()).toBeVisible();
    });

    const desk = await open({ ...way, person: keeper });
    const row = (code: string) => desk.locator('.haat-screen tbody tr').filter({ hasText: code });
    await test.step('both are listed with their warehouse, and one warehouse by itself', async () => {
      await enterPanel(desk, '/package-upcoming');
      await expect(desk.getByText(`${north}, ${south}`)).toBeVisible();
      await expect(row(one)).toContainText(north);
      await expect(row(two)).toContainText(south);
      const houses = desk.locator('.haat-screen').getByRole('combobox', { name: warehouse, exact: true });
      await expect(houses).toContainText(say(warehouseChoiceWords, 'all'));
      await houses.selectOption({ label: south });
      await expect(row(one)).toHaveCount(0);
      await expect(row(two)).toBeVisible();
      await expect(desk.locator('.haat-queue__house')).toContainText(south);
      await expect(desk.locator('.haat-queue__house')).not.toContainText(north);
      await expect(desk).toHaveURL(new RegExp(`warehouse=${southId}`));
      await desk.reload();
      await expect(row(two)).toBeVisible();
      await expect(row(one)).toHaveCount(0);
      await desk.getByRole('link', { name: say(sharedWords, 'next'), exact: true }).click();
      await expect(desk).toHaveURL(new RegExp(`package-received\\?warehouse=${southId}`));
    });

    await test.step('the admin takes the move back, with a reason', async () => {
      const before = packageStatusTable.readyToShip.label[way.language];
      await enterPanel(office, `/admin-order-details/${orders[0]}`);
      await office.getByRole('combobox', { name: say(warehouseChoiceWords, 'backTo') }).selectOption({ label: before });
      await office
        .getByRole('textbox', { name: say(warehouseChoiceWords, 'reason') })
        .fill('The parcel is still at the shop');
      await press(office, say(warehouseChoiceWords, 'takeBackDo'));
      await agree(office, say(warehouseChoiceWords, 'takeBackAsk', { code: one, name: before }));
      await expect(office.getByText('“The parcel is still at the shop”')).toBeVisible();
      await expect(office.locator('.haat-choice', { hasText: one })).toContainText(before);
    });
  });

for (const way of banglaOnPhone)
  test(`who scans for one of two warehouses is told where a parcel of the other one belongs (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const say = sayer(way.language);
    const admin = await staff('admin');
    const { keeper, north, south, southId, one, two } = await twoWarehouses(url, admin, savar);
    await admin.api.post(`/assign-package-warehouse/${two}`, { warehouse_id: southId });
    const statusOf = async (code: string) =>
      (await keeper.api.get<{ package: { status: number } }>(`/incharge-package-details/${code}`)).package.status;
    const desk = await open({ ...way, person: keeper });
    await enterPanel(desk, '/package-upcoming');
    const houses = desk
      .locator('.haat-screen')
      .getByRole('combobox', { name: say(warehouseChoiceWords, 'warehouse'), exact: true });
    await houses.selectOption({ label: south });
    await expect(desk.locator('.haat-queue__house')).toContainText(south);
    const box = desk.getByRole('textbox', { name: say(scanWords, 'scan') });
    const newest = desk
      .getByRole('region', { name: say(scanWords, 'list') })
      .getByRole('listitem')
      .first();
    const scan = async (code: string) => {
      await box.fill(code);
      await box.press('Enter');
    };
    const received = say(scanWords, 'moved', { status: packageStatusTable.received.label[way.language] });
    await scan(one);
    await expect(newest).toContainText(say(scanWords, 'elsewhere', { name: north }));
    await expect(desk.locator('.haat-scan')).toHaveClass(/haat-scan--bad/);
    expect(await statusOf(one)).toBe(packageStatusTable.shipped.code);
    await scan(two);
    await expect(newest).toContainText(received);
    expect(await statusOf(two)).toBe(packageStatusTable.received.code);
    // Where it belongs, and to those who show both, it is moved.
    await houses.selectOption({ label: say(warehouseChoiceWords, 'all') });
    await expect(desk.locator('.haat-queue__house')).toContainText(`${north}, ${south}`);
    await scan(one);
    await expect(newest).toContainText(received);
    await expect(newest).toContainText(north);
    expect(await statusOf(one)).toBe(packageStatusTable.received.code);
  });

for (const way of englishOnPhone)
  test(`packages that lost their warehouse are listed, and an admin gives them one together (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const say = sayer(way.language);
    const admin = await staff('admin');
    const { keeper, south, southId, one, two } = await twoWarehouses(url, admin, savar);
    loseWarehouse([one, two]);
    const seen = async () =>
      (
        await keeper.api.get<{ package: { tracking_id: string }[] }>(`/warehouse-package/3?warehouse=${southId}`)
      ).package.map(({ tracking_id: code }) => code);
    expect(await seen()).toEqual([]);
    const office = await open({ ...way, person: admin });
    await enterPanel(office, '/stuck?tab=packages');
    const row = (code: string) => office.locator('.haat-screen tbody tr').filter({ hasText: code });
    const choose = (code: string) =>
      office.getByRole('checkbox', { name: say(sharedWords, 'selectRow', { name: code }) }).check();
    for (const code of [one, two]) {
      await expect(row(code)).toBeVisible();
      await choose(code);
    }
    await chooseWarehouse(office, say(warehouseChoiceWords, 'warehouse'), south);
    await press(office, say(warehouseChoiceWords, 'assignChosen'));
    const count = way.language === 'bn' ? banglaDigits(2) : '2';
    const question = office.getByRole('alertdialog');
    await expect(question).toContainText(
      way.language === 'bn'
        ? `আপনি ${count}টি প্যাকেজ ${south} গুদামে দিতে যাচ্ছেন।`
        : `You are going to give 2 packages to ${south}.`,
    );
    await question.getByRole('button').last().click();
    const report = office.getByRole('dialog');
    await expect(report.getByRole('status')).toHaveText(say(bulkWords, 'over', { good: count, count }));
    for (const code of [one, two]) await expect(report.getByRole('listitem').filter({ hasText: code })).toHaveCount(1);
    await report
      .getByRole('button', { name: say(sharedWords, 'close') })
      .last()
      .click();
    for (const code of [one, two]) await expect(row(code)).toHaveCount(0);
    // The people of the warehouse have them in their queue.
    expect((await seen()).sort()).toEqual([one, two].sort());
  });
