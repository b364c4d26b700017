/**
 * Converts a formatted text to Lexical's own nodes, and back. The stored form differs only in its links: they name a
 * record, while Lexical's have an address, so a record gets an address here that nothing else can have.
 */
import { checkDocument } from '../../../domain/richText/check';
import { isHttps } from '../../../domain/richText/addresses';
import { documentIn, parent, type RichDocument } from '../../../domain/richText/document';
import { linkable, vendorFormats, type Linkable } from '../../../domain/richText/formats';
import { documentOf, plainTextOf } from '../../../domain/richText/plainText';

type Raw = Record<string, unknown>;
const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

/** `.invalid` belongs to nobody: RFC 2606. */
const place = 'https://record.invalid/';
export const recordAddress = (collection: Linkable, id: string): string => `${place}${collection}/${id}`;

export function recordIn(address: string): { relationTo: Linkable; value: string } | null {
  const [slug = '', value = ''] = address.startsWith(place) ? address.slice(place.length).split('/') : [];
  const relationTo = linkable.find((each) => each === slug);
  return relationTo && value !== '' ? { relationTo, value } : null;
}

/** Changes every node, from the inside out; one node may become several. */
const mapped = (value: unknown, change: (node: Raw) => Raw[]): Raw[] => {
  if (!isObject(value)) return [];
  const { children } = value;
  return change(
    Array.isArray(children) ? { ...value, children: children.flatMap((each: unknown) => mapped(each, change)) } : value,
  );
};

/** The initial state of an editor; an empty text has one empty paragraph. */
export function toEditor(document: RichDocument | null): string {
  const [root] = mapped(document?.root ?? parent('root', [parent('paragraph', [])]), (node) => {
    if (node.type !== 'link' && node.type !== 'autolink') return [node];
    const { fields, id: _id, ...rest } = node;
    return [{ ...rest, type: 'link', version: 1, rel: null, target: null, title: null, url: addressOf(fields) }];
  });
  return JSON.stringify({ root });
}

function addressOf(fields: unknown): string {
  if (!isObject(fields)) return '';
  const { doc, url } = fields;
  if (!isObject(doc)) return typeof url === 'string' ? url : '';
  const relationTo = linkable.find((each) => each === doc.relationTo);
  return relationTo ? recordAddress(relationTo, String(doc.value)) : '';
}

const unbounded = { characters: Number.MAX_SAFE_INTEGER };

/**
 * The text in stored form. Pasted links that are not allowed become plain words, other headings the nearest allowed
 * one.
 */
export function fromEditor(state: unknown): RichDocument | null {
  const root = isObject(state) ? mapped(state.root, keptNode)[0] : undefined;
  // Only the server knows which ids are possible; a text has those of one database.
  for (const ids of ['number', 'hex'] as const) {
    const checked = checkDocument(root ? { root } : null, vendorFormats, unbounded, ids);
    if ('document' in checked) return checked.document;
  }
  return null;
}

function keptNode(node: Raw): Raw[] {
  if (node.type === 'heading' && node.tag !== 'h2' && node.tag !== 'h3')
    return [{ ...node, tag: node.tag === 'h1' ? 'h2' : 'h3' }];
  if (node.type !== 'link' && node.type !== 'autolink') return [node];
  const url = typeof node.url === 'string' ? node.url : '';
  const record = recordIn(url);
  if (!record && !isHttps(url)) return Array.isArray(node.children) ? node.children.filter(isObject) : [];
  return [{ ...node, type: 'link', fields: record ? internal(record) : { linkType: 'custom', url, newTab: false } }];
}

/** Ids of one database are numbers, of the other text. */
const internal = ({ relationTo, value }: { relationTo: Linkable; value: string }): Raw => ({
  linkType: 'internal',
  doc: { relationTo, value: /^\d{1,15}$/.test(value) ? Number(value) : value },
  newTab: false,
});

/** The form's value for a text: its JSON, empty for one without formats. */
export function documentOfForm(value: string): RichDocument | null {
  try {
    return value === '' ? null : documentIn(JSON.parse(value));
  } catch {
    return null;
  }
}

/** A text in a form. `document`: as JSON, empty without formats. */
export type Written = { document: string; words: string };

/** The initial content of an editor: without formats the words are its paragraphs. */
export const beginningOf = ({ document, words }: Written): string =>
  toEditor(documentOfForm(document) ?? documentOf(words));

/** The words of a form's value, if it is such a text. */
export const wordsOfForm = (value: string): string | null =>
  value.startsWith('{"root":') ? plainTextOf(documentOfForm(value)) : null;
