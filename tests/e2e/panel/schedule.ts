/** Publishing at a set time, through the dialog of the CMS's own form. */
import { bnBd } from '@payloadcms/translations/languages/bnBd';
import { en } from '@payloadcms/translations/languages/en';
import type { Page } from '@playwright/test';
import { expect } from '../support/journey';
import type { Language } from '../support/words';
import { toasted } from './acts';

const ofCms = { en, bn: bnBd };

/** This minute in Dhaka, as the field of the dialog writes times. */
const thisMinute = (): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Dhaka',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(new Date())
    .replaceAll('\u202f', ' ');

/** How long it takes at most: the worker looks every ten seconds. */
export const soonPublished = { timeout: 60_000 };

/** Plans the publication of the record that is open for now: it happens with the next look of the worker. */
export async function planPublication(page: Page, language: Language): Promise<void> {
  const { version, general } = ofCms[language].translations;
  await page.locator('#action-save-popup .popup-button').click();
  await page.getByRole('button', { name: version.schedulePublish, exact: true }).click();
  const dialog = page.locator('.schedule-publish');
  await expect(dialog.getByText(general.noUpcomingEventsScheduled)).toBeVisible();
  const time = dialog.locator('.date-time-picker input');
  await time.click();
  // The times on offer read as everywhere in the panel.
  await expect(dialog.locator('.react-datepicker__time-list-item').last()).toHaveText('23:55');
  await time.fill(thisMinute());
  await time.press('Tab');
  await dialog.locator('#scheduled-publish-save').click();
  await toasted(page, version.scheduledSuccessfully);
}
