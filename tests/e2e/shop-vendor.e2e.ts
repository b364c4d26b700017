/** The way to a shop of one's own: the application with its papers, and what the applicant reads in each state. */
import { vendorMessages as words } from '../../storefront/src/features/vendor-application/messages';
import { rejectionMessages } from '../../storefront/src/shopping/rejection.messages';
import { placeMessages } from '../../storefront/src/shopping/places.messages';
import { vendorFields } from '../../domain/vendors/fields';
import { expect, test } from './support/journey';
import { picturePath } from './support/market';
import { at, isAlive, toast, visit } from './support/pages';
import { newCustomer, signIn } from './support/people';
import { englishOnPhone, named } from './support/screens';
import { sayer, word } from './support/words';

for (const way of englishOnPhone) {
  const { language } = way;
  const say = sayer(language);

  test(`a customer applies as a vendor, waits, is accepted, is suspended (${named(way)})`, async ({
    open,
    url,
    staff,
  }) => {
    const admin = await staff('admin');
    const me = await newCustomer(url);
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    await visit(page, '/account/become-vendor');
    await main.getByRole('link', { name: say(words, 'applyNow') }).click();
    await expect(page).toHaveURL(at('/account/apply-vendor'));
    await isAlive(page);

    await test.step('missing fields are named, and leaving the page loses no input', async () => {
      await main.getByRole('button', { name: say(words, 'submit') }).click();
      await expect(
        toast(page, language === 'en' ? 'Check all mandatory fields' : 'সব আবশ্যক ঘর দেখে নিন'),
      ).toBeVisible();
      await expect(main.locator('[name="nid"]')).toHaveAttribute('aria-invalid', 'true');
      await main.locator('[name="nid"]').fill('1234567890');
      await page.reload();
      await isAlive(page);
      await expect(main.locator('[name="nid"]')).toHaveValue('1234567890');
    });

    await test.step('the application with its papers', async () => {
      await main.locator('[name="birthdate"]').fill('1990-05-17');
      await main.locator('[name="gender"]').selectOption('Female');
      const district = main.getByRole('combobox', { name: say(placeMessages, 'district'), exact: true });
      const upazila = main.getByRole('combobox', { name: say(placeMessages, 'upazila') });
      const choosePlace = async (place: number) => {
        await district.nth(place).selectOption({ label: word(language === 'en' ? 'Dhaka' : 'ঢাকা') });
        await expect(upazila.nth(place)).toBeEnabled();
        await upazila.nth(place).selectOption({ label: word(language === 'en' ? 'Savar' : 'সাভার') });
      };
      await choosePlace(0);
      for (const prefix of ['', 'business_']) {
        await main.locator(`[name="${prefix}thana"]`).fill('সাভার');
        await main.locator(`[name="${prefix}postcode"]`).fill('1340');
        await main.locator(`[name="${prefix}address"]`).fill('বাজার রোড ৫');
      }
      await choosePlace(1);
      await main.locator('[name="business_name"]').fill(`যাত্রা স্টোর ${me.mobile}`);
      await main
        .getByRole('radio', { name: word(new RegExp(vendorFields.type.choices[2][language])) })
        .check({ force: true });
      await main.locator('[name="business_type"]').selectOption('Brand Shop');
      for (const name of ['image', 'nid_front_image', 'nid_back_image'] as const) {
        const asked = vendorFields[name].asked[language];
        await main.locator(`input[type="file"][aria-label^="${asked}:"]`).setInputFiles(picturePath);
      }
      await main.getByRole('checkbox', { name: say(words, 'confirmTrue') }).check();
      await main.getByRole('checkbox', { name: say(words, 'confirmPolicy') }).check();
      await main.getByRole('button', { name: say(words, 'submit') }).click();
      await expect(page).toHaveURL(at('/account/become-vendor'));
      await expect(main).toContainText(say(words, 'waitingTitle'));
    });

    type Vendors = { vendor: { id: number; mobile: string; image: string | null }[] };
    const { vendor: waiting } = await admin.api.get<Vendors>('/get-new-vendor');
    const application = waiting.find(({ mobile }) => mobile === me.mobile)!;
    await page.goto(at('/account/apply-vendor'));
    await expect(page).toHaveURL(at('/account/become-vendor'));

    await test.step('accepted', async () => {
      await admin.api.post(`/approved-vendor/${application.id}`);
      await visit(page, '/account/become-vendor');
      await expect(main).toContainText(say(words, 'acceptedTitle'));
      await expect(main).toContainText(say(words, 'acceptedText'));
      await main.getByRole('link', { name: say(words, 'visitShop') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(me.mobile);
    });

    await test.step('suspended', async () => {
      await admin.api.post(`/suspend-vendor/${application.id}`);
      // A suspended person is signed out everywhere, and signs in again.
      const again = await open({ ...way, person: await signIn(url, me.email) });
      const state = again.getByRole('main');
      await visit(again, '/account/become-vendor');
      await expect(state).toContainText(language === 'en' ? 'Suspended' : 'স্থগিত');
      await state.getByRole('link', { name: say(words, 'contactSupport') }).click();
      await expect(again).toHaveURL(at('/account/help'));
    });
  });

  test(`a rejected application can be submitted again (${named(way)})`, async ({ open, url, staff, savar }) => {
    const admin = await staff('admin');
    const me = await newCustomer(url);
    const picture = new Blob([(await import('node:fs')).readFileSync(picturePath)], { type: 'image/png' });
    const place = {
      district: savar.district.id,
      upazila: savar.upazila.id,
      thana: 'সাভার',
      postcode: '1340',
      address: 'বাজার রোড ৫',
    };
    await me.api.form('/submit-vendor-application', {
      name: me.name,
      nid: '1234567890',
      mobile: me.mobile,
      email: me.email,
      birthdate: '1990-05-17',
      gender: 'Male',
      ...place,
      ...Object.fromEntries(Object.entries(place).map(([name, value]) => [`business_${name}`, value])),
      business_name: `যাত্রা ভাণ্ডার ${me.mobile}`,
      type: 2,
      business_type: 'Personal / Individual',
      trade_license: '',
      bin: '',
      image: picture,
      nid_front_image: picture,
      nid_back_image: picture,
    });
    type Vendors = { vendor: { id: number; mobile: string }[] };
    const { vendor } = await admin.api.get<Vendors>('/get-new-vendor');
    const id = vendor.find(({ mobile }) => mobile === me.mobile)!.id;
    const reason = 'এনআইডির ছবি পড়া যায় না';
    await admin.api.delete(`/rejected-vendor/${id}`, { reason });
    const page = await open({ ...way, person: me });
    await visit(page, '/account/become-vendor');
    const main = page.getByRole('main');
    await expect(main).toContainText(reason);
    // An answer is kept, and waits for the admins; the application itself is corrected and sent again.
    const box = main.getByRole('textbox', { name: say(rejectionMessages, 'answer') });
    const send = main.getByRole('button', { name: say(rejectionMessages, 'sendAnswer') });
    await send.click();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    const asked = `Which of both pictures? ${me.mobile}`;
    await box.fill(asked);
    await send.click();
    await expect(main.getByRole('listitem').filter({ hasText: asked })).toContainText(say(rejectionMessages, 'you'));
    await expect(box).toHaveValue('');
    const { answers } = await admin.api.get<{ answers: { text: string }[] }>('/waiting-answers');
    expect(answers.map(({ text }) => text)).toContain(asked);
    await main.getByRole('link', { name: say(words, 'correctNow') }).click();
    await expect(page).toHaveURL(at('/account/apply-vendor'));
    await expect(main).toContainText(reason);
    await expect(main.locator('input[name="business_name"]')).toHaveValue(`যাত্রা ভাণ্ডার ${me.mobile}`);
    await expect(main.locator('select[name="gender"]')).toHaveValue('Male');
  });

  test(`a customer without a verified mobile cannot apply (${named(way)})`, async ({ open, url }) => {
    const page = await open({ ...way, person: await newCustomer(url, { isVerified: false }) });
    await page.goto(at('/account/apply-vendor'));
    await expect(page).toHaveURL(at('/account/become-vendor'));
    await expect(
      toast(page, language === 'en' ? 'Verify Your Mobile First' : 'আগে আপনার মোবাইল যাচাই করুন'),
    ).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: language === 'en' ? 'Verify Now' : 'এখনই যাচাই করুন' })
      .click();
    await expect(page).toHaveURL(at('/verify'));
  });
}
