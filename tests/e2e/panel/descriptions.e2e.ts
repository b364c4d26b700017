/** A vendor writes a description with a heading, a list and a link; an admin sees it in the comparison, the shop shows it. */
import { linkWords } from '../../../admin-components/messages/links';
import { productWords } from '../../../admin-components/messages/products';
import { textWords } from '../../../admin-components/messages/richText';
import { productFields } from '../../../domain/products/fields';
import { expect, test } from '../support/journey';
import { at } from '../support/pages';
import { sayer, type Language } from '../support/words';
import { press, searchFor } from './acts';
import { called, newProduct, newVendor } from './people';
import { enterPanel, goTo, panelAt } from './walk';

const ways = [
  { language: 'en', screen: 'desktop', heading: 'Care', item: 'Wash cold', link: 'maker' },
  { language: 'bn', screen: 'phone', heading: 'যত্ন নিন', item: 'ঠান্ডা পানিতে ধোবেন', link: 'কারিগর' },
] as const satisfies readonly { language: Language; screen: string; heading: string; item: string; link: string }[];

for (const way of ways) {
  test(`a description with formats is written, approved and shown (${way.language})`, async ({
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
    const label = productFields.description.label[way.language];
    const editor = desk.getByRole('textbox', { name: label, exact: true });
    const tools = desk.getByRole('toolbar', { name: say(textWords, 'tools', { label }) });
    const tool = (name: keyof typeof textWords) =>
      tools.getByRole('button', { name: say(textWords, name), exact: true });

    await editor.fill('');
    await tool('heading').click();
    await editor.pressSequentially(way.heading);
    await editor.press('Enter');
    await tool('bullets').click();
    await editor.pressSequentially(way.item);
    await editor.press('Enter');
    await editor.press('Enter');
    await editor.pressSequentially(way.link);
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
    await expect(editor.locator('a')).toHaveText(way.link);
    await press(desk, say(productWords, 'updateProduct'));
    await expect(desk).toHaveURL(panelAt('/view-product'));

    const office = await open({ ...way, person: admin });
    await enterPanel(office, '/verify-products');
    await searchFor(office, say(productWords, 'searchName'), product.name);
    await office
      .getByRole('button', { name: new RegExp(`: ${called(way.language, product)}$`) })
      .first()
      .click();
    const after = office.getByRole('dialog').locator('.haat-compare__new');
    await expect(after.locator('h3')).toHaveText(way.heading);
    await expect(after.locator('li')).toHaveText(way.item);
    await expect(after).toContainText('https://example.org/maker');
    await office
      .getByRole('dialog')
      .getByRole('button', { name: say(productWords, 'approve') })
      .click();
    await office.getByRole('alertdialog').getByRole('button').last().click();
    await expect(office.getByRole('dialog')).toHaveCount(0);

    const shopAddress = `${url}${at(`/view-product/${product.slug}`)}?lang=${way.language}`;
    const page = async () => await (await fetch(shopAddress)).text();
    await expect.poll(page).toContain(`<h3>${way.heading}</h3>`);
    expect(await page()).toContain(`<li>${way.item}</li>`);
    const shown = await open({ ...way });
    await shown.goto(at(`/view-product/${product.slug}`));
    await expect(shown.getByRole('link', { name: way.link })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow ugc',
    );
  });
}
