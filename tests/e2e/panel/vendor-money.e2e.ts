/** From an order to its vendor's statement on paper, and where the vendor is paid: in both languages. */
import fs from 'node:fs';
import { vendorMoneyWords } from '../../../admin-components/messages/vendorMoney';
import { payoutMethods } from '../../../domain/payouts/statuses';
import { written } from '../../../domain/text/written';
import { statementWords } from '../../../domain/vendorMoney/words';
import { readPdf } from '../../support/pdf';
import { expect, test } from '../support/journey';
import { faultsOfShape } from '../support/pages';
import { PASSWORD } from '../support/people';
import { banglaOnPhone, named } from '../support/screens';
import { sayer } from '../support/words';
import { press, write } from './acts';
import { newOrder, newProduct, newVendor } from './people';
import { enterPanel, goTo } from './walk';

for (const way of banglaOnPhone) {
  const say = sayer(way.language);
  const { taka } = written[way.language];

  test(`a completed order is on its vendor's statement (${named(way)})`, async ({ open, staff, url, savar }) => {
    const [admin, incharge] = [await staff('admin'), await staff('incharge.dhaka')];
    const { person: vendor, business } = await newVendor(url, admin, savar);
    const product = await newProduct(vendor, admin);
    const { order_number: order } = await newOrder(url, savar, [product]);
    const own = await vendor.api.get<{ package: { tracking_id: string; subtotal: number } }>(
      `/vendor-order-details/${order}`,
    );
    const { tracking_id: code, subtotal } = own.package;
    // The vendor earns the goods less the commission that the demo's rules give.
    const { rate } = await admin.api.get<{ rate: number }>(`/commission-preview/${product.id}`);
    const earned = subtotal - Math.floor((subtotal * rate) / 10_000);
    await vendor.api.post(`/pto-update-status/${code}/3`);

    const desk = await open({ ...way, person: vendor });
    await enterPanel(desk, `/order-details/${order}`);
    await expect(desk.getByText(say(vendorMoneyWords, 'whenCompleted'))).toBeVisible();
    for (const status of [4, 5, 6, 7]) await incharge.api.post(`/pto-update-status/${code}/${status}`);

    await goTo(desk, '/my-money');
    await expect(desk.getByText(say(vendorMoneyWords, 'noAccount'))).toBeVisible();
    const pending = desk.locator('.haat-card', { hasText: say(vendorMoneyWords, 'pendingText') });
    await expect(pending).toContainText(taka(earned));
    expect(await faultsOfShape(desk)).toEqual([]);

    await press(desk, say(vendorMoneyWords, 'setAccount'));
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption({ label: payoutMethods.nagad[way.language] });
    await write(desk, say(vendorMoneyWords, 'mobile'), '01812345678');
    await write(desk, say(vendorMoneyWords, 'holder'), 'Shirin Sultana');
    const password = dialog.locator('input[type="password"]');
    await password.fill('not this one');
    await dialog.getByRole('button', { name: say(vendorMoneyWords, 'save') }).click();
    await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1);
    await password.fill(PASSWORD);
    await dialog.getByRole('button', { name: say(vendorMoneyWords, 'save') }).click();
    await expect(dialog).toBeHidden();
    const notice = desk.locator('.haat-notice', { hasText: '01812345678' });
    await expect(notice).toContainText(payoutMethods.nagad[way.language]);
    expect(await faultsOfShape(desk)).toEqual([]);
    await press(desk, say(vendorMoneyWords, 'takeBack'));
    await desk.getByRole('alertdialog').getByRole('button').last().click();
    await expect(notice).toHaveCount(0);

    await desk
      .locator('.haat-screen')
      .getByRole('link', { name: say(vendorMoneyWords, 'statement') })
      .first()
      .click();
    await expect(desk.getByText(code).first()).toBeVisible();
    await expect(desk.locator('.haat-facts').getByText(taka(earned)).first()).toBeVisible();
    expect(await faultsOfShape(desk)).toEqual([]);
    const [file] = await Promise.all([desk.waitForEvent('download'), press(desk, say(vendorMoneyWords, 'pdf'))]);
    const { text, language } = readPdf(fs.readFileSync(await file.path()));
    const whole = text.replace(/\n/g, ' ');
    for (const words of [code, business, taka(earned), statementWords.closing[way.language]])
      expect(whole).toContain(words);
    expect(language).toBe(way.language === 'bn' ? 'bn-BD' : 'en');
  });
}
