/** Many accounts and many orders at once: one question, a result for each, and who is refused is told by name. */
import type { Page } from '@playwright/test';
import { bulkWords } from '../../../admin-components/messages/bulk';
import { filterWords } from '../../../admin-components/messages/filters';
import { orderBulkWords } from '../../../admin-components/messages/orderBulk';
import { sharedWords } from '../../../admin-components/messages/shared';
import { userBulkWords } from '../../../admin-components/messages/userBulk';
import { userWords } from '../../../admin-components/messages/users';
import { packageStatusTable } from '../../../domain/packages/statusTable';
import { expect, test } from '../support/journey';
import { newCustomer } from '../support/people';
import { banglaOnPhone, named } from '../support/screens';
import { banglaDigits, sayer } from '../support/words';
import { chooseFrom, press } from './acts';
import { newOrder, newProduct, newVendor, unique } from './people';
import { enterPanel, goTo } from './walk';

for (const way of banglaOnPhone) {
  const say = sayer(way.language);
  const number = (count: number) => (way.language === 'bn' ? banglaDigits(count) : String(count));
  const choose = (page: Page, name: string) =>
    page.getByRole('checkbox', { name: say(sharedWords, 'selectRow', { name }) }).check();
  /** The report: what it says, each of its lines, and that it goes. */
  const report = async (page: Page, words: string, lines: readonly (string | RegExp)[]) => {
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveText(words);
    for (const line of lines) await expect(dialog.getByRole('listitem').filter({ hasText: line })).toHaveCount(1);
    await dialog
      .getByRole('button', { name: say(sharedWords, 'close') })
      .last()
      .click();
    await expect(dialog).toHaveCount(0);
  };

  test(`many users are suspended and activated, oneself is refused (${named(way)})`, async ({
    open,
    staff,
    url,
    guard,
  }) => {
    const admin = await staff('admin');
    const family = `Many ${unique()}`;
    const people = [
      await newCustomer(url, { name: `${family} One` }),
      await newCustomer(url, { name: `${family} Two` }),
    ];
    const page = await open({ ...way, person: admin });
    await enterPanel(page, '/all-user');
    // A row that moves while it is pressed is not pressed.
    const search = async (words: string, rows: number) => {
      const box = page.getByRole('searchbox', { name: say(userWords, 'searchAny') });
      await box.fill(words);
      await box.press('Enter');
      await expect(page.locator('.haat-screen tbody tr')).toHaveCount(rows);
    };
    const stateOf = async (name: string) => {
      const { users } = await admin.api.get<{ users: { name: string; status: number; user_verify: number }[] }>(
        `/admin-search-all-user/${encodeURIComponent(name)}`,
      );
      return users.map(({ status, user_verify: verified }) => ({ status, verified }));
    };

    await search(family, people.length);
    for (const { name } of people) await choose(page, name);
    // The choice stays while another name is searched for.
    await search(admin.name, 1);
    await choose(page, admin.name);
    guard.allow({ status: 403, url: '/suspend-user/', because: 'nobody suspends themselves' });
    await press(page, say(userBulkWords, 'suspend'));
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`${people[0]!.name}, ${people[1]!.name}, ${admin.name}`);
    await question.getByRole('textbox').fill('Never at home');
    await question.getByRole('button').last().click();
    const refused =
      way.language === 'en' ? 'You cannot suspend or demote yourself.' : 'নিজেকে স্থগিত বা নিজের ভূমিকা বদল করা যায় না।';
    await report(page, say(bulkWords, 'overBad', { good: number(2), bad: number(1), count: number(3) }), [
      `${admin.name} · ${admin.mobile}: ${refused}`.normalize('NFC'),
      people[0]!.name,
      people[1]!.name,
    ]);
    expect(await stateOf(family)).toEqual([
      { status: 0, verified: 0 },
      { status: 0, verified: 0 },
    ]);
    // The reason is on the person's page, for admins.
    const { users } = await admin.api.get<{ users: { id: number }[] }>(
      `/admin-search-all-user/${encodeURIComponent(people[0]!.name)}`,
    );
    const file = await open({ ...way, person: admin });
    await enterPanel(file, `/user-details/${users[0]!.id}`);
    await expect(file.getByText('Never at home')).toBeVisible();
    await expect(file.getByText(say(userWords, 'suspendedFor'))).toBeVisible();
    await file.close();
    // Whoever was refused is still chosen.
    await expect(
      page.getByRole('checkbox', { name: say(sharedWords, 'selectRow', { name: admin.name }) }),
    ).toBeChecked();
    await page.getByRole('checkbox', { name: say(sharedWords, 'selectRow', { name: admin.name }) }).uncheck();

    await search(family, people.length);
    for (const { name } of people) await choose(page, name);
    for (const act of ['removeSuspension', 'verifyAccount'] as const) {
      await press(page, say(userBulkWords, act));
      await question.getByRole('button').last().click();
      await report(page, say(bulkWords, 'over', { good: number(2), count: number(2) }), [people[0]!.name]);
      for (const { name } of people) await choose(page, name);
    }
    expect(await stateOf(family)).toEqual([
      { status: 1, verified: 1 },
      { status: 1, verified: 1 },
    ]);
  });

  test(`many orders: narrowed to an area, their packages are moved and canceled, and their invoices printed (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
    sylhet,
  }) => {
    const admin = await staff('admin');
    const nameOf = (status: keyof typeof packageStatusTable) => packageStatusTable[status].label[way.language];
    const { person: vendor } = await newVendor(url, admin, savar);
    const product = await newProduct(vendor, admin);
    const placed = [await newOrder(url, savar, [product]), await newOrder(url, savar, [product])];
    const [one, two] = placed.map(({ order_number }) => order_number) as [number, number];
    const far = (await newOrder(url, sylhet, [product])).order_number;
    const codes = placed.map(({ tracking_ids }) => tracking_ids[0]!);
    await vendor.api.post(`/pto-update-status/${codes[1]}/2`);
    const statuses = async () =>
      Promise.all(
        [one, two].map(
          async (order) =>
            (await vendor.api.get<{ package: { status: number } }>(`/vendor-order-details/${order}`)).package.status,
        ),
      );
    const page = await open({ ...way, person: admin });
    const row = (order: number) =>
      page.getByRole('checkbox', { name: say(sharedWords, 'selectRow', { name: `#${order}` }) });
    const placeName = (place: { name: string; name_bn: string }) =>
      way.language === 'bn' ? place.name_bn : place.name;

    await test.step('the list shows the orders of a district, then of an area; a reload keeps it, and its chip tells it', async () => {
      await enterPanel(page, '/all-order');
      await expect(row(far)).toBeVisible();
      await press(page, say(sharedWords, 'filters'));
      await chooseFrom(page, say(filterWords, 'area'), placeName(savar.district));
      await expect(row(far)).toHaveCount(0);
      await chooseFrom(page, say(filterWords, 'upazila'), placeName(savar.upazila));
      await expect(page).toHaveURL(new RegExp(`district=${savar.district.id}.*upazila=${savar.upazila.id}`));
      await page.reload();
      await expect(row(one)).toBeVisible();
      await expect(row(far)).toHaveCount(0);
      await expect(page.locator('.haat-chips')).toContainText(
        `${say(filterWords, 'upazila')}: ${placeName(savar.upazila)}`,
      );
      // Without its district an area means nothing to the person who chose it.
      await page
        .getByRole('button', {
          name: say(sharedWords, 'removeFilter', {
            name: `${say(filterWords, 'area')}: ${placeName(savar.district)}`,
          }),
        })
        .click();
      await expect(page).not.toHaveURL(/upazila=/);
      await expect(row(far)).toBeVisible();
    });

    await test.step('a status that only one of the packages can still reach', async () => {
      await row(one).check();
      await row(two).check();
      await press(page, say(orderBulkWords, 'movePackages'));
      const dialog = page.getByRole('dialog');
      await dialog
        .getByRole('combobox', { name: say(orderBulkWords, 'newStatus') })
        .selectOption(String(packageStatusTable.processing.code));
      await dialog.getByRole('button', { name: say(orderBulkWords, 'next') }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(`#${one} · ${codes[0]} → ${nameOf('processing')}`);
      await question.getByRole('button').last().click();
      await report(page, say(bulkWords, 'over', { good: number(1), count: number(1) }), [codes[0]!]);
      expect(await statuses()).toEqual([packageStatusTable.processing.code, packageStatusTable.readyToShip.code]);
    });

    await test.step('canceling asks once and why; a package that was canceled meanwhile is reported', async () => {
      await row(one).check();
      await row(two).check();
      await press(page, say(orderBulkWords, 'cancelPackages'));
      const question = page.getByRole('alertdialog');
      for (const code of codes) await expect(question).toContainText(code);
      await question.getByRole('textbox').fill('Nobody answers the phone');
      await vendor.api.post(`/pto-update-status/${codes[1]}/8`, { note: 'Out of stock' });
      await question.locator('button[type="submit"]').click();
      await report(page, say(bulkWords, 'overBad', { good: number(1), bad: number(1), count: number(2) }), [
        new RegExp(`#${two} · ${codes[1]}: .+`),
        `#${one} · ${codes[0]}`,
      ]);
      expect(await statuses()).toEqual([8, 8]);
      await expect(row(two)).toBeChecked();
      await expect(row(one)).not.toBeChecked();
    });

    await test.step('their invoices are one paper, each on a page of its own', async () => {
      await row(one).check();
      await page.getByRole('link', { name: say(orderBulkWords, 'printInvoices') }).click();
      const sheets = page.locator('.haat-sheet__page');
      await expect(sheets).toHaveCount(2);
      await expect(sheets.filter({ hasText: `#${one}` })).toContainText(codes[0]!);
      await expect(sheets.filter({ hasText: `#${two}` })).toContainText(codes[1]!);
      await goTo(page, '/all-order');
    });
  });
}
