/** What others bought with a product: a row on its page, as the demo's orders have it. */
import { togetherMessages as words } from '../../storefront/src/features/together/messages';
import { axeFaults } from './support/axe';
import { expect, test } from './support/journey';
import { visit } from './support/pages';
import { banglaOnPhone, named } from './support/screens';
import { sayer } from './support/words';
import { Api } from './support/api';

type Card = { id: number | string; slug: string; name: string; name_bn: string };

for (const way of banglaOnPhone) {
  const say = sayer(way.language);

  test(`products bought together are shown near the end of the page, with links (${named(way)})`, async ({
    open,
    url,
  }) => {
    const api = new Api(url);
    let found: { product: Card; others: Card[] } | null = null;
    for (let id = 1; id <= 80 && !found; id += 1) {
      const [product] = (await api.get<{ products: Card[] }>(`/bought-with/${id}`)).products;
      const others = product ? (await api.get<{ products: Card[] }>(`/bought-with/${product.id}`)).products : [];
      if (product && others.length > 0) found = { product, others };
    }
    const { product, others } = found!;
    const page = await open(way);
    await visit(page, `/view-product/${product.slug}`);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const row = page.getByRole('region', { name: say(words, 'title') });
    await expect(row.getByRole('listitem')).toHaveCount(others.length);
    // On a phone the bar to buy covers part of whatever is scrolled below it.
    if (way.screen === 'desktop') expect(await axeFaults(page, { inDark: false })).toEqual([]);
    const first = others[0]!;
    await row
      .getByRole('link', { name: way.language === 'en' ? first.name : first.name_bn })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/view-product/${first.slug}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      way.language === 'en' ? first.name : first.name_bn,
    );
  });
}
