/**
 * What people open beside the screens: signing in, the CMS's own forms that editors write in, and the dialogs of vendors
 * and warehouses. The same requirements as for the screens (`shape.e2e.ts`).
 */
import type { Page } from '@playwright/test';
import { amountWords } from '../../../admin-components/messages/amounts';
import { packageWords } from '../../../admin-components/messages/packages';
import { refundWords } from '../../../admin-components/messages/refunds';
import { packageStatusTable } from '../../../domain/packages/statusTable';
import { expect, test } from '../support/journey';
import { banglaOnPhone, named } from '../support/screens';
import { sayer } from '../support/words';
import { enterWithAxe, faultsOf, openWithAxe } from './faults';
import { goTo, isAwake } from './walk';

const once = (faults: readonly string[]) => [...new Set(faults)];

for (const way of banglaOnPhone) {
  const isPhone = way.screen === 'phone';
  const say = sayer(way.language);
  const options = { bypassCSP: true };

  test(`signing in and a forgotten password of the panel (${named(way)})`, async ({ open }) => {
    const page = await open({ ...way, options });
    const faults: string[] = [];
    for (const path of ['/login', '/forgot', '/reset/unknown']) {
      await openWithAxe(page, path, page.locator('form').first());
      faults.push(...(await faultsOf(page, path, isPhone)));
    }
    expect(once(faults)).toEqual([]);
  });

  test(`the CMS's own forms of pages, policies, places and announcements (${named(way)})`, async ({
    open,
    staff,
    url,
  }) => {
    const editor = await staff('editor');
    const page = await open({ ...way, person: editor, options });
    const text = { text: 'Shape', text_bn: 'আকার', tone: 'info', shown_on: 'home', active: 0, draft: 1 };
    await editor.api.post('/announcement-create', { ...text, districts: [], upazilas: [], link_kind: 'none' });
    const idOf = async (collection: string) => {
      const headers = { Authorization: `Bearer ${editor.session.token}` };
      const answer = await fetch(`${url}/api/${collection}?limit=1&depth=0`, { headers });
      const { docs } = (await answer.json()) as { docs: { id: number | string }[] };
      return docs[0]!.id;
    };
    const forms = [
      '/collections/pages',
      `/collections/pages/${await idOf('pages')}`,
      '/globals/policies',
      '/globals/policies/versions',
      `/collections/picture-places/${await idOf('picture-places')}`,
      `/collections/announcements/${await idOf('announcements')}`,
    ];
    const faults: string[] = [];
    for (const path of forms) {
      await openWithAxe(page, path, page.locator('.collection-edit form, .global-edit form, table').first());
      await isAwake(page);
      await expect(page.locator('.shimmer-effect')).toHaveCount(0);
      // The first names have been given.
      await expect(
        page.locator('ul.doc-tabs__tabs:not([role="group"]), td input[type="checkbox"][aria-label=""]'),
      ).toHaveCount(0);
      faults.push(...(await faultsOf(page, path, isPhone)));
    }
    await page.locator('#action-save-popup .popup-button').click();
    await page.locator('#schedule-publish').click();
    await expect(page.locator('.schedule-publish')).toBeVisible();
    faults.push(...(await faultsOf(page, 'Schedule Publish', isPhone)));
    expect(once(faults)).toEqual([]);
  });

  test(`the dialogs of a vendor, a warehouse and the refund desk (${named(way)})`, async ({ open, staff }) => {
    const faults: string[] = [];
    const nameOf = (status: 'canceled' | 'completed') => ({ name: packageStatusTable[status].label[way.language] });
    const look = async (page: Page, place: string) => {
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
      await expect(dialog).toBeVisible();
      faults.push(...(await faultsOf(page, place, isPhone)));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    };
    const ofChosen = async (page: Page, path: string, button: string) => {
      await goTo(page, path);
      await page.locator('.haat-screen tbody input[type="checkbox"]').first().check();
      await page.locator('.haat-screen').getByRole('button', { name: button, exact: true }).first().click();
      await look(page, `${path} ${button}`);
    };
    const desk = await open({ ...way, person: await staff('vendor.home'), options });
    await enterWithAxe(desk);
    await ofChosen(desk, '/view-product', say(amountWords, 'changePrices'));
    await ofChosen(desk, '/new-order', say(packageWords, 'moveTo', nameOf('canceled')));
    await desk.keyboard.press('Control+k');
    await look(desk, 'find anything');
    await desk.locator('.haat-bell').click();
    faults.push(...(await faultsOf(desk, 'bell', isPhone)));

    const house = await open({ ...way, person: await staff('incharge.dhaka'), options });
    await enterWithAxe(house);
    await ofChosen(house, '/package-delivered', say(packageWords, 'moveTo', nameOf('completed')));

    const office = await open({ ...way, person: await staff('admin'), options });
    await enterWithAxe(office);
    await goTo(office, '/refund-desk');
    await office
      .locator('.haat-screen')
      .getByRole('button', { name: new RegExp(say(refundWords, 'prepare')) })
      .first()
      .click();
    await look(office, 'refund form');
    expect(once(faults)).toEqual([]);
  });
}
