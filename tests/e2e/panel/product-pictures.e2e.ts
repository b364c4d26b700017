/**
 * Each picture of a product is sent individually: a failed one shows its error in its place, and is sent again without
 * the others.
 */
import { pictureWords } from '../../../admin-components/messages/pictures';
import { productWords } from '../../../admin-components/messages/products';
import { productFields } from '../../../domain/products/fields';
import { axeFaults } from '../support/axe';
import { expect, test } from '../support/journey';
import { banglaOnPhone, named } from '../support/screens';
import { sayer } from '../support/words';
import { press, write } from './acts';
import { newVendor, pictureFile, unique } from './people';
import { enterPanel, panelAt } from './walk';

for (const way of banglaOnPhone)
  test(`three pictures are chosen, one upload breaks off and is repeated, all are put in order and saved (${named(way)})`, async ({
    open,
    staff,
    url,
    savar,
    guard,
  }) => {
    const say = sayer(way.language);
    const { person } = await newVendor(url, await staff('admin'), savar);
    const page = await open({ ...way, person, options: { bypassCSP: true } });
    const name = `Lamp ${unique()}`;
    await enterPanel(page, '/add-product');
    await write(page, productFields.name.label[way.language], name);
    await write(page, productFields.name_bn.label[way.language], 'বাতি');
    await page.getByRole('textbox', { name: productFields.slug.label[way.language] }).click();
    const main = page.getByRole('combobox', { name: productFields.main_cat_id.label[way.language] });
    const sub = page.getByRole('combobox', { name: productFields.sub_cat_id.label[way.language] });
    await main.selectOption({ index: 1 });
    await expect(sub.getByRole('option')).not.toHaveCount(1);
    await sub.selectOption({ index: 1 });
    const fill = (field: 'selling_price' | 'original_price' | 'qty', value: string) =>
      page.getByLabel(productFields[field].label[way.language]).fill(value);
    await fill('selling_price', '850');
    await fill('original_price', '1000');
    await fill('qty', '12');

    // The second one is cut off on its way.
    let sent = 0;
    guard.allow({
      console: /ERR_CONNECTION_RESET/,
      url: '/product-picture-upload',
      because: 'the journey cuts it off',
    });
    await page.route('**/api/product-picture-upload', (route) => {
      sent += 1;
      return sent === 2 ? route.abort('connectionreset') : route.continue();
    });
    await page.getByRole('tab', { name: say(productWords, 'imagesVideo') }).click();
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles([pictureFile('one.png'), pictureFile('two.png'), pictureFile('three.png')]);
    const place = (index: number) => page.locator(`[data-place="${index}"]`);
    await expect(place(0)).toContainText(say(pictureWords, 'uploadDone'));
    await expect(place(2)).toContainText(say(pictureWords, 'uploadDone'));
    await expect(place(1).getByRole('alert')).toHaveText(say(pictureWords, 'notUploaded'));
    expect(await axeFaults(page)).toEqual([]);

    // Nothing is saved without it.
    await press(page, say(productWords, 'saveProduct'));
    await expect(page.locator('[data-sonner-toast]').first()).toContainText(say(pictureWords, 'notAllSent'));
    await expect(page).toHaveURL(panelAt('/add-product'));
    await page.locator('[data-sonner-toast] button').first().click();

    await place(1)
      .getByRole('button')
      .filter({ hasText: say(pictureWords, 'retry') })
      .click();
    await expect(place(1)).toContainText(say(pictureWords, 'uploadDone'));
    expect(sent).toBe(4);

    // They are put in order by keys, and dragged by their handle.
    const pictures = page.locator('.haat-picture img');
    const shown = () => pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src));
    const [first, second, third] = await shown();
    const handle = (index: number) => place(index).locator('[data-handle]');
    await handle(2).press('ArrowLeft');
    expect(await shown()).toEqual([first, third, second]);
    await expect(handle(1)).toBeFocused();
    // Not under the bars at the top and the bottom of a phone.
    await place(0).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const middle = async (index: number) => {
      const box = (await handle(index).boundingBox())!;
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    await page.mouse.move(...(await middle(1)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(0)), { steps: 5 });
    await page.mouse.up();
    expect(await shown()).toEqual([third, first, second]);
    await press(page, say(productWords, 'saveProduct'));
    await expect(page).toHaveURL(panelAt('/view-product'));
    const { products } = await person.api.get<{ products: { id: number; name: string }[] }>(
      '/view-all-vendor-product/0/10',
    );
    const { id } = products.find((each) => each.name === name)!;
    const { product } = await person.api.get<{ product: Record<string, string | null> }>(`/edit-product/${id}`);
    expect([1, 2, 3, 4].map((at) => product[`image${at}`] !== null)).toEqual([true, true, true, false]);
  });
