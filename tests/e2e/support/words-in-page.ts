/** Words of another language in a Bangla page. */
import type { Page } from '@playwright/test';

/**
 * Latin words and short western numbers that the page shows or reads aloud. Data that is not ours to translate (names of shops and
 * people, addresses, codes, e-mail addresses) is marked in the page by `translate="no"`, another language by `lang`.
 */
export async function foreignWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isMarked = (element: Element) =>
      element.closest('[translate="no"], [lang="en"], script, style, noscript, template') !== null;
    const found = new Set<string>();
    // Where a name cannot be marked (a title, a label), it is known from where it is.
    const marked = [...document.querySelectorAll('[translate="no"]')]
      .map((element) => element.textContent?.trim() ?? '')
      // The start of a number (+88) is no name: it would be cut out of whole numbers.
      .filter((text) => text.length > 1 && !/^\+\d+$/.test(text));
    const judge = (whole: string, where: string) => {
      const text = where.startsWith('<') ? whole : marked.reduce((left, name) => left.replaceAll(name, ''), whole);
      const rest = text
        .replace(/\bHT[0-9A-Z]{6,}\b/g, '')
        // Numbers that people dial or copy (phones, order numbers) are in the digits every keyboard has.
        .replace(/\+?[0-9]{3,}(?:[ -][0-9]{3,})+|\+?[0-9]{5,}/g, '')
        .replace(/https?:\/\/\S+/g, '')
        .replace(/[\w.+-]+@[\w-]+\.[\w.]+/g, '');
      for (const word of rest.match(/[A-Za-z]{2,}|[0-9]+/g) ?? [])
        found.add(`${word} in ${where}: ${text.trim().slice(0, 80)}`);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.nodeValue?.trim() || isMarked(parent)) continue;
      if (parent.tagName !== 'OPTION' && !parent.checkVisibility()) continue;
      judge(node.nodeValue, `<${parent.tagName.toLowerCase()}>`);
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (isMarked(element)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        judge(element.getAttribute(name) ?? '', `${name} of <${element.tagName.toLowerCase()}>`);
    }
    judge(document.title, 'title');
    judge(document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '', 'description');
    return [...found];
  });
}
