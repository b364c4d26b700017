/**
 * Every screen of the panel as the role it is made for, each tab and dialog of it too: nothing that WCAG 2.2 A or AA forbids,
 * in light and dark, and no table that scrolls up and down on its own; in Bangla on a phone 360 wide, where the page never scrolls sideways and nothing is out of reach. The same
 * screens in English on a desktop are looked at where they are opened as everybody (screens.e2e.ts).
 */
import { sharedWords } from '../../../admin-components/messages/shared';
import { expect, test } from '../support/journey';
import { makeStuck } from '../support/stuckThings';
import { sayer, type Language } from '../support/words';
import { enterWithAxe, faultsOf, faultsOfTabs, looksAt } from './faults';
import { screens, type Role } from './screens.table';
import { goTo, hasCalmed, recordsFor } from './walk';

const accounts: readonly [role: Role, account: string][] = [
  ['superadmin', 'admin'],
  ['vendor', 'vendor.home'],
  ['incharge', 'incharge.dhaka'],
];
const ways: readonly [language: Language, screen: 'desktop' | 'phone'][] = [
  ['en', 'desktop'],
  ['bn', 'phone'],
];

for (const [role, account] of accounts) {
  test(`the screens of ${account} in bn on a phone: axe finds nothing, nothing is out of reach`, async ({
    open,
    staff,
  }) => {
    // Over a hundred screens and tabs, each in two themes.
    if (role === 'superadmin') test.setTimeout(400_000);
    const person = await staff(account);
    const records = await recordsFor(role, person);
    const page = await open({ language: 'bn', screen: 'phone', person, options: { bypassCSP: true } });
    await enterWithAxe(page);
    const faults: string[] = [];
    for (const row of screens.filter((each) => looksAt(role, each))) {
      if (row.path.includes(':product_id') && records.returned.id === 0) continue;
      await goTo(page, row.address?.(records) ?? row.path);
      faults.push(...(await faultsOfTabs(page, row.path, true)));
    }
    expect([...new Set(faults)]).toEqual([]);
  });
}

