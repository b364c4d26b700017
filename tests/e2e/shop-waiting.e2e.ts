/** Waiting for a product that is sold out, or for a lower price: asked on the product, kept over a reload, taken back in the account. */
import { accountMessages } from '../../storefront/src/features/account/messages';
import { productMessages as words } from '../../storefront/src/features/product/messages';
import { signInMessages as signIn } from '../../storefront/src/features/sign-in/messages';
import { watchMessages as lists } from '../../storefront/src/features/watches/messages';
import { axeFaults } from './support/axe';
import { expect, test } from './support/journey';
import { ownProduct, setStock } from './support/market';
import { at, visit } from './support/pages';
import { newCustomer, PASSWORD } from './support/people';
import { banglaOnPhone, englishOnPhone, named } from './support/screens';
import { sayer, word } from './support/words';

for (const way of [...banglaOnPhone, ...englishOnPhone]) {
  const say = sayer(way.language);

  test(`a visitor signs in to watch a product, and ends the watch in the account (${named(way)})`, async ({
    open,
    url,
    staff,
  }) => {
    const vendor = await staff('vendor.home');
    const product = await ownProduct(vendor, await staff('admin'));
    await setStock(vendor, product, 0);
    const name = word(way.language === 'en' ? product.name : product.name_bn);
    const me = await newCustomer(url);
    const page = await open({ ...way, options: { bypassCSP: true } });
    const main = page.getByRole('main');
    const tellStock = main.getByRole('button', { name: say(words, 'tellStock') });
    await visit(page, `/view-product/${product.slug}`);
    await tellStock.click();
    await expect(page).toHaveURL(at('/login'));
    await main.getByRole('textbox', { name: say(signIn, 'emailOrMobile') }).fill(me.email);
    await main.getByRole('textbox', { name: say(signIn, 'password') }).fill(PASSWORD);
    await main.getByRole('button', { name: say(signIn, 'loginButton'), exact: true }).click();

    // Back on the product it is asked for, and stays so.
    await expect(tellStock).toHaveAttribute('aria-pressed', 'true');
    await visit(page, `/view-product/${product.slug}`);
    await expect(tellStock).toHaveAttribute('aria-pressed', 'true');
    expect(await axeFaults(page)).toEqual([]);
    await tellStock.click();
    await expect(tellStock).toHaveAttribute('aria-pressed', 'false');

    await setStock(vendor, product, 5);
    await visit(page, `/view-product/${product.slug}`);
    const tellPrice = main.getByRole('button', { name: say(words, 'tellPrice') });
    await expect(tellStock).toHaveCount(0);
    await tellPrice.click();
    await expect(tellPrice).toHaveAttribute('aria-pressed', 'true');

    await visit(page, '/account/waiting');
    await expect(main.getByRole('heading', { name: say(accountMessages, 'waiting') })).toBeVisible();
    await expect(main.getByRole('link', { name })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await main
      .getByRole('list', { name: say(lists, 'list') })
      .getByRole('button')
      .click();
    await expect(main.getByText(say(lists, 'empty'))).toBeVisible();
    await page.reload();
    await expect(main.getByText(say(lists, 'empty'))).toBeVisible();
  });
}
