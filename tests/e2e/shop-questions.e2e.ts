/** A question to a shop and its answer: asked on the product and the order, answered in the panel, read in the account. */
import { questionWords as panelWords } from '../../admin-components/messages/questions';
import { questionListMessages as lists } from '../../storefront/src/features/questions/messages';
import { signInMessages as signIn } from '../../storefront/src/features/sign-in/messages';
import { questionMessages as words } from '../../storefront/src/shopping/question.messages';
import { axeFaults } from './support/axe';
import { expect, test } from './support/journey';
import { ownProduct, picturePath, placeOrder } from './support/market';
import { at, sayYes, visit } from './support/pages';
import { newCustomer, PASSWORD } from './support/people';
import { banglaOnPhone, englishOnPhone, named } from './support/screens';
import { sayer, word } from './support/words';

for (const way of banglaOnPhone) {
  const say = sayer(way.language);

  test(`a visitor signs in to ask, asks about a product, and the vendor answers (${named(way)})`, async ({
    open,
    url,
    staff,
  }) => {
    const vendor = await staff('vendor.home');
    const product = await ownProduct(vendor, await staff('admin'));
    const me = await newCustomer(url);
    const page = await open({ ...way, options: { bypassCSP: true } });
    const main = page.getByRole('main');
    await visit(page, `/view-product/${product.slug}`);
    await main.getByRole('button', { name: say(words, 'ask') }).click();
    await expect(page).toHaveURL(at('/login'));
    await main.getByRole('textbox', { name: say(signIn, 'emailOrMobile') }).fill(me.email);
    await main.getByRole('textbox', { name: say(signIn, 'password') }).fill(PASSWORD);
    await main.getByRole('button', { name: say(signIn, 'loginButton'), exact: true }).click();

    // Back on the product, with the sheet open; what is written outlives a reload.
    const sheet = page.getByRole('dialog');
    const box = sheet.getByRole('textbox', { name: say(words, 'yourQuestion') });
    await box.fill('ধুলে রং থাকে? ফোন ০১৭১২৩৪৫৬৭৮');
    expect(await axeFaults(page)).toEqual([]);
    await visit(page, `/view-product/${product.slug}`);
    await main.getByRole('button', { name: say(words, 'ask') }).click();
    await expect(box).toHaveValue(word('ধুলে রং থাকে? ফোন ০১৭১২৩৪৫৬৭৮'));
    await sheet.getByRole('button', { name: say(words, 'addPictures') }).click();
    await sheet.locator('input[type="file"]').first().setInputFiles(picturePath);
    await sheet.getByRole('button', { name: say(words, 'send'), exact: true }).click();
    await sheet.getByRole('link', { name: say(words, 'seeQuestion') }).click();
    const log = page.getByRole('log');
    await expect(log.getByText(word('ধুলে রং থাকে? ফোন ••••••'))).toBeVisible();
    await expect(log.locator('a img')).toBeVisible();
    const path = new URL(page.url()).pathname;

    const desk = await open({ ...way, person: vendor });
    await visit(desk, '/admin/vendor-questions?list=unread');
    const tell = sayer(way.language);
    const name = word(way.language === 'en' ? product.name : product.name_bn);
    await desk.getByRole('link', { name: `${tell(panelWords, 'answer')}: ${name}` }).click();
    const answer = desk.getByRole('textbox', { name: tell(panelWords, 'yourAnswer') });
    await answer.fill('জি, থাকে।');
    await desk.reload();
    await expect(answer).toHaveValue(word('জি, থাকে।'));
    await desk.getByRole('button', { name: tell(panelWords, 'send') }).click();
    await expect(desk.getByRole('log').getByText(word('জি, থাকে।'))).toBeVisible();
    await expect(answer).toHaveValue('');

    await visit(page, '/notification');
    await expect(main.locator(`a[href$="${path}"]`)).toBeVisible();
    await visit(page, '/account/questions');
    const row = main.getByRole('link', { name });
    await expect(row).toContainText(say(lists, 'unread', { count: way.language === 'en' ? 1 : '১' }));
    await row.click();
    await expect(log.getByText(word('জি, থাকে।'))).toBeVisible();
    await visit(page, '/account/questions');
    await expect(row).not.toContainText(say(lists, 'unread', { count: way.language === 'en' ? 1 : '১' }));
  });
}

for (const way of englishOnPhone) {
  const say = sayer(way.language);

  test(`a customer asks about a package, closes the question and opens it again; an admin reads along (${named(way)})`, async ({
    open,
    url,
    staff,
    savar,
  }) => {
    const [vendor, admin] = [await staff('vendor.home'), await staff('admin')];
    const me = await newCustomer(url);
    const placed = await placeOrder(me, await ownProduct(vendor, admin), savar);
    const tracking = placed.tracking_ids[0]!;
    const page = await open({ ...way, person: me, options: { bypassCSP: true } });
    const main = page.getByRole('main');
    await visit(page, `/account/order-details/${tracking}`);
    await main.getByRole('button', { name: say(words, 'ask') }).click();
    const sheet = page.getByRole('dialog');
    const send = sheet.getByRole('button', { name: say(words, 'send'), exact: true });
    await send.click();
    await expect(sheet.getByRole('alert')).toHaveText(say(words, 'writeFirst'));
    await sheet.getByRole('textbox').fill('When does it come?');
    await send.click();
    await sheet.getByRole('link', { name: say(words, 'seeQuestion') }).click();

    await expect(main.getByRole('log')).toContainText('When does it come?');
    await main.getByRole('button', { name: say(lists, 'close') }).click();
    await sayYes(page);
    await expect(main.getByText(say(lists, 'isClosed'))).toBeVisible();
    await main.getByRole('textbox', { name: say(lists, 'yourMessage') }).fill('Still waiting');
    await main.getByRole('button', { name: say(words, 'send'), exact: true }).click();
    await expect(main.getByRole('log')).toContainText('Still waiting');
    await expect(main.getByText(say(lists, 'isClosed'))).toBeHidden();
    expect(await axeFaults(page)).toEqual([]);

    const office = await open({ ...way, person: admin });
    await visit(office, `/admin/questions?q=${tracking}`);
    await office.getByRole('link', { name: new RegExp(`^${say(panelWords, 'read')}: `) }).click();
    await expect(office.getByRole('log')).toContainText('Still waiting');
    await expect(office.getByText(say(panelWords, 'onlyReading'))).toBeVisible();
    await expect(office.getByRole('textbox', { name: say(panelWords, 'yourAnswer') })).toHaveCount(0);
  });
}
