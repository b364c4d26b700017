/** An editor looks after what the shop shows, and shoppers meet it with the next request. */
import { addDays, dhakaMinute } from '../../../domain/time/dhaka';
import { expect, test } from '../support/journey';
import { Api } from '../support/api';
import { at, visit } from '../support/pages';
import { banglaOnPhone } from '../support/screens';
import { languages } from '../support/words';
import { agree, chooseFrom, press, searchFor, toasted } from './acts';
import { unique } from './people';
import { enterPanel, panelAt } from './walk';

const areaWords = {
  en: {
    add: 'Add Announcement',
    text: 'Text in English',
    textBn: 'Text in Bangla',
    where: 'Areas',
    publish: 'Publish',
    search: 'Search in the text',
  },
  bn: {
    add: 'ঘোষণা যোগ করুন',
    text: 'ইংরেজিতে লেখা',
    textBn: 'বাংলায় লেখা',
    where: 'জেলা',
    publish: 'প্রকাশ করুন',
    search: 'লেখায় খুঁজুন',
  },
} as const;

type Slot = { property: string; value: string | null; link: { kind: string; slug: string } | null };

test('an editor gives a banner a link, words and a period, and the shop shows it in its period alone', async ({
  open,
  staff,
  url,
}) => {
  const shopper = new Api(url);
  const banner = async () =>
    (await shopper.get<{ images: Slot[] }>('/get-banner-images')).images.find(
      ({ property }) => property === 'banner1',
    )!;
  expect((await banner()).value).not.toBeNull();
  const page = await open({ language: 'en', screen: 'desktop', person: await staff('editor') });
  const form = page.getByRole('dialog');
  const change = () => press(page, 'Change 1. Homepage 1');
  const save = async () => {
    await form.getByRole('button', { name: 'Publish', exact: true }).click();
    await toasted(page, 'Saved');
    await expect(form).toBeHidden();
  };
  await enterPanel(page, '/banner');

  // What is wrong is said at its field, and nothing is saved.
  await change();
  await form.getByRole('combobox', { name: 'Leads to' }).selectOption('address');
  await form.getByRole('textbox', { name: 'Address' }).fill('grocery');
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(form.getByText('Write a path of this shop such as /grocery')).toBeVisible();

  await form.getByRole('combobox', { name: 'Leads to' }).selectOption('category');
  await form.getByRole('textbox', { name: 'Search by name' }).fill('grocery');
  await form.getByRole('button', { name: 'Grocery', exact: true }).click();
  await form.getByRole('textbox', { name: 'What the picture shows, in English' }).fill('Rice and lentils');
  await form.getByRole('textbox', { name: 'What the picture shows, in Bangla' }).fill('চাল আর ডাল');
  await form.getByLabel('From').fill(dhakaMinute(addDays(new Date(), -1)));
  await save();
  await expect.poll(async () => (await banner()).link).toMatchObject({ kind: 'category', slug: 'grocery' });

  for (const language of languages) {
    const visitor = await open({ language, screen: 'phone' });
    await visitor.goto(at('/'));
    const link = visitor.getByRole('link', { name: language === 'en' ? 'Rice and lentils' : 'চাল আর ডাল' });
    await expect(link).toHaveAttribute('href', /\/collections\/grocery$/);
  }

  await change();
  await form.getByLabel('From').fill(dhakaMinute(addDays(new Date(), 2)));
  await save();
  await expect.poll(async () => (await banner()).value).toBeNull();
  const visitor = await open({ language: 'en', screen: 'phone' });
  await visitor.goto(at('/'));
  await expect(visitor.getByRole('link', { name: 'Rice and lentils' })).toHaveCount(0);

  await change();
  await form.getByLabel('From').fill('');
  await form.getByRole('combobox', { name: 'Leads to' }).selectOption('none');
  await save();
  await expect.poll(banner).toMatchObject({ value: expect.any(String), link: null });
});

