/**
 * A vendor describes a product in both languages, with headings, lists and links; an admin sees both in the comparison,
 * and shoppers read each in its own language.
 */
import type { Page } from '@playwright/test';
import { linkWords } from '../../../admin-components/messages/links';
import { productWords } from '../../../admin-components/messages/products';
import { textWords } from '../../../admin-components/messages/richText';
import { productFields } from '../../../domain/products/fields';
import { expect, test } from '../support/journey';
import { at } from '../support/pages';
import { sayer, type Language } from '../support/words';
import { press, searchFor, write } from './acts';
import { called, newProduct, newVendor } from './people';
import { enterPanel, goTo, panelAt } from './walk';

const ways = [
  { language: 'en', screen: 'desktop' },
  { language: 'bn', screen: 'phone' },
] as const satisfies readonly { language: Language; screen: string }[];

const texts = {
  en: {
    fields: [productFields.short_description, productFields.description],
    short: 'Soft and light',
    heading: 'Care',
    item: 'Wash cold',
    link: 'maker',
  },
  bn: {
    fields: [productFields.short_description_bn, productFields.description_bn],
    short: 'নরম ও হালকা',
    heading: 'যত্ন নিন',
    item: 'ঠান্ডা পানিতে ধোবেন',
    link: 'কারিগর',
  },
} as const;
type Text = (typeof texts)[Language];

/** Writes one text in its two fields; the link is first refused, then right. */
async function describe(desk: Page, language: Language, { fields, short, heading, item, link }: Text): Promise<void> {
  const say = sayer(language);
  const [shortLabel, label] = fields.map((field) => field.label[language]) as [string, string];
  await write(desk, shortLabel, short);
  const editor = desk.getByRole('textbox', { name: label, exact: true });
  const tools = desk.getByRole('toolbar', { name: say(textWords, 'tools', { label }) });
  const tool = (name: keyof typeof textWords) => tools.getByRole('button', { name: say(textWords, name), exact: true });

  await editor.fill('');
  await tool('heading').click();
  await editor.pressSequentially(heading);
  await editor.press('Enter');
  await tool('bullets').click();
  await editor.pressSequentially(item);
  await editor.press('Enter');
  await editor.press('Enter');
  await editor.pressSequentially(link);
  await editor.press('Shift+Home');
  await tool('link').click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption('address');
  const address = dialog.getByRole('textbox', { name: say(linkWords, 'addressLabel') });
  await address.fill('http://example.org/maker');
  await dialog.getByRole('button', { name: say(textWords, 'setLink') }).click();
  await expect(dialog.getByRole('alert')).toHaveText(say(textWords, 'onlyHttps'));
  await address.fill('https://example.org/maker');
  await dialog.getByRole('button', { name: say(textWords, 'setLink') }).click();
  await expect(editor.locator('a')).toHaveText(link);
}

for (const way of ways) {
  test(`descriptions of both languages are written, approved and shown (${way.language})`, async ({
    open,
    staff,
    url,
    savar,
  }) => {
    const say = sayer(way.language);
    const admin = await staff('admin');
    const { person } = await newVendor(url, admin, savar);
    const product = await newProduct(person, admin);
    const desk = await open({ ...way, person });
    await enterPanel(desk, '/view-product');
    await goTo(desk, `/edit-product/${product.id}`);
    await describe(desk, way.language, texts.en);
    await describe(desk, way.language, texts.bn);
    await press(desk, say(productWords, 'updateProduct'));
    await expect(desk).toHaveURL(panelAt('/view-product'));

    const office = await open({ ...way, person: admin });
    await enterPanel(office, '/verify-products');
    await searchFor(office, say(productWords, 'searchName'), product.name);
    await office
      .getByRole('button', { name: new RegExp(`: ${called(way.language, product)}$`) })
      .first()
      .click();
    const dialog = office.getByRole('dialog');
    for (const { fields, short, heading, item } of Object.values(texts)) {
      const [shortRow, row] = fields.map((field) =>
        dialog
          .locator('.haat-compare__row')
          .filter({ has: office.getByText(field.label[way.language], { exact: true }) }),
      );
      await expect(shortRow!.locator('.haat-compare__new')).toHaveText(short);
      const after = row!.locator('.haat-compare__new');
      await expect(after.locator('h3')).toHaveText(heading);
      await expect(after.locator('li')).toHaveText(item);
      await expect(after).toContainText('https://example.org/maker');
    }
    await dialog.getByRole('button', { name: say(productWords, 'approve') }).click();
    await office.getByRole('alertdialog').getByRole('button').last().click();
    await expect(office.getByRole('dialog')).toHaveCount(0);

    for (const language of ['en', 'bn'] as const) {
      const { heading, item, link, short } = texts[language];
      const other = texts[language === 'en' ? 'bn' : 'en'];
      const page = async () =>
        await (await fetch(`${url}${at(`/view-product/${product.slug}`)}?lang=${language}`)).text();
      await expect.poll(page).toContain(`<h3>${heading}</h3>`);
      const html = await page();
      expect(html).toContain(`<li>${item}</li>`);
      expect(html).toContain(`<meta name="description" content="${short}`);
      expect(html).not.toContain(`<h3>${other.heading}</h3>`);
      const shown = await open({ language, screen: way.screen });
      await shown.goto(at(`/view-product/${product.slug}`));
      await expect(shown.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await expect(shown.getByText(short, { exact: true })).toBeVisible();
      await expect(shown.getByRole('link', { name: link })).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    }
  });
}
