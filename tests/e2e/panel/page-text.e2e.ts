/** The text of a page is formatted with the buttons of its editor, and the preview beside it shows the formats. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import type { Person } from '../support/people';
import type { Language } from '../support/words';
import { unique } from './people';
import { panelAt } from './walk';

const texts = {
  en: { strong: 'Only this week', item: 'Free delivery', link: 'the mall' },
  bn: { strong: 'শুধু এই সপ্তাহে', item: 'ফ্রি ডেলিভারি', link: 'শপিং মল' },
} as const;

/** A page with an empty text, as a draft. */
async function newPage(url: string, { session }: Person, slug: string): Promise<number | string> {
  const paragraph = { type: 'paragraph', version: 1, format: '', indent: 0, direction: null, children: [] };
  const empty = { root: { ...paragraph, type: 'root', children: [paragraph] } };
  const block = { blockType: 'text', content: empty, content_bn: empty };
  const answer = await fetch(`${url}/api/pages?draft=true&depth=0`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Sale', title_bn: 'ছাড়', slug, blocks: [block], _status: 'draft' }),
  });
  return ((await answer.json()) as { doc: { id: number | string } }).doc.id;
}

/** The text in the reader's language, with its toolbar. */
const textOf = (page: Page, language: Language) => page.locator('.rich-text-lexical').nth(language === 'en' ? 0 : 1);

for (const language of ['en', 'bn'] as const)
  test(`bold words, a list and a link are made with the toolbar, and shown in the preview (${language})`, async ({
    open,
    staff,
    url,
    guard,
  }) => {
    guard.allow({ status: 422, url: '/api/pages/', because: 'the link has no address yet', isOptional: true });
    const words = texts[language];
    const editor = await staff('editor');
    const id = await newPage(url, editor, `formats-${unique()}`);
    const page = await open({ language, screen: 'desktop', person: editor });
    await page.goto(panelAt(`/collections/pages/${id}`), { waitUntil: 'load' });
    const text = textOf(page, language);
    const written = text.locator('[contenteditable="true"]').first();
    const tool = (key: string) => text.locator(`.fixed-toolbar .toolbar-popup__button-${key}`);
    await written.click();
    await tool('bold').click();
    await page.keyboard.type(words.strong);
    await tool('bold').click();
    await page.keyboard.press('Enter');
    await text.locator('.fixed-toolbar .toolbar-popup__dropdown-text').click();
    await page.locator('.toolbar-popup__dropdown-item-unorderedList').click();
    await page.keyboard.type(words.item);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type(words.link);
    await page.keyboard.press('Shift+Home');
    // The editor notices a selection a moment later, and shows its tools beside it.
    await expect(text.locator('.inline-toolbar-popup .toolbar-popup__button-link')).toBeVisible();
    await tool('link').click();
    const drawer = page.locator('.lexical-link-edit-drawer');
    await drawer.locator('#field-url').fill('https://example.org/mall');
    await drawer.locator('button[type="submit"]').click();
    await expect(drawer).toBeHidden();
    await expect(written.locator('a')).toHaveText(words.link);

    if (!(await page.locator('.live-preview-window iframe').isVisible()))
      await page.locator('#live-preview-toggler').click();
    const shown = page.frameLocator('.live-preview-window iframe').getByRole('main');
    await expect(shown.locator('strong', { hasText: words.strong })).toBeVisible();
    const item = shown.locator('ul > li', { hasText: words.item });
    await expect(item).toBeVisible();
    // It is seen to be a list.
    await expect(item).toHaveCSS('list-style-type', 'disc');
    await expect(shown.getByRole('link', { name: words.link, exact: true })).toHaveAttribute(
      'href',
      'https://example.org/mall',
    );
  });
