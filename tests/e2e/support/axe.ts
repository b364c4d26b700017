/** What axe says of a page: the rules of WCAG 2.2 A and AA. */
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = fs.readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const colours = ['color-contrast', 'link-in-text-block'];

async function violations(page: Page, what: 'all' | 'colours'): Promise<string[]> {
  return page.evaluate(
    async ({ tags, colours, what }) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      const runOnly =
        what === 'colours' ? { type: 'rule' as const, values: colours } : { type: 'tag' as const, values: tags };
      const { violations } = await engine.run(document, { runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary?.slice(0, 300)}`),
      );
    },
    { tags, colours, what },
  );
}

/** The colours of a theme are there with the second frame: nothing fades where less motion is wanted. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * All rules in the light theme; in the dark one those that look at colours: nothing else differs. To look at colours is most
 * of the work: a page that is looked at in another journey too may have the dark ones left out (`inDark`).
 */
export async function axeFaults(page: Page, { inDark = true } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // What is drawn only when it comes near would move the rest of the page while it is measured.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.emulateMedia({ colorScheme: 'light' });
  await twoFrames(page);
  const light = await violations(page, 'all');
  if (!inDark) return light.map((fault) => `light ${fault}`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await twoFrames(page);
  let dark = await violations(page, 'colours');
  if (dark.length > 0) {
    // On a busy machine a frame may still mix the colours of both themes. What is wrong stays wrong.
    await page.waitForTimeout(700);
    dark = await violations(page, 'colours');
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light.map((fault) => `light ${fault}`), ...dark.map((fault) => `dark ${fault}`)];
}
