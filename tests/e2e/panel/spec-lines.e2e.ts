/** Small lines of the specs that were open for long, in the words of either language. */
import { pictureWords } from '../../../admin-components/messages/pictures';
import { printWords } from '../../../admin-components/messages/print';
import { productWords } from '../../../admin-components/messages/products';
import { monthWords, reportWords } from '../../../admin-components/messages/reports';
import { returnWords } from '../../../admin-components/messages/returns';
import { bannerPlaces } from '../../../admin-components/messages/settings';
import { sharedWords } from '../../../admin-components/messages/shared';
import { refundWords } from '../../../admin-components/messages/statuses';
import { vendorWords } from '../../../admin-components/messages/vendors';
import { returnCauses } from '../../../domain/returns/choices';
import { vendorFields } from '../../../domain/vendors/fields';
import { expect, test } from '../support/journey';
import { banglaOnPhone, named } from '../support/screens';
import { banglaDigits, sayer, word } from '../support/words';
import { agree, press, toasted, write } from './acts';
import { askedBack, newVendor, unique } from './people';
import { enterPanel, goTo, panelAt } from './walk';

for (const way of banglaOnPhone) {
  const say = sayer(way.language);
  const own = (words: { en: string; bn: string }) => word(words[way.language]);
  const number = (text: string) => (way.language === 'bn' ? banglaDigits(text) : text);

  test(`a vendor’s page in its own words, and the account that follows its name (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const admin = await staff('admin');
    const { person, vendorId } = await newVendor(url, admin, savar);
    const page = await open({ ...way, person: admin });
    await enterPanel(page, `/vendor-details/${vendorId}`);
    await expect(page.locator('.haat-credit')).toHaveText(say(printWords, 'credit'));
    const facts = page.locator('.haat-facts');
    await expect(facts.getByText(own(vendorFields.gender.choices.Female), { exact: true })).toBeVisible();
    await expect(facts.getByText(own(vendorFields.business_type.choices['Brand Shop']), { exact: true })).toBeVisible();

    const renamed = `Shirin ${unique()}`;
    await goTo(page, `/vendor-update/${vendorId}`);
    await write(page, own(vendorFields.name.label), renamed);
    await page.getByRole('checkbox', { name: say(vendorWords, 'confirmed') }).check();
    await press(page, say(sharedWords, 'update'));
    await agree(page, say(vendorWords, 'updateAsk'));
    await expect(page).toHaveURL(panelAt(`/vendor-details/${vendorId}`));
    const { users } = await admin.api.get<{ users: { name: string }[] }>(`/admin-search-all-user/${person.email}`);
    expect(users.map(({ name }) => name)).toEqual([renamed]);
  });

  test(`a return’s cause, and a refund that was marked by mistake at its last step (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const admin = await staff('admin');
    const { person: vendor } = await newVendor(url, admin, savar);
    const { path, id, customer } = await askedBack(url, staff, savar, vendor);
    await admin.api.post(`/update-return-status/1/${id}`);
    await customer.api.post(`/update-return-status/2/${id}`);
    await vendor.api.post(`/update-return-status/3/${id}`);
    await admin.api.post(`/update-return-status/4/${id}`);
    await admin.api.post(`/update-refund-status/1/${id}`, { trx_id: `BKX${unique()}` });
    const page = await open({ ...way, person: admin });
    await enterPanel(page, `/returns-details/${path}`);
    await expect(page.locator('.haat-facts').getByText(own(returnCauses['Wrong Size']), { exact: true })).toBeVisible();
    await expect(page.getByText(own(refundWords.completed)).first()).toBeVisible();
    await press(page, say(returnWords, 'refundNotDone'));
    await page.getByRole('alertdialog').getByRole('textbox').fill('BKX');
    await agree(page, `#${id}`);
    await expect(page.getByText(own(refundWords.pending)).first()).toBeVisible();
  });

  test(`the last banner’s place, the warning of categories, and a picture that is refused (${named(way)})`, async ({
    open,
    staff,
  }) => {
    const page = await open({ ...way, person: await staff('admin') });
    await enterPanel(page, '/banner');
    await expect(page.locator('.haat-pictures li').nth(7)).toContainText(`${number('8')}. ${own(bannerPlaces[7]!)}`);
    await goTo(page, '/main-category');
    await expect(page.getByRole('note')).toContainText(word('ব্র্যান্ড'));
    await page
      .locator('.haat-screen tbody')
      .getByRole('button', { name: new RegExp(`^${say(sharedWords, 'delete')}`) })
      .first()
      .click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(
      way.language === 'bn' ? word(/ব্র্যান্ড [০-৯,]+টি, পণ্য/) : /brands [\d,]+, products/,
    );
    await question.getByRole('button', { name: say(sharedWords, 'back'), exact: true }).click();

    const desk = await open({ ...way, person: await staff('vendor.home') });
    await enterPanel(desk, '/add-product');
    await desk.getByRole('tab', { name: say(productWords, 'imagesVideo') }).click();
    const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
    await desk.locator('input[type="file"]').first().setInputFiles([text]);
    await expect(desk.locator('[data-place="0"]').getByRole('alert')).toHaveText(
      say(pictureWords, 'kind', { name: 'notes.txt' }),
    );
  });

  test(`the forms of reports say what is missing, and open the report (${named(way)})`, async ({ open, staff }) => {
    const page = await open({ ...way, person: await staff('vendor.home') });
    await enterPanel(page, '/vendor-order-report');
    const show = page.getByRole('button', { name: say(reportWords, 'showReport'), exact: true });
    await show.first().click();
    await toasted(page, say(reportWords, 'chooseMonth'));
    await page.getByLabel(say(reportWords, 'month')).selectOption({ label: own(monthWords[10]!) });
    await page.getByLabel(say(reportWords, 'year')).selectOption({ label: number('2026') });
    await show.first().click();
    await expect(page).toHaveURL(panelAt('/report/month-view/11/2026/0'));
    await goTo(page, '/vendor-order-report');
    await page.getByLabel(say(reportWords, 'fromDate')).fill('2026-11-01');
    await page.getByLabel(say(reportWords, 'toDate')).fill('2026-11-24');
    await show.last().click();
    await expect(page).toHaveURL(panelAt('/report/day-range-view/2026-11-01/2026-11-24/0'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
