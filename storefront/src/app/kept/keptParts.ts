/**
 * The HTML of parts that were drawn before, with their styles. A page of products consists of cards, and nearly all of
 * them look as they did when the page was drawn last.
 */
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { TakePart } from './Kept';

type Sheet = ServerStyleSheet['instance'];
type Rules = Parameters<Sheet['insertRules']>;
/** `early`: what React lets the browser fetch before anything else, which belongs at the top of the page. */
type Part = { html: string; early: readonly string[]; rules: readonly Rules[] };

/** Characters of HTML and keys: a few thousand cards. */
const ROOM = 16_000_000;
const kept = new LRUCache<string, Part>({
  maxSize: ROOM,
  sizeCalculation: ({ html }, key) => html.length + key.length,
});

/** Nobody can write a mark into a text of the shop. */
const secret = crypto.randomUUID();
const mark = new RegExp(`<i data-part="${secret}-(\\d+)"></i>`, 'g');

export type KeptParts = {
  take: TakePart;
  /** The page with its parts. Their styles are added to the page's own. */
  insertInto(html: string, sheet: Sheet): string;
};

/** The parts of one page. `draw`: a part with everything around it that it needs. */
export function keptParts(draw: (part: ReactNode, sheet: Sheet) => ReactNode): KeptParts {
  const parts: { key: string; part: ReactNode }[] = [];
  return {
    take: (key, part) => `${secret}-${parts.push({ key, part }) - 1}`,
    insertInto: (html, sheet) => {
      const added = new Set<Part['rules']>();
      const early = new Set<string>();
      const whole = html.replace(mark, (_mark, place: string) => {
        const { key, part } = parts[Number(place)]!;
        const found = kept.get(key) ?? keep(key, drawn(part, draw));
        if (!added.has(found.rules)) {
          added.add(found.rules);
          for (const [id, name, rules] of found.rules)
            if (!sheet.hasNameForId(id, name)) sheet.insertRules(id, name, rules);
        }
        for (const link of found.early) if (!html.includes(link)) early.add(link);
        return found.html;
      });
      return [...early, whole].join('');
    },
  };
}

function keep(key: string, part: Part): Part {
  kept.set(key, part);
  return part;
}

const preload = /<link rel="preload"[^>]*>/g;
const preloads = /^(<link rel="preload"[^>]*>)+/;

/** Drawn by itself, with a style sheet of its own, so that it is known which styles it needs. */
function drawn(part: ReactNode, draw: (part: ReactNode, sheet: Sheet) => ReactNode): Part {
  const own = new ServerStyleSheet();
  const rules: Rules[] = [];
  const insert = own.instance.insertRules.bind(own.instance);
  own.instance.insertRules = (...given) => {
    rules.push(given);
    insert(...given);
  };
  try {
    const html = renderToString(draw(part, own.instance));
    const [early = ''] = preloads.exec(html) ?? [];
    return { html: html.slice(early.length), early: early.match(preload) ?? [], rules: shared(rules) };
  } finally {
    own.seal();
  }
}

/** Lists of styles, one for all parts that need the same. */
const lists = new LRUCache<string, readonly Rules[]>({ max: 500 });
function shared(rules: readonly Rules[]): readonly Rules[] {
  const key = rules.map(([id, name]) => `${id} ${name}`).join('\n');
  const known = lists.get(key);
  if (known) return known;
  lists.set(key, rules);
  return rules;
}
