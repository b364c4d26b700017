/** A slide is written beforehand: kept as a draft, previewed in the real shop, published at a set time or at once, discarded. */
import { Api } from '../support/api';
import { axeFaults } from '../support/axe';
import { expect, test } from '../support/journey';
import { at } from '../support/pages';
import { press, toasted } from './acts';
import { pictureFile, unique } from './people';
import { planPublication, soonPublished } from './schedule';
import { enterPanel } from './walk';

type Slide = { property: string; value: string | null; alt: string; alt_bn: string };

const shownSlide = (url: string, name: string) => async (): Promise<Slide> =>
  (await new Api(url).get<{ images: Slide[] }>('/get-slider-images')).images.find(({ property }) => property === name)!;
// The browser of an editor in Bangladesh: the time of the dialog is Dhaka's.
const options = { bypassCSP: true, timezoneId: 'Asia/Dhaka' };

test('an editor keeps a slide as a draft, previews it, and it is published at its time (desktop, en)', async ({
  open,
  staff,
  url,
  guard,
}) => {
  const slide = shownSlide(url, 'slide5');
  const alt = `Winter fair ${unique()}`;
  const before = await slide();
  const page = await open({ language: 'en', screen: 'desktop', person: await staff('editor'), options });
  const form = page.getByRole('dialog');
  const own = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Slide 5/ }) });
  await enterPanel(page, '/slide');

  await press(page, 'Change Slide 5');
  await form.getByRole('textbox', { name: 'What the picture shows, in English' }).fill(alt);
  await form.getByRole('textbox', { name: 'What the picture shows, in Bangla' }).fill('শীতের মেলা');
  // The real shop beside the form shows what is typed.
  await expect(form.frameLocator('iframe').getByRole('img', { name: alt }).first()).toBeVisible();
  await form.getByRole('button', { name: 'Save Draft', exact: true }).click();
  await toasted(page, 'Draft Saved');
  await expect(own.getByText('Changed, not published')).toBeVisible();
  expect(await slide()).toEqual(before);

  // The real shop shows it to the editor alone.
  const opened = page.waitForEvent('popup');
  await own.getByRole('link', { name: 'Preview Slide 5 in the shop' }).click();
  const preview = await opened;
  await expect(preview.getByRole('img', { name: alt }).first()).toBeVisible();
  await expect(preview.getByText('whatever their periods')).toBeVisible();
  expect(await axeFaults(preview)).toEqual([]);
  const address = preview.url();
  await preview.close();
  guard.allow({ status: 401, url: '/preview-picture-place/sliders', because: 'only editors see drafts' });
  const visitor = await open({ language: 'en', screen: 'phone' });
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'Only editors see drafts' })).toBeVisible();
  expect(await slide()).toEqual(before);

  await own.getByRole('link', { name: 'Versions and schedule of Slide 5' }).click();
  await expect(page.locator('#field-alt')).toHaveValue(alt);
  await planPublication(page, 'en');
  await expect.poll(async () => (await slide()).alt, soonPublished).toBe(alt);
  await visitor.goto(at('/'));
  await expect(visitor.locator(`img[alt="${alt}"]`)).not.toHaveCount(0);

  // Another draft goes back to what is published.
  await enterPanel(page, '/slide');
  await expect(own.getByText('Published', { exact: true })).toBeVisible();
  await press(page, 'Change Slide 5');
  await form.getByRole('textbox', { name: 'What the picture shows, in English' }).fill(`${alt}, no more`);
  await form.getByRole('button', { name: 'Save Draft', exact: true }).click();
  await expect(own.getByText('Changed, not published')).toBeVisible();
  await own.getByRole('link', { name: 'Versions and schedule of Slide 5' }).click();
  await expect(page.locator('#field-alt')).toHaveValue(`${alt}, no more`);
  // The record's own form has the shop beside it too.
  const beside = page.locator('.live-preview-window iframe');
  if (!(await beside.isVisible())) await page.locator('#live-preview-toggler').click();
  await page.locator('#field-alt').fill(`${alt}, tomorrow`);
  await expect(
    beside
      .contentFrame()
      .getByRole('img', { name: `${alt}, tomorrow` })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Revert to published' }).click();
  await page.locator('.confirmation-modal').getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.locator('#field-alt')).toHaveValue(alt);
  await enterPanel(page, '/slide');
  await expect(own.getByText('Published', { exact: true })).toBeVisible();
  expect((await slide()).alt).toBe(alt);
});

test('a new slide is uploaded as a draft and discarded, uploaded again and published (phone, bn)', async ({
  open,
  staff,
  url,
}) => {
  const slide = shownSlide(url, 'slide4');
  const altBn = `শীতের মেলা ${unique()}`;
  const editor = await staff('editor');
  await editor.api.post('/delete-slider-image', { slide: 'slide4' });
  const page = await open({ language: 'bn', screen: 'phone', person: editor, options });
  const form = page.getByRole('dialog');
  const own = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^স্লাইড ৪/ }) });
  await enterPanel(page, '/slide');
  const upload = async () => {
    await page.locator('[data-place="3"] input[type=file]').setInputFiles(pictureFile());
    await press(page, 'খসড়া হিসেবে আপলোড');
    await expect(own.getByText('খসড়া', { exact: true })).toBeVisible();
    expect((await slide()).value).toBeNull();
  };

  await upload();
  expect(await axeFaults(page)).toEqual([]);
  await own.getByRole('button', { name: 'স্লাইড ৪: খসড়া বাদ দিন' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(own).toHaveCount(0);

  await upload();
  await press(page, 'স্লাইড ৪ বদলান');
  await form.getByRole('textbox', { name: 'ছবিতে কী আছে, ইংরেজিতে' }).fill('Winter fair');
  await form.getByRole('textbox', { name: 'ছবিতে কী আছে, বাংলায়' }).fill(altBn);
  await expect(form.frameLocator('iframe').getByRole('img', { name: altBn }).first()).toBeVisible();
  await form.getByRole('button', { name: 'প্রকাশ করুন', exact: true }).click();
  await expect(own.getByText('প্রকাশিত', { exact: true })).toBeVisible();
  await expect.poll(slide).toMatchObject({ alt_bn: altBn, value: expect.any(String) });
  const visitor = await open({ language: 'bn', screen: 'phone' });
  await visitor.goto(at('/'));
  await expect(visitor.locator(`img[alt="${altBn}"]`)).not.toHaveCount(0);
});
