/** Saved for later: out of the cart with the options chosen, undone, moved back, removed. */
import { cartMessages as words } from '../../storefront/src/features/cart/messages';
import { optionText } from '../../domain/catalogue/optionText';
import { axeFaults } from './support/axe';
import { expect, test } from './support/journey';
import { ownProduct } from './support/market';
import { toast, visit } from './support/pages';
import { newCustomer } from './support/people';
import { englishOnPhone, named } from './support/screens';
import { sayer, word } from './support/words';

type Cart = { generalcart: { variation1: string; product_qty: number }[] };

for (const way of englishOnPhone) {
  const say = sayer(way.language);

  test(`a line is saved for later with its options, undone, moved back and removed (${named(way)})`, async ({
    open,
    url,
    staff,
  }) => {
    const options = { variation1: 'Color', option1: 'Red,Blue' };
    const product = await ownProduct(await staff('vendor.home'), await staff('admin'), { options });
    const name = word(way.language === 'en' ? product.name : product.name_bn);
    const me = await newCustomer(url);
    await me.api.post('/add-to-cart', { product_id: product.id, product_qty: 2, variation1: 'Blue' });
    const cart = async () => (await me.api.get<Cart>('/cart')).generalcart;
    const page = await open({ ...way, person: me });
    const main = page.getByRole('main');
    const saved = main.getByRole('region', { name: say(words, 'saved') });
    const save = main.getByRole('button', { name: say(words, 'saveLaterNamed', { name }) });
    await visit(page, '/cart');
    await save.click();
    await expect(saved.getByRole('listitem')).toContainText(word(optionText(['Blue'], way.language)));
    await expect(main.getByText(say(words, 'empty'))).toBeVisible();
    expect(await axeFaults(page, { inDark: false })).toEqual([]);
    await expect.poll(cart).toEqual([]);
    await toast(page, say(words, 'undo'))
      .getByRole('button', { name: say(words, 'undo') })
      .click();
    await expect(save).toBeVisible();
    await expect(saved).toBeHidden();
    await expect.poll(cart).toMatchObject([{ variation1: 'Blue', product_qty: 2 }]);

    await save.click();
    await expect.poll(cart).toEqual([]);
    await visit(page, '/cart');
    await saved.getByRole('button', { name: say(words, 'moveNamed', { name }) }).click();
    await expect(save).toBeVisible();
    await expect.poll(cart).toMatchObject([{ variation1: 'Blue', product_qty: 2 }]);
    await save.click();
    await saved.getByRole('button', { name: say(words, 'removeSavedNamed', { name }) }).click();
    await expect(saved).toBeHidden();
    await expect.poll(async () => (await me.api.get<{ saved: unknown[] }>('/saved-for-later')).saved).toEqual([]);
  });
}
