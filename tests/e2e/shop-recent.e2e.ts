/** Recently viewed products: kept in the browser, shown below home and product page, cleared on request. */
import { layoutMessages } from '../../storefront/src/app/layout/layout.messages';
import { recentMessages as words } from '../../storefront/src/features/recent/messages';
import { axeFaults } from './support/axe';
import { expect, test } from './support/journey';
import { ownProduct } from './support/market';
import { at, toast, visit } from './support/pages';
import { newCustomer } from './support/people';
import { banglaOnPhone, named } from './support/screens';
import { sayer, word } from './support/words';

for (const way of banglaOnPhone) {
  const say = sayer(way.language);

  test(`recently viewed products are shown until they are cleared (${named(way)})`, async ({ open, url, staff }) => {
    const vendor = await staff('vendor.home');
    const [first, last] = [
      await ownProduct(vendor, await staff('admin')),
      await ownProduct(vendor, await staff('admin')),
    ];
    const nameOf = (one: typeof first) => word(way.language === 'en' ? one.name : one.name_bn);
    const me = await newCustomer(url);
    const page = await open({ ...way, person: me });
    const strip = page.getByRole('region', { name: say(words, 'title') });
    const toEnd = () => page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const ids = () => page.evaluate(() => JSON.parse(localStorage.getItem('recently_viewed') ?? '[]') as string[]);
    for (const [place, { slug, id }] of [first, last].entries()) {
      await visit(page, `/view-product/${slug}`);
      await expect.poll(ids).toHaveLength(place + 1);
      expect((await ids())[0]).toBe(String(id));
    }
    await toEnd();
    await expect(strip.getByRole('heading', { name: nameOf(first) })).toBeVisible();
    await expect(strip.getByRole('heading', { name: nameOf(last) })).toHaveCount(0);
    expect(await axeFaults(page, { inDark: false })).toEqual([]);

    await visit(page, '/');
    await toEnd();
    await expect(strip.getByRole('listitem').first()).toContainText(nameOf(last));
    await strip.getByRole('button', { name: say(words, 'clear') }).click();
    await expect(strip).toBeHidden();
    expect(await ids()).toEqual([]);
    await toast(page, say(words, 'cleared'))
      .getByRole('button', { name: say(words, 'undo') })
      .click();
    await expect(strip).toBeVisible();
    expect(await ids()).toEqual([String(last.id), String(first.id)]);

    await strip.getByRole('checkbox', { name: say(words, 'atSignOut') }).check();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page
      .getByRole('button', { name: way.screen === 'phone' ? say(layoutMessages, 'account') : me.name, exact: true })
      .click();
    await page.getByRole('button', { name: say(layoutMessages, 'logOut') }).click();
    await expect(page).toHaveURL(at('/'));
    await expect.poll(ids).toEqual([]);
  });
}