for (const [language, screen] of ways) {
  test(`dialogs and menus over a screen, in ${language} on a ${screen}: axe finds nothing, nothing is out of reach`, async ({
    open,
    staff,
  }) => {
    const person = await staff('admin');
    const records = await recordsFor('superadmin', person);
    const page = await open({ language, screen, person, options: { bypassCSP: true } });
    await enterWithAxe(page);
    const isPhone = screen === 'phone';
    const which = language === 'en' ? 0 : 1;
    const faults: string[] = [];
    const over: readonly [path: string, button: readonly [string | RegExp, string | RegExp]][] = [
      ['/videos', ['Add Video', 'ভিডিও যোগ করুন']],
      ['/videos', [/^Delete: /, /^মুছুন: /]],
      ['/verify-products', [/^View: /, /^দেখুন: /]],
      [`/user-details/${records.user.id}`, ['Send SMS', 'এসএমএস পাঠান']],
      [`/user-details/${records.user.id}`, ['Send Notification', 'নোটিফিকেশন পাঠান']],
      [`/user-details/${records.user.id}`, ['Suspend User', 'স্থগিত করুন']],
      ['/api-keys', ['Make a Key', 'কী তৈরি করুন']],
    ];
    for (const [path, names] of over) {
      await goTo(page, path);
      const name = names[which];
      await page
        .locator('.haat-screen')
        .getByRole('button', { name: typeof name === 'string' ? name.normalize('NFC') : name })
        .first()
        .click();
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await expect(dialog).toBeVisible();
      await hasCalmed(page);
      faults.push(...(await faultsOf(page, `${path} ${String(name)}`, isPhone)));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await goTo(page, '/all-order');
    for (const label of [
      ['Columns', 'Support', 'Nusrat Jahan'],
      ['কলাম', 'সাপোর্ট', 'Nusrat Jahan'],
    ][which]!) {
      await page
        .getByRole('button', { name: label.normalize('NFC') })
        .first()
        .click();
      faults.push(...(await faultsOf(page, `menu ${label}`, isPhone)));
      await page.keyboard.press('Escape');
    }
    expect([...new Set(faults)]).toEqual([]);
  });

  test(`the preview of an import with errors, in ${language} on a ${screen}: axe finds nothing, nothing is out of reach`, async ({
    open,
    staff,
  }) => {
    const page = await open({ language, screen, person: await staff('vendor.home'), options: { bypassCSP: true } });
    await enterWithAxe(page);
    await goTo(page, '/product-import');
    await page.locator('.haat-screen input[type="file"]').setInputFiles({
      name: 'lamps.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name,name_bn,selling_price\nLamp,বাতি,many\n,,12'),
    });
    await page
      .locator('.haat-screen')
      .getByRole('button', { name: /^(Preview|প্রিভিউ দেখুন)$/ })
      .click();
    await expect(page.locator('.haat-problems').nth(1)).toBeVisible();
    expect(await faultsOf(page, 'preview of an import', screen === 'phone')).toEqual([]);
  });

  test(`stuck work, in ${language} on a ${screen}: axe finds nothing, nothing is out of reach, and an admin resolves it`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const admin = await staff('admin');
    const stuck = await makeStuck(url, await staff('vendor.home'), admin, savar);
    const page = await open({ language, screen, person: admin, options: { bypassCSP: true } });
    await enterWithAxe(page);
    const isPhone = screen === 'phone';
    const which = language === 'en' ? 0 : 1;
    const press = (names: readonly [string, string], of: string) =>
      page.locator('.haat-screen').getByRole('button', { name: `${names[which].normalize('NFC')}: ${of}` });
    const faults: string[] = [];
    await goTo(page, '/stuck');
    for (const tab of await page.locator('.haat-screen [role="tab"]').all()) {
      await tab.click();
      await hasCalmed(page);
      const rows = page.locator('.haat-screen tbody tr').filter({ visible: true });
      // The demo has no payout that hangs.
      await expect(rows.or(page.locator('.haat-screen .haat-empty').filter({ visible: true })).first()).toBeVisible();
      faults.push(...(await faultsOf(page, `/stuck ${await tab.innerText()}`, isPhone)));
    }
    expect([...new Set(faults)]).toEqual([]);

    const sure = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await page.locator('.haat-screen [role="tab"]').nth(1).click();
    const refund = press(['Ask again', 'আবার যাচাই করুন'], `#${stuck.refund}`);
    await refund.click();
    expect(await faultsOf(page, '/stuck asks', isPhone)).toEqual([]);
    await sure.getByRole('button').last().click();
    await expect(refund).toHaveCount(0);
    const { payments } = await admin.api.get<{ payments: { order_number: number }[] }>('/stuck-payments?limit=100');
    expect(payments.map((each) => each.order_number)).not.toContain(stuck.refund);
    await page.locator('.haat-screen [role="tab"]').nth(0).click();
    const message = press(['Try again', 'আবার চেষ্টা করুন'], stuck.sms);
    await message.click();
    await sure.getByRole('button').last().click();
    await expect(message).toHaveCount(0);

    // Packages nobody saw get a warehouse together.
    await page.locator('.haat-screen [role="tab"]').nth(3).click();
    const boxes = stuck.lost.map((name) =>
      page.getByRole('checkbox', { name: sayer(language)(sharedWords, 'selectRow', { name }) }),
    );
    for (const box of boxes) await box.check();
    const house = page.locator('.haat-screen .haat-mover').getByRole('combobox');
    const dhaka = house.getByRole('option', { name: /^Dhaka Central/ });
    await expect(dhaka).toHaveCount(1);
    await house.selectOption(await dhaka.getAttribute('value'));
    await page.locator('.haat-screen .haat-mover').getByRole('button').click();
    await expect(sure).toContainText('Dhaka Central');
    await sure.getByRole('button').last().click();
    const report = page.getByRole('dialog').filter({ has: page.getByRole('listitem') });
    await expect(report.getByRole('listitem')).toHaveText([...stuck.lost]);
    await report.getByRole('button').last().click();
    for (const box of boxes) await expect(box).toHaveCount(0);
    const incharge = await staff('incharge.dhaka');
    for (const code of stuck.lost) await incharge.api.get(`/incharge-package-details/${code}`);
  });
}
