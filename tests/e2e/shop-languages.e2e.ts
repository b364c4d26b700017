/**
 * The switch between Bangla and English on the public pages: the place stays, the words change, and stay changed. Each language has an
 * address of its own, which shows it whatever was chosen before.
 */
import type { Locator } from '@playwright/test';
import { layoutMessages as words } from '../../storefront/src/app/layout/layout.messages';
import { expect, test } from './support/journey';
import { at, isAlive, visit } from './support/pages';
import { publicPaths } from './support/routes';
import { banglaOnPhone, named } from './support/screens';
import { sayer } from './support/words';

const isBangla = /[ঀ-৿]/;
const shopNames = /(?:Haat|হাট)(?=[\s|:,.]|$)/g;

/** Whether the drawn name of the language is as large as letters are and lies within its button. */
const wordDrawn = (group: Locator): Promise<boolean> =>
  group.locator('use').evaluate((drawn) => {
    const [word, button] = [drawn.getBoundingClientRect(), drawn.closest('button')!.getBoundingClientRect()];
    return word.width > 15 && word.height > 8 && word.top >= button.top && word.bottom <= button.bottom;
  });

for (const way of banglaOnPhone) {
  const to = way.language === 'bn' ? 'en' : 'bn';

  // The switch is the same part of every page: on a desktop every third page shows that it works there too.
  const isTried = (place: number) => way.screen === 'phone' || place % 3 === 0;
  test(`the public pages change their language in place (${named(way)} to ${to})`, async ({ open, url }) => {
    const page = await open(way);
    for (const path of (await publicPaths(url)).filter((_, place) => isTried(place))) {
      // Not on a page of the shop: that one stores the language of its address again.
      await page.goto(at('/favicon.svg'));
      await page.context().addCookies([{ name: 'language', value: way.language, url }]);
      await page.evaluate((language) => localStorage.setItem('language', language), way.language);
      await page.goto(at(path));
      await isAlive(page);
      // A visitor has no notifications: the page redirects to sign in first.
      if (path === '/notification') await expect(page).toHaveURL(at('/login'));
      const before = {
        address: page.url(),
        title: await page.title(),
        menu: await page.getByRole('contentinfo').innerText(),
      };
      expect.soft(await page.getAttribute('html', 'lang'), path).toBe(way.language);
      expect.soft(before.title.match(shopNames), `${path}: ${before.title}`).toHaveLength(1);
      const group = page.getByRole('group', { name: sayer(way.language)(words, 'language') }).filter({ visible: true });
      expect
        .soft(await wordDrawn(group.last()), 'the word বাংলা is drawn without a font, and stands in its button')
        .toBe(true);
      await group
        .last()
        .getByRole('button', { name: to === 'bn' ? 'বাংলা' : 'English' })
        .click();
      await expect(page.locator('html'), path).toHaveAttribute('lang', to);
      const inBangla = `${before.address}${before.address.includes('?') ? '&' : '?'}lang=bn`;
      expect.soft(page.url(), path).toBe(to === 'bn' ? inBangla : before.address);
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
    expect(await page.evaluate(() => scrollY), 'the page stays where it was pressed').toBeGreaterThan(0);
    const answer = await page.goto(at('/return-policy'));
    expect(await answer!.text()).toContain(`lang="${to}"`);
    await isAlive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', to);
  });

  test(`the address of a language shows it whatever was chosen, and names itself and the other (${named(way)})`, async ({
    open,
    url,
  }) => {
    const page = await open(way);
    const addressIn = (language: string) => `${url}${at('/mall')}${language === 'bn' ? '?lang=bn' : ''}`;
    const answer = await page.goto(at(`/mall?lang=${to}`));
    const html = await answer!.text();
    expect(html).toContain(`lang="${to}"`);
    expect(html).toContain(`<link rel="canonical" href="${addressIn(to)}">`);
    for (const [code, language] of [
      ['en', 'en'],
      ['bn', 'bn'],
      ['x-default', 'en'],
    ] as const)
      expect(html).toContain(`<link rel="alternate" hreflang="${code}" href="${addressIn(language)}">`);
    await isAlive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', to);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', addressIn(to));
    await visit(page, '/return-policy');
    await expect(page.locator('html')).toHaveAttribute('lang', to);
  });
}
