/** The search box suggests while somebody types, by keyboard and by touch, and remembers the last searches. */
import { layoutMessages } from '../../storefront/src/app/layout/layout.messages';
import { suggestionMessages as words } from '../../storefront/src/app/layout/suggestions.messages';
import { axeFaults } from './support/axe';
import { expect, test } from './support/journey';
import { ownProduct } from './support/market';
import { at, visit } from './support/pages';
import { banglaOnPhone, englishOnPhone, named, type Way } from './support/screens';
import { banglaDigits, sayer, word } from './support/words';

const ways: readonly Way[] = [...banglaOnPhone, ...englishOnPhone];

for (const way of ways) {
  const say = sayer(way.language);
  const isPhone = way.screen === 'phone';

  test(`suggestions appear while typing, can be chosen, and are remembered (${named(way)})`, async ({
    open,
    staff,
  }) => {
    const product = await ownProduct(await staff('vendor.home'), await staff('admin'));
    const name = word(way.language === 'en' ? product.name : product.name_bn);
    const page = await open(way);
    await visit(page, '/');
    const box = page.getByRole('combobox', { name: say(layoutMessages, 'search'), exact: true });
    const list = page.getByRole('listbox', { name: say(words, 'suggestions') });
    const options = list.getByRole('option');
    const found = options.filter({ hasText: name, has: page.locator('b') });
    const searches = page.getByRole('listbox', { name: say(words, 'lastSearches') });
    const choose = async (at: typeof found) => (isPhone ? at.tap() : at.click());
    // The page itself remembers the search, a moment after its address.
    const remembered = (keyword: string) =>
      expect.poll(() => page.evaluate(() => localStorage.getItem('last_searches') ?? '')).toContain(keyword);

    await test.step('none below two characters, then the typed text and suggestions', async () => {
      await box.focus();
      await box.pressSequentially(name.slice(0, 1));
      await expect(list).toBeHidden();
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await box.fill(name);
      await expect(found).toBeVisible();
      await expect(options.first()).toHaveText(say(words, 'searchFor', { text: name }));
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      const lines = await options.count();
      const counted = way.language === 'en' ? `${lines} lines to choose from` : `${banglaDigits(lines)}টি লাইন আছে`;
      await expect(page.getByRole('status').filter({ hasText: word(counted) })).toBeAttached();
      expect(await axeFaults(page, { inDark: false })).toEqual([]);
    });

    await test.step('categories and shops are suggested too, and named as what they are', async () => {
      const [rice, fashion] = way.language === 'en' ? ['Rice', 'Rong Dhonu'] : ['চাল', 'রংধনু'];
      const named = (text: string, kind: 'category' | 'shop') =>
        options.filter({ hasText: word(text) }).filter({ has: page.getByText(say(words, kind), { exact: true }) });
      await box.fill(rice);
      await expect(named(rice, 'category').first()).toBeVisible();
      await box.fill(fashion);
      await expect(named(fashion, 'shop').first()).toBeVisible();
      await box.fill(name);
      await expect(found).toBeVisible();
    });

    await test.step('the list is inside the screen, its lines are large enough for a finger, nothing has moved', async () => {
      const { width } = page.viewportSize()!;
      const frame = (await list.boundingBox())!;
      expect(frame.x).toBeGreaterThanOrEqual(0);
      expect(frame.x + frame.width).toBeLessThanOrEqual(width);
      if (isPhone) expect(frame.width).toBeGreaterThan(width - 10);
      for (const line of await options.all()) expect((await line.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    });

    await test.step('the keyboard: down to the first line, round to the box, away with Escape, and chosen with Enter', async () => {
      await box.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await expect(box).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!);
      await box.press('ArrowUp');
      await expect(list.locator('[aria-selected="true"]')).toHaveCount(0);
      await box.press('Escape');
      await expect(list).toBeHidden();
      await expect(box).toHaveValue(name);
      await box.press('ArrowDown');
      await expect(list).toBeVisible();
      for (let n = 0; n < (await options.count()); n += 1) {
        await box.press('ArrowDown');
        if ((await found.getAttribute('aria-selected')) === 'true') break;
      }
      await expect(found).toHaveAttribute('aria-selected', 'true');
      await box.press('Enter');
      await expect(page).toHaveURL(at(`/view-product/${product.slug}`));
      await expect(list).toBeHidden();
    });

    await test.step('pressing a line opens its page', async () => {
      await visit(page, '/');
      await box.fill(name);
      await choose(found);
      await expect(page).toHaveURL(at(`/view-product/${product.slug}`));
      await visit(page, '/');
      await box.fill(name);
      await choose(options.first());
      await expect(page).toHaveURL(at(`/search/${encodeURIComponent(name)}`));
      await remembered(name);
    });

    await test.step('searches are remembered, each can be removed, and all at once', async () => {
      for (const keyword of ['rice', 'oil']) {
        await visit(page, `/search/${keyword}`);
        await remembered(keyword);
      }
      await visit(page, '/');
      await box.focus();
      await expect(searches.getByRole('option')).toHaveText(['oil', 'rice', name]);
      expect(await axeFaults(page, { inDark: false })).toEqual([]);
      const remove = page.getByRole('button', { name: say(words, 'remove', { text: 'rice' }) });
      expect((await remove.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      await (isPhone ? remove.tap() : remove.click());
      await expect(searches.getByRole('option')).toHaveText(['oil', name]);
      await choose(searches.getByRole('option').first());
      await expect(page).toHaveURL(at('/search/oil'));
      await visit(page, '/');
      await box.focus();
      const clear = page.getByRole('button', { name: say(words, 'clearAll') });
      await (isPhone ? clear.tap() : clear.click());
      await expect(searches).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('last_searches'))).toBeNull();
    });
  });
}

test('without an answer the search itself is still offered', async ({ open, guard }) => {
  guard.allow({ url: 'search-suggestions', console: /ERR_/, because: 'suggestions cannot be fetched' });
  const page = await open({ language: 'en', screen: 'desktop' });
  await visit(page, '/');
  await page.route('**/api/search-suggestions**', (route) => route.abort('connectionfailed'));
  const box = page.getByRole('combobox', { name: 'Search', exact: true });
  await box.fill('rice');
  await expect(page.getByText(words.failed.en)).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(at('/search/rice'));
});
