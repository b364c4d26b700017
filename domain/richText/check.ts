/**
 * Checks a formatted text before it is stored. It is rebuilt from the known nodes, one by one: unknown properties are
 * dropped, and a node that the writer may not use makes the whole text invalid.
 */
import { isId, type IdForm } from '../ids';
import type { FieldProblem } from '../failure';
import {
  parent,
  textNode,
  type AnyNode,
  type BlockNode,
  type BreakNode,
  type CellNode,
  type InlineNode,
  type ItemNode,
  type LinkTarget,
  type ListNode,
  type PictureNode,
  type RichDocument,
  type RowNode,
  type TextNode,
  type VideoNode,
} from './document';
import { linkable, type Formats, type Linkable } from './formats';
import { isHttps, longestAddress, safeAddress } from './addresses';
import { plainTextOf } from './plainText';

/** `characters`: the length of its plain text; `nodes`: the number of nodes. */
export type Bounds = { characters: number; nodes?: number };
type Raw = Record<string, unknown>;
type State = { formats: Formats; ids: IdForm; nodes: number; characters: number; bounds: Bounds };
/** What may be directly inside which node. */
type Inside = {
  block: BlockNode;
  inline: InlineNode;
  link: TextNode | BreakNode;
  item: InlineNode | ListNode;
  list: ItemNode;
  table: RowNode;
  tablerow: CellNode;
};
type Place = keyof Inside;

export const deepest = 24;
export const mostNodes = 60_000;
const longestName = 300;
const mostCells = 40;

/** Thrown only within this file. */
class Wrong extends Error {
  constructor(readonly problem: FieldProblem) {
    super(problem.code);
  }
}
const wrong = (code: string, params?: FieldProblem['params']): never => {
  throw new Wrong(params ? { code, params } : { code });
};

export type Checked = { document: RichDocument | null } | { problem: FieldProblem };

/** `document`: the text to store; null for a text without words, pictures and videos. */
export function checkDocument(value: unknown, formats: Formats, bounds: Bounds, ids: IdForm): Checked {
  if (value === null || value === undefined || value === '') return { document: null };
  try {
    const root = isObject(value) && isObject(value.root) ? value.root : wrong('wrongText');
    if (root.type !== 'root') wrong('wrongText');
    const state: State = { formats, ids, bounds, nodes: 0, characters: 0 };
    const document: RichDocument = { root: parent('root', childrenOf(root, 'block', state, 1)) };
    if (isEmpty(document)) return { document: null };
    if (plainTextOf(document).length > bounds.characters) wrong('tooLong', { max: bounds.characters });
    return { document };
  } catch (error) {
    if (error instanceof Wrong) return { problem: error.problem };
    throw error;
  }
}

const isEmpty = ({ root }: RichDocument): boolean =>
  !root.children.some((block) => block.type === 'upload' || block.type === 'block' || block.type === 'table') &&
  plainTextOf({ root }).trim() === '';

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

function childrenOf<P extends Place>(raw: Raw, place: P, state: State, depth: number): Inside[P][] {
  if (depth > deepest) wrong('tooNested');
  if (!Array.isArray(raw.children)) return wrong('wrongText');
  return raw.children.map((child: unknown) => {
    const node = nodeOf(child, place, state, depth);
    return isIn(place, node) ? node : wrong('wrongText');
  });
}

const isIn = <P extends Place>(place: P, node: AnyNode): node is Inside[P] => within[place].has(node.type);

/** The types of `Inside`, as they are written in a text. */
const within: Readonly<Record<Place, ReadonlySet<string>>> = {
  block: new Set(['paragraph', 'heading', 'quote', 'list', 'table', 'upload', 'block']),
  inline: new Set(['text', 'linebreak', 'tab', 'link', 'autolink']),
  link: new Set(['text', 'linebreak', 'tab']),
  item: new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'list']),
  list: new Set(['listitem']),
  table: new Set(['tablerow']),
  tablerow: new Set(['tablecell']),
};

type Below = <P extends Place>(inside: P) => Inside[P][];

function nodeOf(raw: unknown, place: Place, state: State, depth: number): AnyNode {
  if (!isObject(raw) || typeof raw.type !== 'string' || !within[place].has(raw.type)) return wrong('wrongText');
  if (++state.nodes > (state.bounds.nodes ?? mostNodes)) wrong('tooNested');
  const below: Below = (inside) => childrenOf(raw, inside, state, depth + 1);
  switch (raw.type) {
    case 'text':
      return textOf(raw, state);
    case 'tab':
      return textNode('\t');
    case 'linebreak':
      return { type: 'linebreak', version: 1 };
    case 'paragraph':
      return { ...parent('paragraph', below('inline')), format: alignment(raw), indent: indentOf(raw) };
    case 'quote':
      allow(state.formats.quotes);
      return parent('quote', below('inline'));
    case 'heading': {
      const tag = state.formats.headings.find((each) => each === raw.tag) ?? wrong('wrongText');
      return { ...parent('heading', below('inline')), tag };
    }
    case 'list':
      return listOf(raw, below('list'));
    case 'listitem':
      return {
        ...parent('listitem', below('item')),
        value: wholeIn(raw.value, 1, mostNodes, 1),
        indent: indentOf(raw),
      };
    case 'link':
    case 'autolink':
      return linkOf(raw, raw.type, below('link'), state);
    case 'upload':
      return pictureOf(raw, state);
    case 'block':
      return videoOf(raw, state);
    default:
      return tableOf(raw, state, below);
  }
}

