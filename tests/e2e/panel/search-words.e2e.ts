/** A word that was searched in vain is given another name in the panel, and the next search knows it. */
import { searchWords } from '../../../admin-components/messages/searchWords';
import { sharedWords } from '../../../admin-components/messages/shared';
import { siteMessages } from '../../../endpoints/messages/site';
import { expect, test } from '../support/journey';
import { visit } from '../support/pages';
import { englishOnPhone } from '../support/screens';
import { sayer } from '../support/words';
import { press, toasted } from './acts';
import { unique } from './people';
import { enterPanel } from './walk';

for (const { language, screen } of englishOnPhone) {
  const say = sayer(language);

  test(`a missed word gets a line of its own, is saved with a synonym, and finds products at once (${language})`, async ({
    open,
    staff,
  }) => {
    const word = `zq${unique().replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`;
    const shopper = await open({ language, screen });
    await visit(shopper, `/search/${word}`);
    await expect(shopper.locator('main article')).toHaveCount(0);

    const page = await open({ language, screen: 'desktop', person: await staff('admin') });
    // It is listed among what was searched in vain, and from there given its line.
    await enterPanel(page, `/missed-searches?q=${word}`);
    const add = page.getByRole('link', { name: `${say(searchWords, 'addWords')}: ${word}` });
    await expect(async () => {
      await page.reload();
      await expect(add).toBeVisible({ timeout: 4_000 });
    }).toPass({ timeout: 40_000 });
    await add.click();
    const area = page.locator('.haat-screen').getByRole('textbox').first();
    await expect(area).toBeFocused();
    await expect(area).toHaveValue(new RegExp(`${word}[, ]*$`));
    const before = (await area.inputValue()).replace(new RegExp(`\\n?${word}[, ]*$`), '');
    await page.keyboard.type('rice');
    await press(page, say(sharedWords, 'save'));
    await toasted(page, say(siteMessages, 'searchSaved'));

    await visit(shopper, `/search/${word}`);
    await expect(
      shopper
        .locator('main')
        .getByRole('link', { name: language === 'en' ? /rice/i : /চাল/ })
        .first(),
    ).toBeVisible();
    // Left as it was found.
    await area.fill(before);
    await press(page, say(sharedWords, 'save'));
    await toasted(page, say(siteMessages, 'searchSaved'));
  });
}
