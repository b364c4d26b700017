/**
 * A text with formats as Lexical's own parts have it, and back. The kept form differs in its links alone: they name a record, and
 * Lexical's have an address, so that a record has one here that nothing else can have.
 */
import { checkDocument } from '../../../domain/richText/check';
import { isHttps } from '../../../domain/richText/addresses';
import { documentIn, parent, type RichDocument } from '../../../domain/richText/document';
import { linkable, vendorFormats, type Linkable } from '../../../domain/richText/formats';
import { documentOf, plainTextOf } from '../../../domain/richText/plainText';

type Raw = Record<string, unknown>;
const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

/** `.invalid` is nobody's: RFC 2606. */
const place = 'https://record.invalid/';
export const recordAddress = (collection: Linkable, id: string): string => `${place}${collection}/${id}`;

export function recordIn(address: string): { relationTo: Linkable; value: string } | null {
  const [slug = '', value = ''] = address.startsWith(place) ? address.slice(place.length).split('/') : [];
  const relationTo = linkable.find((each) => each === slug);
  return relationTo && value !== '' ? { relationTo, value } : null;
}

/** Every part below changed, from the inside out; one part may become several. */
const mapped = (value: unknown, change: (node: Raw) => Raw[]): Raw[] => {
  if (!isObject(value)) return [];
  const { children } = value;
  return change(
    Array.isArray(children) ? { ...value, children: children.flatMap((each: unknown) => mapped(each, change)) } : value,
  );
};

/** The state an editor begins with; an empty text has one empty paragraph. */
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

/** The text as it is kept. Pasted links that may not be kept become their words, other headings the nearest that may. */
export function fromEditor(state: unknown): RichDocument | null {
  const root = isObject(state) ? mapped(state.root, keptNode)[0] : undefined;
  // Which ids are possible only the server knows: a text has those of one database.
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

/** What a form has of a text: its JSON, empty for one without formats. */
export function documentOfForm(value: string): RichDocument | null {
  try {
    return value === '' ? null : documentIn(JSON.parse(value));
  } catch {
    return null;
  }
}

/** A text in a form. `document`: as JSON, empty without formats. */
export type Written = { document: string; words: string };

/** What an editor begins with: without formats the words are its paragraphs. */
export const beginningOf = ({ document, words }: Written): string =>
  toEditor(documentOfForm(document) ?? documentOf(words));

/** The words of a value of a form, if it is such a text. */
export const wordsOfForm = (value: string): string | null =>
  value.startsWith('{"root":') ? plainTextOf(documentOfForm(value)) : null;