const allow = (allowed: boolean): void => {
  if (!allowed) wrong('wrongText');
};

function tableOf(raw: Raw, { formats }: State, below: Below): AnyNode {
  allow(formats.tables);
  if (raw.type === 'table') return parent('table', below('table'));
  if (raw.type === 'tablerow') {
    const cells = below('tablerow');
    return cells.length > mostCells ? wrong('tooNested') : parent('tablerow', cells);
  }
  return {
    ...parent('tablecell', below('block')),
    headerState: wholeIn(raw.headerState, 0, 3, 0),
    colSpan: wholeIn(raw.colSpan, 1, mostCells, 1),
    rowSpan: wholeIn(raw.rowSpan, 1, mostCells, 1),
  };
}

function textOf(raw: Raw, state: State): AnyNode {
  if (typeof raw.text !== 'string') return wrong('wrongText');
  const text = raw.text.normalize('NFC');
  state.characters += text.length;
  if (state.characters > state.bounds.characters) wrong('tooLong', { max: state.bounds.characters });
  const format = typeof raw.format === 'number' ? raw.format & state.formats.marks : 0;
  return textNode(text, format);
}

const listOf = (raw: Raw, items: ItemNode[]): ListNode => {
  const isNumbered = raw.listType === 'number';
  return {
    ...parent('list', items),
    listType: isNumbered ? 'number' : 'bullet',
    tag: isNumbered ? 'ol' : 'ul',
    start: wholeIn(raw.start, 1, 9_999, 1),
  };
};

function linkOf(raw: Raw, type: 'link' | 'autolink', children: Inside['link'][], { formats, ids }: State): AnyNode {
  allow(formats.links);
  const fields = isObject(raw.fields) ? raw.fields : wrong('wrongTextLink');
  const id = typeof raw.id === 'string' && raw.id.length <= 40 ? { id: raw.id } : {};
  return { ...parent(type, children), ...id, version: 3, fields: targetOf(fields, ids, formats.onlyHttps) };
}

function targetOf(fields: Raw, ids: IdForm, onlyHttps: boolean): LinkTarget {
  const newTab = fields.newTab === true;
  if (fields.linkType === 'internal') {
    const doc = isObject(fields.doc) ? fields.doc : wrong('wrongTextLink');
    const value = isObject(doc.value) ? doc.value.id : doc.value;
    if (!isLinkable(doc.relationTo) || !isId(value, ids)) return wrong('wrongTextLink');
    return { linkType: 'internal', doc: { relationTo: doc.relationTo, value: value as number | string }, newTab };
  }
  const { url } = fields;
  if (typeof url !== 'string' || url.length > longestAddress || !safeAddress(url)) return wrong('wrongTextLink');
  if (onlyHttps && !isHttps(url)) return wrong('wrongTextLink');
  return { linkType: 'custom', url: url.trim(), newTab };
}

const isLinkable = (slug: unknown): slug is Linkable => (linkable as readonly unknown[]).includes(slug);

function pictureOf(raw: Raw, { formats, ids }: State): PictureNode {
  allow(formats.pictures);
  const value = isObject(raw.value) ? raw.value.id : raw.value;
  if (raw.relationTo !== 'media' || !isId(value, ids)) return wrong('wrongText');
  const fields = isObject(raw.fields) ? raw.fields : {};
  return {
    type: 'upload',
    version: 3,
    id: shortText(raw.id, 40),
    format: '',
    relationTo: 'media',
    value: value as number | string,
    fields: { alt: shortText(fields.alt, longestName), alt_bn: shortText(fields.alt_bn, longestName) },
  };
}

function videoOf(raw: Raw, { formats }: State): VideoNode {
  allow(formats.videos);
  const fields = isObject(raw.fields) ? raw.fields : wrong('wrongText');
  if (fields.blockType !== 'video' || typeof fields.video !== 'string') return wrong('wrongText');
  if (!/^[A-Za-z0-9_-]{11}$/.test(fields.video)) return wrong('wrongVideo');
  return {
    type: 'block',
    version: 2,
    format: '',
    fields: {
      id: shortText(fields.id, 40),
      blockName: '',
      blockType: 'video',
      video: fields.video,
      title: shortText(fields.title, longestName),
    },
  };
}

const shortText = (value: unknown, max: number): string =>
  typeof value === 'string' ? value.normalize('NFC').slice(0, max) : '';
const alignment = ({ format }: Raw): string =>
  typeof format === 'string' && ['left', 'center', 'right'].includes(format) ? format : '';
const indentOf = ({ indent }: Raw): number => wholeIn(indent, 0, 8, 0);
const wholeIn = (value: unknown, min: number, max: number, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : otherwise;