// One is shown at a time: these may not run at once.
test.describe('announcements', () => {
  test.describe.configure({ mode: 'default' });

  test('an announcement is added, shown at the top of the shop, stays closed, and is deleted', async ({
    open,
    staff,
  }) => {
    const text = `Sale ${unique()}`;
    const inBangla = `ছাড় ${unique()}`;
    const page = await open({ language: 'en', screen: 'desktop', person: await staff('editor') });
    await enterPanel(page, '/announcements');
    await press(page, 'Add Announcement');
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Text in English' }).fill(text);
    await form.getByRole('textbox', { name: 'Text in Bangla' }).fill(inBangla);
    await form.getByRole('combobox', { name: 'Kind' }).selectOption('sale');
    await form.getByRole('combobox', { name: 'Leads to' }).selectOption('address');
    await form.getByRole('textbox', { name: 'Address' }).fill('/mall');
    // The real shop beside the form shows unsaved values.
    const preview = form.frameLocator('iframe').getByRole('complementary').getByRole('link', { name: text });
    await expect(preview).toHaveAttribute('href', /\/mall$/);
    await form.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(form).toBeHidden();
    await searchFor(page, 'Search in the text', text);
    await expect(page.getByRole('row', { name: new RegExp(`${text}.*Shown now`) })).toBeVisible();

    for (const language of languages) {
      const visitor = await open({ language, screen: 'phone' });
      await visitor.goto(at('/'));
      const bar = visitor.getByRole('complementary', {
        name: language === 'en' ? 'Announcement' : 'ঘোষণা',
        exact: true,
      });
      await expect(bar.getByRole('link', { name: language === 'en' ? text : inBangla })).toHaveAttribute(
        'href',
        /\/mall$/,
      );
      await bar.getByRole('button').click();
      await expect(bar).toBeHidden();
      await visitor.goto(at('/mall'));
      await expect(visitor.getByRole('main')).toBeVisible();
      await expect(bar).toBeHidden();
    }

    await press(page, `Delete: ${text}`);
    await agree(page, `You are going to delete the announcement “${text}”`);
    await expect(page.getByRole('row', { name: new RegExp(text) })).toHaveCount(0);
    const visitor = await open({ language: 'en', screen: 'phone' });
    await expect
      .poll(async () => {
        await visitor.goto(at('/'));
        return visitor.getByText(text).count();
      })
      .toBe(0);
  });

  for (const { language, screen } of banglaOnPhone)
    test(`one for a place is shown to its shoppers alone (${screen}, ${language})`, async ({ open, staff, sylhet }) => {
      const isEnglish = language === 'en';
      const say = areaWords[language];
      const text = `Sylhet only ${unique()}`;
      const inBangla = `শুধু সিলেটে ${unique()}`;
      const editor = await staff('editor');
      const page = await open({ language, screen, person: editor });
      await enterPanel(page, '/announcements');
      await press(page, say.add);
      const form = page.getByRole('dialog');
      await form.getByRole('textbox', { name: say.text }).fill(text);
      await form.getByRole('textbox', { name: say.textBn }).fill(inBangla);
      // The area in one language, its whole district in the other.
      await chooseFrom(page, say.where, isEnglish ? 'Sylhet Sadar, Sylhet' : sylhet.district.name_bn);
      await form.getByRole('button', { name: say.publish, exact: true }).click();
      await expect(form).toBeHidden();
      await searchFor(page, say.search, isEnglish ? text : inBangla);

      const shown = async (place: typeof sylhet | null | undefined) => {
        const shopper = await open({ language, screen, ...(place === undefined ? {} : { place }) });
        await visit(shopper, '/');
        return shopper.getByRole('complementary').getByText(isEnglish ? text : inBangla);
      };
      await expect(await shown(sylhet)).toBeVisible();
      await expect(await shown(undefined)).toHaveCount(0);
      await expect(await shown(null)).toHaveCount(0);

      const { announcements } = await editor.api.get<{ announcements: { id: number | string; text: string }[] }>(
        '/all-announcement',
      );
      const { id } = announcements.find((each) => each.text === text)!;
      // The record's own form names the place in the language of the panel.
      await page.goto(panelAt(`/collections/announcements/${id}`));
      const chosen = isEnglish ? 'Sylhet Sadar, Sylhet' : sylhet.district.name_bn;
      await expect(page.locator('form').getByText(chosen, { exact: true })).toBeVisible();
      await editor.api.delete(`/announcement-delete/${id}`);
    });
});

test('an editor gets the content screens, and is refused everything else', async ({ open, staff }) => {
  const page = await open({ language: 'en', screen: 'phone', person: await staff('editor') });
  await enterPanel(page, '/dashboard');
  await expect(page.locator('.haat-screen').getByRole('link', { name: 'Slider', exact: true })).toBeVisible();
  await expect(page.locator('.haat-screen').getByRole('alert')).toHaveCount(0);
  await page.goto(at('/admin/all-order'));
  await expect(page.getByRole('heading', { name: 'This page is not for your account' })).toBeVisible();
});
