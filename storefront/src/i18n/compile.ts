/**
 * Turns a sentence into the tree that intl-messageformat formats, for the part of ICU that our sentences use: `{name}` and
 * `{count, plural, one {…} other {…}}` with `#` inside. The full parser would be a tenth of the scripts of the home page;
 * a unit test compares this with it over every sentence of the catalogues.
 */
import type { IntlMessageFormat } from 'intl-messageformat';

type MessageFormatElement = Exclude<ConstructorParameters<typeof IntlMessageFormat>[0], string>[number];

/** The kinds of elements, as FormatJS numbers them. */
const literal = 0;
const argument = 1;
const plural = 6;
const pound = 7;

type Element = {
  type: number;
  value?: string;
  options?: Record<string, { value: Element[] }>;
  offset?: number;
  pluralType?: string;
};

/** The place after the brace that closes the one before `from`. */
function closing(text: string, from: number): number {
  let depth = 1;
  let at = from;
  while (at < text.length && depth > 0) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    at += 1;
  }
  return at;
}

function pluralOptions(text: string): Record<string, { value: Element[] }> {
  const options: Record<string, { value: Element[] }> = {};
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    if (open < 0) break;
    const end = closing(text, open + 1);
    options[text.slice(at, open).trim()] = { value: elements(text.slice(open + 1, end - 1), true) };
    at = end;
  }
  return options;
}

function placeholder(inside: string): Element {
  const [name = '', kind, ...rest] = inside.split(',');
  if (kind === undefined) return { type: argument, value: name.trim() };
  return {
    type: plural,
    value: name.trim(),
    options: pluralOptions(rest.join(',')),
    offset: 0,
    pluralType: 'cardinal',
  };
}

function elements(text: string, isInPlural: boolean): Element[] {
  const found: Element[] = [];
  let words = '';
  const flush = () => {
    if (words !== '') found.push({ type: literal, value: words });
    words = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') {
      flush();
      const end = closing(text, at + 1);
      found.push(placeholder(text.slice(at + 1, end - 1)));
      at = end - 1;
    } else if (text[at] === '#' && isInPlural) {
      flush();
      found.push({ type: pound });
    } else words += text[at];
  }
  flush();
  return found;
}

/** Sentences without placeholders stay as they are. */
export function compileSentence(text: string): string | MessageFormatElement[] {
  return text.includes('{') ? elements(text, false) : text;
}
