/** A formatted text as the shop draws it: links have addresses and pictures files, and unknown parts are left out. */
import { safeAddress } from './addresses';
import { nodesOf, type AnyNode, type BlockNode, type InlineNode, type ItemNode, type RichDocument } from './document';
import { marks, type HeadingTag, type Linkable } from './formats';

type Id = number | string;

export type ShownText = { kind: 'text'; text: string; bold: boolean; italic: boolean; underline: boolean };
export type ShownInline =
  ShownText | { kind: 'break' } | { kind: 'link'; to: string; newTab: boolean; inside: ShownInline[] };
export type ShownItem = { kind: 'item'; inside: (ShownInline | ShownBlock)[] };
export type ShownCell = {
  kind: 'cell';
  heads: 'column' | 'row' | null;
  columns: number;
  rows: number;
  inside: ShownBlock[];
};
export type ShownBlock =
  | { kind: 'paragraph' | 'quote'; inside: ShownInline[] }
  | { kind: 'heading'; level: 2 | 3 | 4; inside: ShownInline[] }
  | { kind: 'list'; isNumbered: boolean; start: number; inside: ShownItem[] }
  | { kind: 'table'; rows: ShownCell[][] }
  | { kind: 'picture'; src: string; width: number; height: number; alt: string }
  | { kind: 'video'; id: string; title: string };

/** `alt_bn`: the same text in Bangla, if there is one. */
export type ShownPicture = { src: string; width: number; height: number; alt: string; alt_bn: string };
/** The records that a document refers to, in their present state; null if deleted or not public. */
export type Found = {
  link: (collection: Linkable, id: Id) => string | null;
  picture: (id: Id) => ShownPicture | null;
};

/** The references to look up before documents can be shown. */
export function referencesOf(documents: readonly (RichDocument | null | undefined)[]): {
  links: { collection: Linkable; id: Id }[];
  pictures: Id[];
} {
  const links = new Map<string, { collection: Linkable; id: Id }>();
  const pictures = new Map<string, Id>();
  for (const document of documents)
    for (const node of document ? nodesOf(document) : []) {
      if (node.type === 'upload') pictures.set(String(node.value), node.value);
      if (node.type !== 'link' || node.fields.linkType !== 'internal') continue;
      const { relationTo: collection, value: id } = node.fields.doc;
      links.set(`${collection} ${id}`, { collection, id });
    }
  return { links: [...links.values()], pictures: [...pictures.values()] };
}

/** `language`: the language of the text; a picture's alternative text is taken in it. */
export const shownDocument = (
  document: RichDocument | null | undefined,
  found: Found,
  language: 'en' | 'bn',
): ShownBlock[] => (document ? blocks(document.root.children, { found, language }) : []);

type Context = { found: Found; language: 'en' | 'bn' };

const blocks = (nodes: readonly BlockNode[], context: Context): ShownBlock[] =>
  nodes.flatMap((node) => block(node, context) ?? []);

function block(node: BlockNode, context: Context): ShownBlock | null {
  switch (node.type) {
    case 'paragraph':
    case 'quote': {
      const inside = inlines(node.children, context);
      return inside.length > 0 ? { kind: node.type, inside } : null;
    }
    case 'heading':
      return { kind: 'heading', level: levels[node.tag], inside: inlines(node.children, context) };
    case 'list': {
      const inside = node.children.map((child) => item(child, context));
      return { kind: 'list', isNumbered: node.listType === 'number', start: node.start, inside };
    }
    case 'table':
      return {
        kind: 'table',
        rows: node.children.map((row) =>
          row.children.map((cell) => ({
            kind: 'cell',
            heads: (cell.headerState & 1) === 1 ? 'column' : (cell.headerState & 2) === 2 ? 'row' : null,
            columns: cell.colSpan,
            rows: cell.rowSpan,
            inside: blocks(cell.children, context),
          })),
        ),
      };
    case 'upload':
      return picture(node, context);
    case 'block':
      return { kind: 'video', id: node.fields.video, title: node.fields.title };
    default:
      return null;
  }
}

const levels = { h2: 2, h3: 3, h4: 4 } as const satisfies Record<HeadingTag, number>;

function picture(node: Extract<BlockNode, { type: 'upload' }>, { found, language }: Context): ShownBlock | null {
  const file = found.picture(node.value);
  if (!file) return null;
  const { alt: own, alt_bn: ownBangla } = node.fields;
  const { alt, alt_bn: bangla, ...rest } = file;
  const words = language === 'bn' ? ownBangla || own || bangla || alt : own || ownBangla || alt || bangla;
  return { kind: 'picture', ...rest, alt: words };
}

const item = (node: ItemNode, context: Context): ShownItem => ({
  kind: 'item',
  inside: node.children.flatMap((child): (ShownInline | ShownBlock)[] =>
    child.type === 'list' ? blocks([child], context) : inlines([child], context),
  ),
});

const inlines = (nodes: readonly AnyNode[], context: Context): ShownInline[] =>
  nodes.flatMap((node) => inline(node as InlineNode, context));

function inline(node: InlineNode, context: Context): ShownInline[] {
  switch (node.type) {
    case 'text': {
      const has = (mark: number) => (node.format & mark) !== 0;
      const { text } = node;
      return [
        { kind: 'text', text, bold: has(marks.bold), italic: has(marks.italic), underline: has(marks.underline) },
      ];
    }
    case 'linebreak':
      return [{ kind: 'break' }];
    case 'link':
    case 'autolink': {
      const inside = inlines(node.children, context);
      const to = addressOf(node.fields, context.found);
      return to === null ? inside : [{ kind: 'link', to, newTab: node.fields.newTab, inside }];
    }
    default:
      return [];
  }
}

/** A link without a target is shown as its words. */
function addressOf(fields: Extract<InlineNode, { type: 'link' | 'autolink' }>['fields'], found: Found): string | null {
  if (fields.linkType === 'internal') return found.link(fields.doc.relationTo, fields.doc.value);
  return safeAddress(fields.url) ? fields.url : null;
}

/** The words of the shown text in one line, for the description of a page. */
export const wordsOf = (shown: readonly (ShownBlock | ShownInline | ShownItem | ShownCell)[]): string =>
  shown
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'table') return part.rows.map((row) => wordsOf(row)).join(' ');
      if (!('inside' in part)) return part.kind === 'break' ? ' ' : '';
      return part.kind === 'link' ? wordsOf(part.inside) : `${wordsOf(part.inside)} `;
    })
    .join('')
    .replace(/ +/g, ' ')
    .trimEnd();
