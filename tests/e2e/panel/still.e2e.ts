/** The panel does not shift while it opens, and its menu keeps its scroll position. */
import type { Page } from '@playwright/test';
import { routeNamed } from '../../../admin-components/routes';
import { panelScreens } from '../../../scripts/panelScreens.mjs';
import { expect, test } from '../support/journey';
import { languages, word } from '../support/words';
import { panelAt, settled } from './walk';

/** What a layout may shift by in all, as browsers count it; 0.1 is what they call good. */
const MOST = 0.05;

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** Counts every shift from the first paint on, and what moved. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.className : String(node?.nodeName),
        );
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of a page once it has settled. */
async function shiftsOf(page: Page): Promise<{ value: number; moved: string[] }[]> {
  await page.waitForTimeout(1500);
  return page.evaluate(() => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts);
}

for (const [screen, language] of [
  ['phone', 'bn'],
  ['desktop', 'en'],
] as const) {
  test(`ten screens open without anything moving, on a ${screen} in ${language}`, async ({ open, staff }) => {
    const page = await open({ language, screen, person: await staff('admin') });
    await countShifts(page);
    const faults: string[] = [];
    for (const path of panelScreens) {
      await page.goto(panelAt(path), { waitUntil: 'load' });
      await settled(page, panelAt(path));
      const shifts = await shiftsOf(page);
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      if (sum > MOST) faults.push(`${path} ${sum.toFixed(3)}: ${JSON.stringify(shifts)}`);
    }
    expect(faults).toEqual([]);
  });
}

for (const language of languages)
  test(`the menu stays scrolled where it was, shows the entry of the screen, and stays closed once it was closed (${language})`, async ({
    open,
    staff,
  }) => {
    const titleOf = (name: 'policies' | 'delivery-charge') => word(routeNamed(name).title[language]);
    const page = await open({ language, screen: 'desktop', person: await staff('admin') });
    await page.goto(panelAt('/policies'), { waitUntil: 'load' });
    await settled(page, panelAt('/policies'));
    const menu = page.locator('.haat-nav__scroll');
    const current = menu.locator('[aria-current="page"]');
    await expect(current).toHaveText(titleOf('policies'));
    await expect(current).toBeInViewport();
    const before = await menu.evaluate((box) => box.scrollTop);
    expect(before).toBeGreaterThan(100);
    await menu.getByRole('link', { name: titleOf('delivery-charge') }).click();
    await settled(page, panelAt('/delivery-charge'));
    await expect(current).toHaveText(titleOf('delivery-charge'));
    expect(Math.abs((await menu.evaluate((box) => box.scrollTop)) - before)).toBeLessThan(3);

    await page.locator('.nav-toggler').first().click();
    await expect(menu).toBeHidden();
    await page.goto(panelAt('/all-order'), { waitUntil: 'load' });
    await settled(page, panelAt('/all-order'));
    await expect(menu).toBeHidden();
    expect((await page.locator('#haat-main').boundingBox())!.x).toBeLessThan(100);
    await page.locator('.nav-toggler').first().click();
    await expect(current).toBeInViewport();
  });

/** Compressed, for every screen alike; a screen's own script follows. */
const MOST_BYTES = 1_200_000;

test('the panel’s page, scripts and styles are sent compressed, and files by their names for good', async ({ url }) => {
  const fetched = async (path: string) => {
    const response = await fetch(url + path, { headers: { 'accept-encoding': 'br, gzip' } });
    expect([path, response.status, response.headers.get('vary')]).toEqual([
      path,
      200,
      expect.stringContaining('Accept-Encoding'),
    ]);
    return response;
  };
  const page = await fetched(panelAt('/login'));
  expect(page.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
  const files = new Set((await page.text()).match(/\/_next\/static\/[\w./-]+\.(?:js|css)/g));
  expect(files.size).toBeGreaterThan(10);
  let bytes = 0;
  for (const file of files) {
    const { headers } = await fetched(file);
    if (Number(headers.get('content-length')) >= 1_024)
      expect([file, headers.get('content-encoding')]).toEqual([file, 'br']);
    expect(headers.get('cache-control')).toContain('immutable');
    bytes += Number(headers.get('content-length'));
  }
  // Files that the build has compressed tell their length; one compressed while it is sent would not.
  expect(bytes).toBeGreaterThan(200_000);
  expect(bytes).toBeLessThan(MOST_BYTES);
});
