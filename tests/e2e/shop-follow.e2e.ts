/** Following a shop: asked on its page, kept over a reload, taken back in the account. */
import { followMessages as words } from '../../storefront/src/features/follows/messages';
import { axeFaults } from './support/axe';
import { expect, test } from './support/journey';
import { visit } from './support/pages';
import { newCustomer } from './support/people';
import { englishOnPhone, named } from './support/screens';
import { sayer } from './support/words';

for (const way of englishOnPhone) {
  const say = sayer(way.language);

  test(`a shop is followed and left again (${named(way)})`, async ({ open, url }) => {
    const me = await newCustomer(url);
    const page = await open({ ...way, person: me, options: { bypassCSP: true } });
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: say(words, 'follow'), exact: true });
    await visit(page, '/shop/rong-dhonu');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await visit(page, '/shop/rong-dhonu');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await axeFaults(page)).toEqual([]);

    await visit(page, '/account/follows');
    const list = main.getByRole('list', { name: say(words, 'list') });
    await expect(list.getByRole('link')).toHaveCount(1);
    expect(await axeFaults(page)).toEqual([]);
    await list.getByRole('button').click();
    await expect(main.getByText(say(words, 'empty'))).toBeVisible();
    await page.reload();
    await expect(main.getByText(say(words, 'empty'))).toBeVisible();
  });
}
