/** The media library: an editor uploads a picture, describes it, moves it, shows it in a slide, replaces its file, and deletes it. */
import sharp from 'sharp';
import { Api } from '../support/api';
import { axeFaults } from '../support/axe';
import { expect, test } from '../support/journey';
import { press } from './acts';
import { unique } from './people';
import { enterPanel } from './walk';

const words = {
  en: {
    search: 'Search by name or description',
    nothing: 'No pictures here',
    addFolder: 'Add Folder',
    name: 'Name of the folder',
    save: 'Save',
    to: 'Move to',
    move: 'Move',
    folder: 'Folder',
    left: 'Per cent from the left',
    top: 'Per cent from the top',
    percent: '85',
    alt: 'What it shows, in English',
    altBn: 'What it shows, in Bangla',
    uses: 'Nowhere',
    remove: 'Delete',
    choose: 'Choose a picture of the library for Slide 6',
    slider: 'Slider 6',
    slot: 'slide6',
  },
  bn: {
    search: 'নাম বা বর্ণনা দিয়ে খুঁজুন',
    nothing: 'এখানে কোনো ছবি নেই',
    addFolder: 'ফোল্ডার যোগ করুন',
    name: 'ফোল্ডারের নাম',
    save: 'সংরক্ষণ করুন',
    to: 'যেখানে সরাবেন',
    move: 'সরান',
    folder: 'ফোল্ডার',
    left: 'বাঁ দিক থেকে শতাংশ',
    top: 'ওপর থেকে শতাংশ',
    percent: '৮৫',
    alt: 'ছবিতে কী আছে, ইংরেজিতে',
    altBn: 'ছবিতে কী আছে, বাংলায়',
    uses: 'কোথাও না',
    remove: 'মুছুন',
    choose: 'স্লাইড ৭-এর জন্য লাইব্রেরির ছবি বাছাই করুন',
    slider: 'স্লাইডার ৭',
    // Both journeys may run at once: each has a slide of its own.
    slot: 'slide7',
  },
} as const;

const drawn = async (width: number, background: string) =>
  sharp({ create: { width, height: 300, channels: 3, background } })
    .png()
    .toBuffer();

for (const [language, screen] of [
  ['en', 'desktop'],
  ['bn', 'phone'],
] as const)
  test(`a picture is uploaded, described, moved, shown, and deleted (${language}, ${screen})`, async ({
    open,
    staff,
    url,
    guard,
  }) => {
    const say = words[language];
    const name = `boats${unique()}`.toLowerCase();
    const shopper = new Api(url);
    const slide = async () =>
      (
        await shopper.get<{ images: { property: string; value: string | null; alt: string; focus: object | null }[] }>(
          '/get-slider-images',
        )
      ).images.find(({ property }) => property === say.slot)!;
    const editor = await staff('editor');
    const page = await open({ language, screen, person: editor });
    await enterPanel(page, '/media-library');
    const main = page.locator('.haat-screen');

    await main.locator('input[type=file]').setInputFiles({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: await drawn(900, '#0b6e4f'),
    });
    await main.getByRole('searchbox', { name: say.search }).fill(name);
    const tile = main.getByRole('button', { name: new RegExp(name) });
    await expect(tile).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    // A folder, and the picture into it.
    await press(page, say.addFolder);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: say.name }).fill(`F ${name}`);
    await dialog.getByRole('button', { name: say.save, exact: true }).click();
    await expect(dialog).toBeHidden();
    await main.getByRole('checkbox', { name: new RegExp(name) }).check();
    await main.getByRole('combobox', { name: say.to }).selectOption({ label: `F ${name}` });
    await main.getByRole('button', { name: say.move, exact: true }).click();
    await expect(main.getByRole('checkbox', { name: new RegExp(name) })).not.toBeChecked();

    // Its words, and the point that stays: pressed, then written.
    await tile.click();
    await expect(dialog.getByText(say.uses, { exact: true })).toBeVisible();
    await dialog.getByRole('textbox', { name: say.alt, exact: true }).fill('Boats at dawn');
    await dialog.getByRole('textbox', { name: say.altBn, exact: true }).fill('ভোরের নৌকা');
    await dialog.locator('.haat-focus__picture').click({ position: { x: 20, y: 20 } });
    const left = dialog.getByRole('textbox', { name: say.left });
    expect(Number(await left.inputValue())).toBeLessThan(30);
    await left.fill(say.percent);
    await dialog.getByRole('textbox', { name: say.top }).fill('10');
    await expect(dialog.getByRole('combobox', { name: say.folder }).locator('option:checked')).toHaveText(`F ${name}`);
    // What was said before is gone by then.
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    expect(await axeFaults(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: say.save, exact: true }).click();
    await expect(dialog.locator('.haat-focus__point')).toHaveAttribute('style', /left: 85%; top: 10%/);
    await page.keyboard.press('Escape');
    await expect(tile).toContainText(language === 'en' ? 'Boats at dawn' : 'ভোরের নৌকা');

    // Into a slide.
    await enterPanel(page, '/slide');
    await press(page, say.choose);
    await dialog.getByRole('searchbox', { name: say.search }).fill(name);
    await dialog.getByRole('button', { name: new RegExp(name) }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await slide()).focus).toEqual({ x: 85, y: 10 });
    const before = (await slide()).value;
    const visitor = await open({ language, screen });
    await visitor.goto(`${url}/multi-vendor/`);
    const shown = visitor.locator(`img[alt="${language === 'en' ? 'Boats at dawn' : 'ভোরের নৌকা'}"]`).first();
    await expect(shown).toHaveCSS('object-position', '85% 10%');

    // The places that show it are listed, and keep it from being deleted; a new file replaces it there.
    await enterPanel(page, `/media-library?q=${name}`);
    await tile.click();
    await expect(dialog.getByRole('link', { name: say.slider })).toBeVisible();
    await dialog.getByRole('button', { name: say.remove, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.remove, exact: true }).click();
    await expect(page.getByText(language === 'en' ? /still shown.*: 1/ : /এখনো দেখানো হচ্ছে/)).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles({
      name: `${name}-new.png`,
      mimeType: 'image/png',
      buffer: await drawn(700, '#f2a541'),
    });
    await expect.poll(async () => (await slide()).value).not.toBe(before);
    guard.allow({ status: 404, url: '/uploads/media/', because: 'the old file is gone', isOptional: true });
    await editor.api.post('/delete-slider-image', { slide: say.slot });
    await enterPanel(page, `/media-library?q=${name}`);
    await tile.click();
    await dialog.getByRole('button', { name: say.remove, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.remove, exact: true }).click();
    await expect(main.getByText(say.nothing)).toBeVisible();
  });
