/** A policy is written with formats, compared with what it was, and brought back. */
import { policyWords } from '../../../admin-components/messages/settings';
import { sharedWords } from '../../../admin-components/messages/shared';
import { policyFields } from '../../../domain/policies/fields';
import { expect, test } from '../support/journey';
import { at } from '../support/pages';
import { sayer } from '../support/words';
import { press } from './acts';
import { unique } from './people';
import { enterPanel, panelAt } from './walk';

// One after another: all policies are one record.
test.describe.configure({ mode: 'default' });

test('a policy is changed in its editor, previewed beside it, published, compared with the earlier version, and restored', async ({
  open,
  staff,
  url,
}) => {
  const mark = `Changed ${unique()}`;
  const person = await staff('editor');
  // A first try may have left a draft: the text in force takes its place.
  const { ap } = await person.api.get<{ ap: string }>('/get-policies');
  await person.api.post('/save-policies', { apppolicy: ap });
  const page = await open({ language: 'en', screen: 'desktop', person });
  const isShown = async () =>
    new RegExp(`<strong[^>]*>${mark}`).test(await (await fetch(`${url}${at('/applcation-policy')}`)).text());
  await enterPanel(page, '/policies');
  await page.locator('.haat-screen').getByRole('link', { name: 'Write with formats' }).click();
  const policy = page
    .locator('.rich-text-lexical')
    .filter({ hasText: /^Application Policy(?! in Bangla)/ })
    .locator('[contenteditable="true"]');
  await expect(policy).toBeVisible();
  const before = await policy.innerText();

  // The real shop beside the form; the panel remembers whether it was open.
  const frame = page.locator('.live-preview-window iframe');
  if (!(await frame.isVisible())) await page.locator('#live-preview-toggler').click();
  const preview = page.frameLocator('.live-preview-window iframe');
  await preview.getByRole('link', { name: 'Application Policy', exact: true }).first().click();
  await expect(preview.getByRole('heading', { level: 1, name: 'Application Policy' })).toBeVisible();

  await policy.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(mark);
  await expect(policy.locator('strong', { hasText: mark })).toBeVisible();
  await expect(preview.getByRole('article').locator('strong', { hasText: mark })).toBeVisible();
  expect(await isShown()).toBe(false);
  await page.locator('#action-save').click();
  await expect.poll(isShown).toBe(true);

  // The editor's own list of pictures opens over the form.
  await policy.click();
  await page.locator('.rich-text-lexical').first().locator('.toolbar-popup__dropdown-add').click();
  await page.locator('.toolbar-popup__dropdown-items').getByRole('button', { name: 'Upload' }).click();
  const pictures = page.locator('.list-drawer');
  await expect(pictures.locator('tbody tr').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pictures).toBeHidden();

  const rows = page.locator('table tbody tr');
  await page.goto(panelAt('/globals/policies/versions'), { waitUntil: 'load' });
  await expect(rows.first()).toContainText('Currently Published');
  const earlier = rows.filter({ hasText: 'Previously Published' }).first().getByRole('link');
  const [present, previous] = [
    await rows.first().getByRole('link').getAttribute('href'),
    await earlier.getAttribute('href'),
  ];
  await page.goto(`${present}?versionFrom=${previous!.split('/').at(-1)}`, { waitUntil: 'load' });
  const compared = page.locator('.lexical-diff').filter({ hasText: /^Application Policy(?! in Bangla)/ });
  await expect(compared.locator('.html-diff__diff-new')).toContainText(mark);
  await expect(compared.locator('.html-diff__diff-old')).not.toContainText(mark);

  await page.goto(panelAt('/globals/policies/versions'), { waitUntil: 'load' });
  await earlier.click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.locator('.confirmation-modal #confirm-action').click();
  await expect.poll(isShown).toBe(false);
  await page.goto(panelAt('/globals/policies'), { waitUntil: 'load' });
  await expect(policy).toBeVisible();
  expect(await policy.innerText()).toBe(before);
});

const ways = [
  { language: 'en', screen: 'desktop', at: '/privacy-policy', field: policyFields.privacypolicy },
  { language: 'bn', screen: 'phone', at: '/return-policy', field: policyFields.returnpolicy },
] as const;

for (const way of ways)
  test(`a policy has a text in each language; without a Bangla one readers see the English text with a note (${way.language})`, async ({
    open,
    staff,
  }) => {
    const say = sayer(way.language);
    const marks = { en: `English ${unique()}`, bn: `বাংলা ${unique()}` };
    const page = await open({ language: way.language, screen: way.screen, person: await staff('editor') });
    const readers = {
      en: await open({ language: 'en', screen: 'phone' }),
      bn: await open({ language: 'bn', screen: 'phone' }),
    };
    const read = async (language: 'en' | 'bn') => {
      await readers[language].goto(at(way.at));
      return readers[language].getByRole('main').innerText();
    };
    await enterPanel(page, '/policies');
    await page.getByRole('tab', { name: way.field.label[way.language], exact: true }).click();
    const panel = page.getByRole('tabpanel', { name: way.field.label[way.language], exact: true });
    const english = panel.getByRole('textbox', { name: say(policyWords, 'english') });
    const bangla = panel.getByRole('textbox', { name: say(policyWords, 'bangla') });
    const before = { english: await english.inputValue(), bangla: await bangla.inputValue() };
    const save = () => press(page, say(sharedWords, 'save'));

    await english.fill(`${before.english}\n\n${marks.en}`);
    await bangla.fill(`${before.bangla}\n\n${marks.bn}`);
    await save();
    await expect.poll(() => read('bn')).toContain(marks.bn);
    expect(await read('bn')).not.toContain(marks.en);
    expect(await read('en')).toContain(marks.en);

    await bangla.fill('');
    await save();
    await expect.poll(() => read('bn')).toContain(marks.en);
    await expect(readers.bn.getByRole('main').getByRole('note').first()).toBeVisible();

    await english.fill(before.english);
    await bangla.fill(before.bangla);
    await save();
    await expect.poll(() => read('bn')).not.toContain(marks.en);
    expect(await read('en')).not.toContain(marks.en);
  });
