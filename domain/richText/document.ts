/** A formatted text as it is stored: the part of Lexical's format that this shop supports, node by node. */
import type { HeadingTag, Linkable } from './formats';

type Id = number | string;
type Base<T extends string> = { type: T; version: number };
interface Parent<T extends string, C> extends Base<T> {
  children: C[];
  direction: 'ltr' | 'rtl' | null;
  format: string;
  indent: number;
}

export type TextNode = Base<'text'> & { text: string; format: number; mode: 'normal'; style: ''; detail: 0 };
export type BreakNode = Base<'linebreak'>;
export type LinkTarget =
  | { linkType: 'custom'; url: string; newTab: boolean }
  | { linkType: 'internal'; doc: { relationTo: Linkable; value: Id }; newTab: boolean };
export type LinkNode = Parent<'link' | 'autolink', TextNode | BreakNode> & { fields: LinkTarget; id?: string };
export type InlineNode = TextNode | BreakNode | LinkNode;

export type ParagraphNode = Parent<'paragraph', InlineNode>;
export type HeadingNode = Parent<'heading', InlineNode> & { tag: HeadingTag };
export type QuoteNode = Parent<'quote', InlineNode>;
export interface ItemNode extends Parent<'listitem', InlineNode | ListNode> {
  value: number;
}
export interface ListNode extends Parent<'list', ItemNode> {
  listType: 'bullet' | 'number';
  tag: 'ul' | 'ol';
  start: number;
}
export interface CellNode extends Parent<'tablecell', BlockNode> {
  headerState: number;
  colSpan: number;
  rowSpan: number;
}
export type RowNode = Parent<'tablerow', CellNode>;
export type TableNode = Parent<'table', RowNode>;
export type PictureNode = Base<'upload'> & {
  id: string;
  format: string;
  relationTo: 'media';
  value: Id;
  fields: { alt: string; alt_bn: string };
};
export type VideoNode = Base<'block'> & {
  format: string;
  fields: { id: string; blockName: string; blockType: 'video'; video: string; title: string };
};
export type BlockNode = ParagraphNode | HeadingNode | QuoteNode | ListNode | TableNode | PictureNode | VideoNode;

export type RichDocument = { root: Parent<'root', BlockNode> };

export type AnyNode = BlockNode | InlineNode | ItemNode | CellNode | RowNode;

const childrenOf = (node: AnyNode): readonly AnyNode[] => ('children' in node ? node.children : []);

/** Every node of the document, parents first. */
export function* nodesOf(document: RichDocument): Generator<AnyNode> {
  const waiting: AnyNode[] = [...document.root.children].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    waiting.push(...[...childrenOf(node)].reverse());
  }
}

export const parent = <T extends string, C>(type: T, children: C[]): Parent<T, C> => ({
  type,
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  children,
});

export const textNode = (text: string, format = 0): TextNode => ({
  type: 'text',
  version: 1,
  text,
  format,
  mode: 'normal',
  style: '',
  detail: 0,
});

/** A stored value as a document; null if there is none. What was stored has passed the check. */
export const documentIn = (value: unknown): RichDocument | null =>
  typeof value === 'object' && value !== null && 'root' in value ? (value as RichDocument) : null;
