/** Forms of the panel do not lose what was typed: leaving asks first, and a product's form survives a reload. */
import type { Page } from '@playwright/test';
import { sharedWords } from '../../../admin-components/messages/shared';
import { routeNamed } from '../../../admin-components/routes';
import { productFields } from '../../../domain/products/fields';
import { expect, test } from '../support/journey';
import { englishOnPhone, named } from '../support/screens';
import { languages, sayer, type Language } from '../support/words';
import { press, toasted } from './acts';
import { newVendor } from './people';
import { enterPanel, goTo, panelAt, settled } from './walk';

const question = (page: Page) => page.getByRole('alertdialog');
const answerIn = (language: Language) => (page: Page, yes: boolean) =>
  question(page)
    .getByRole('button', { name: sayer(language)(sharedWords, yes ? 'leaveYes' : 'cancel'), exact: true })
    .click();

// One after another: both languages change the same delivery charge.
test.describe.configure({ mode: 'default' });

for (const language of languages)
  test(`leaving a changed form by a link, by Back or by closing asks first; a saved one is left freely (${language})`, async ({
    open,
    staff,
  }) => {
    const say = sayer(language);
    const answer = answerIn(language);
    const menu = (name: 'delivery-charge' | 'policies') =>
      page.locator('.haat-nav').getByRole('link', { name: routeNamed(name).title[language], exact: true });
    const page = await open({ language, screen: 'desktop', person: await staff('admin') });
    await enterPanel(page, '/view-coupon');
    await menu('delivery-charge').click();
    await settled(page, panelAt('/delivery-charge'));
    const field = page.locator('.haat-screen').getByRole('textbox').first();
    const before = await field.inputValue();
    await field.fill('৭৭');

    await menu('policies').click();
    await expect(question(page)).toContainText(say(sharedWords, 'leaveTitle'));
    await answer(page, false);
    await expect(field).toHaveValue('৭৭');
    await expect(page).toHaveURL(panelAt('/delivery-charge'));

    await page.evaluate(() => history.back());
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(panelAt('/delivery-charge'));
    await answer(page, false);
    await expect(field).toHaveValue('৭৭');

    // The browser's own question. A reload that is refused would never end for the test.
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(field).toHaveValue('৭৭');

    await press(page, say(sharedWords, 'update'));
    await toasted(page, /\S/);
    await menu('policies').click();
    await settled(page, panelAt('/policies'));
    await expect(question(page)).toBeHidden();

    await goTo(page, '/delivery-charge');
    await expect(field).toHaveValue('77');
    await field.fill(before);
    // The toast of the first update may still be there: only the answer tells that this one is saved.
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/update-delivery-charge') && response.ok(),
    );
    await press(page, say(sharedWords, 'update'));
    await saved;

    await field.fill('123');
    await page.evaluate(() => history.back());
    await answer(page, true);
    await settled(page, panelAt('/policies'));
    await goTo(page, '/delivery-charge');
    await expect(field).toHaveValue(before);
  });

for (const way of englishOnPhone)
  test(`what was typed of a new product is offered after a reload, and gone when it is discarded (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const say = sayer(way.language);
    // Somebody of this journey alone: a draft is kept for its person.
    const { person } = await newVendor(url, await staff('admin'), savar);
    const page = await open({ ...way, person });
    page.on('dialog', (dialog) => void dialog.accept());
    await enterPanel(page, '/add-product');
    const name = page.getByRole('textbox', { name: productFields.name.label[way.language] }).first();
    await name.fill('A lamp of brass');
    await page.reload();
    await settled(page, panelAt('/add-product'));
    await expect(page.getByText(say(sharedWords, 'draftOffer'))).toBeVisible();
    await expect(name).toHaveValue('');
    await press(page, say(sharedWords, 'draftGoOn'));
    await expect(name).toHaveValue('A lamp of brass');

    await page.reload();
    await settled(page, panelAt('/add-product'));
    await press(page, say(sharedWords, 'draftDiscard'));
    await page.reload();
    await settled(page, panelAt('/add-product'));
    await expect(name).toHaveValue('');
    await expect(page.getByText(say(sharedWords, 'draftOffer'))).toBeHidden();
  });
