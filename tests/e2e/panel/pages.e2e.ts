/** An editor writes a page in both languages, sees the draft in the real shop beside the form, and publishes it. */
import { Api } from '../support/api';
import { axeFaults } from '../support/axe';
import { expect, test } from '../support/journey';
import { at, visit } from '../support/pages';
import { banglaOnPhone, named } from '../support/screens';
import { word } from '../support/words';
import { unique } from './people';
import { planPublication, soonPublished } from './schedule';

test('an editor writes a page, previews the draft, and publishes it', async ({ open, staff, url, guard }) => {
  const editor = await staff('editor');
  const shopper = new Api(url);
  const slug = `journey-${unique()}`;
  const page = await open({ language: 'en', screen: 'desktop', person: editor });
  await page.goto(at('/admin/collections/pages/create'), { waitUntil: 'load' });
  // The draft exists from the beginning: the address becomes its own.
  await page.waitForURL(/\/collections\/pages\/(?!create)[\da-f]+$/);
  const kept = () =>
    page.waitForResponse((answer) => /\/api\/pages\/.*autosave=true/.test(answer.url()) && answer.ok());
  await page.locator('#field-title').fill('Winter fair');
  await page.locator('#field-title_bn').fill('শীতের মেলা');
  const saved = kept();
  await page.locator('#field-slug').fill(slug);
  await saved;
  const shown = page.frameLocator('.live-preview-window iframe');
  // The panel remembers whether it was open.
  if (!(await page.locator('.live-preview-window iframe').isVisible()))
    await page.locator('#live-preview-toggler').click();
  await expect(shown.getByRole('heading', { level: 1, name: 'Winter fair' })).toBeVisible();
  const again = kept();
  await page.locator('#field-title').fill('Winter market');
  await again;
  await expect(shown.getByRole('heading', { level: 1, name: 'Winter market' })).toBeVisible();
  // Nobody else sees it.
  guard.allow({ status: 404, url: slug, because: 'the page is a draft', isOptional: true });
  await expect(shopper.get(`/page/${slug}`)).rejects.toThrow('404');
  await page.locator('#action-save').click();
  await expect
    .poll(async () =>
      shopper.get<{ page: { title: string } }>(`/page/${slug}`).then(
        (a) => a.page.title,
        () => '',
      ),
    )
    .toBe('Winter market');
  await visit(page, `/page/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Winter market' })).toBeVisible();
});

test('the page of a version tells its time in Dhaka', async ({ open, staff }) => {
  const editor = await staff('editor');
  const page = await open({
    language: 'en',
    screen: 'desktop',
    person: editor,
    options: { timezoneId: 'Asia/Dhaka' },
  });
  // One of its own: the newest in the list may be another journey's, whose versions change while they are looked at.
  const made = await page.request.post('/api/pages?depth=0', {
    headers: { Authorization: `Bearer ${editor.session.token}` },
    data: { title: 'Opening hours', title_bn: 'খোলার সময়', slug: `hours-${unique()}`, _status: 'published' },
  });
  const { doc } = (await made.json()) as { doc: { id: string | number } };
  await page.goto(at(`/admin/collections/pages/${doc.id}/versions`), { waitUntil: 'load' });
  const listed = page.locator('table tbody tr').first().getByRole('link');
  await expect(listed).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
  const time = (await listed.textContent())!;
  await listed.click();
  // In the way to the page, and beside the comparison.
  await expect(page.locator('.step-nav').getByText(time, { exact: true }).first()).toBeVisible();
  await expect(page.locator('.view-version__version-to-version')).toContainText(time);
});

for (const way of banglaOnPhone)
  test(`a draft of a page is previewed, and published at its scheduled time (${named(way)})`, async ({
    open,
    staff,
    url,
    guard,
  }) => {
    const slug = `planned-${unique()}`;
    const shopper = new Api(url);
    const wanted = way.language === 'en' ? 'Planned fair' : 'পরিকল্পিত মেলা';
    const page = await open({ ...way, person: await staff('editor'), options: { timezoneId: 'Asia/Dhaka' } });
    await page.goto(at('/admin/collections/pages/create'), { waitUntil: 'load' });
    await page.waitForURL(/\/collections\/pages\/(?!create)[\da-f]+$/);
    await page.locator('#field-title').fill('Planned fair');
    await page.locator('#field-title_bn').fill('পরিকল্পিত মেলা');
    const saved = page.waitForResponse(async (answer) => {
      if (!/\/api\/pages\/.*autosave=true/.test(answer.url()) || !answer.ok()) return false;
      return (await answer.text()).includes(slug);
    });
    await page.locator('#field-slug').fill(slug);
    await saved;
    const title = () =>
      shopper.get<{ page: { title: string } }>(`/page/${slug}`).then(
        (answer) => answer.page.title,
        () => '',
      );
    expect(await title()).toBe('');
    await planPublication(page, way.language);
    await expect.poll(title, soonPublished).toBe('Planned fair');
    guard.allow({ status: 404, url: slug, because: 'the page was a draft', isOptional: true });
    await visit(page, `/page/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: word(wanted) })).toBeVisible();
  });

for (const way of banglaOnPhone)
  test(`home leads to the campaign’s page, which reads well, and its code is copied (${named(way)})`, async ({
    open,
  }) => {
    const page = await open({
      ...way,
      options: { bypassCSP: true, permissions: ['clipboard-write', 'clipboard-read'] },
    });
    // Home shows the blocks of a page above its own rows: here a picture that leads to the campaign.
    await visit(page, '/');
    const main = page.getByRole('main');
    const toCampaign = main.getByRole('link', {
      name: word(way.language === 'bn' ? 'ঈদ সেলে যান' : 'To the Eid sale'),
    });
    await expect(toCampaign).toHaveAttribute('href', /\/page\/eid$/);
    await visit(page, '/page/eid');
    await expect(main.getByRole('timer')).toBeVisible();
    await main.locator('summary').first().click();
    await expect(main.locator('details p').first()).toBeVisible();
    await main.getByRole('button', { name: way.language === 'bn' ? 'কোড কপি করুন' : 'Copy code' }).click();
    await expect(main.getByText(way.language === 'bn' ? 'কপি হয়েছে' : 'Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('EID10');
    expect(await axeFaults(page)).toEqual([]);
  });
