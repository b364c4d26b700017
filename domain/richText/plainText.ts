/** Converts a formatted text to a plain one and back, for plain answers and plain input. */
import {
  parent,
  textNode,
  type AnyNode,
  type BlockNode,
  type InlineNode,
  type ItemNode,
  type ParagraphNode,
  type RichDocument,
} from './document';

const BETWEEN_BLOCKS = '\n\n';

/** The words of a document: blocks are separated by an empty line, the items of a list and the rows of a table by a line end. */
export const plainTextOf = (document: RichDocument | null | undefined): string =>
  document ? blocksText(document.root.children, BETWEEN_BLOCKS) : '';

const blocksText = (blocks: readonly BlockNode[], between: string): string =>
  blocks
    .map(blockText)
    .filter((text) => text !== '')
    .join(between);

/** The words of one block; of a picture and a video only their names. */
function blockText(block: BlockNode): string {
  switch (block.type) {
    case 'list':
      return listLines(block.children, block.listType === 'number' ? block.start : null, '').join('\n');
    case 'table':
      return block.children
        .map((row) => row.children.map((cell) => blocksText(cell.children, ' ')).join(' | '))
        .join('\n');
    case 'upload':
      return block.fields.alt;
    case 'block':
      return block.fields.title;
    default:
      return inlineText(block.children);
  }
}

function listLines(items: readonly ItemNode[], first: number | null, indent: string): string[] {
  let count = first ?? 0;
  return items.flatMap((item) => {
    const words = inlineText(item.children.filter((child): child is InlineNode => child.type !== 'list'));
    const lines = words === '' ? [] : [`${indent}${first === null ? '•' : `${count++}.`} ${words}`];
    const below = item.children.flatMap((child) =>
      child.type === 'list'
        ? listLines(child.children, child.listType === 'number' ? child.start : null, `${indent}  `)
        : [],
    );
    return [...lines, ...below];
  });
}

const inlineText = (nodes: readonly AnyNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.text;
      if (node.type === 'linebreak') return '\n';
      return 'children' in node ? inlineText(node.children) : '';
    })
    .join('');

/** A plain text as a document; null if it is empty. An empty line begins a paragraph. */
export function documentOf(text: string): RichDocument | null {
  const blocks = parts(text).map(paragraphOf);
  return blocks.length > 0 ? { root: parent('root', blocks) } : null;
}

/**
 * The document with other words: blocks whose words are unchanged keep their formats, the others become plain
 * paragraphs. For clients that write plain texts.
 */
export function withWords(document: RichDocument | null | undefined, text: string): RichDocument | null {
  if (!document) return documentOf(text);
  if (plainTextOf(document) === text) return document;
  const stored = new Map<string, BlockNode[]>();
  for (const block of document.root.children) {
    const words = blockText(block);
    stored.set(words, [...(stored.get(words) ?? []), block]);
  }
  const blocks = parts(text).map((part) => stored.get(part)?.shift() ?? paragraphOf(part));
  return blocks.length > 0 ? { root: { ...document.root, children: blocks } } : null;
}

const parts = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((part) => part.replace(/^\n+|\s+$/g, ''))
    .filter((part) => part !== '');

function paragraphOf(text: string): ParagraphNode {
  const lines = text.split('\n');
  const children = lines.flatMap((line, index): InlineNode[] => [
    ...(index > 0 ? [{ type: 'linebreak', version: 1 } as const] : []),
    ...(line === '' ? [] : [textNode(line)]),
  ]);
  return parent('paragraph', children);
}
