/** The switch between Bangla and English on every public page: the place stays, the words change, and stay changed. */
import { layoutMessages as words } from '../../storefront/src/app/layout/layout.messages';
import { expect, test } from './support/journey';
import { at, isAlive, visit } from './support/pages';
import { publicPaths } from './support/routes';
import { banglaOnPhone, named } from './support/screens';
import { sayer } from './support/words';

const isBangla = /[ঀ-৿]/;

for (const way of banglaOnPhone) {
  const to = way.language === 'bn' ? 'en' : 'bn';

  test(`every public page changes its language where it stands (${named(way)} to ${to})`, async ({ open, url }) => {
    const page = await open(way);
    for (const path of await publicPaths(url)) {
      await page.context().addCookies([{ name: 'language', value: way.language, url }]);
      await page.evaluate(
        (language) => location.protocol.startsWith('http') && localStorage.setItem('language', language),
        way.language,
      );
      await page.goto(at(path));
      await isAlive(page);
      // A visitor has no notices: the page leads to the sign-in first.
      if (path === '/notification') await expect(page).toHaveURL(at('/login'));
      const before = {
        address: page.url(),
        title: await page.title(),
        menu: await page.getByRole('contentinfo').innerText(),
      };
      expect.soft(await page.getAttribute('html', 'lang'), path).toBe(way.language);
      const group = page.getByRole('group', { name: sayer(way.language)(words, 'language') }).filter({ visible: true });
      await group
        .last()
        .getByRole('button', { name: to === 'bn' ? 'বাংলা' : 'English' })
        .click();
      await expect(page.locator('html'), path).toHaveAttribute('lang', to);
      expect.soft(page.url(), path).toBe(before.address);
      await expect.soft(page, path).not.toHaveTitle(before.title);
      expect.soft(await page.getByRole('contentinfo').innerText(), path).not.toBe(before.menu);
      const heading = await page.getByRole('heading', { level: 1 }).first().innerText();
      if (to === 'bn' && heading.trim() !== '' && !path.startsWith('/shop/'))
        expect.soft(heading, path).toMatch(isBangla);
    }
  });

  test(`the chosen language is kept for the next page and the next visit (${named(way)})`, async ({ open }) => {
    const page = await open(way);
    await visit(page, '/mall');
    await page
      .getByRole('group', { name: sayer(way.language)(words, 'language') })
      .filter({ visible: true })
      .last()
      .getByRole('button', { name: to === 'bn' ? 'বাংলা' : 'English' })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', to);
    const answer = await page.goto(at('/return-policy'));
    expect(await answer!.text()).toContain(`lang="${to}"`);
    await isAlive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', to);
  });
}
