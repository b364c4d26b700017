'use client';
/**
 * A formatted text from an answer, drawn from its parts. Its links are not active: the reviewing admin sees where they
 * lead.
 */
import { Fragment, type ReactNode } from 'react';
import type { ShownBlock, ShownInline, ShownItem } from '../../../domain/richText/shown';

export function ShownText({ blocks }: { blocks: readonly ShownBlock[] }) {
  return <div className="haat-text__shown">{blocks.map(drawn)}</div>;
}

function drawn(block: ShownBlock, index: number): ReactNode {
  if (block.kind === 'paragraph') return <p key={index}>{block.inside.map(inline)}</p>;
  if (block.kind === 'heading')
    return block.level === 2 ? (
      <h3 key={index}>{block.inside.map(inline)}</h3>
    ) : (
      <h4 key={index}>{block.inside.map(inline)}</h4>
    );
  if (block.kind !== 'list') return null;
  const items = block.inside.map(item);
  return block.isNumbered ? (
    <ol key={index} start={block.start}>
      {items}
    </ol>
  ) : (
    <ul key={index}>{items}</ul>
  );
}

const item = ({ inside }: ShownItem, index: number): ReactNode => (
  <li key={index}>{inside.map((part, at) => (isInline(part) ? inline(part, at) : drawn(part, at)))}</li>
);

const isInline = (part: ShownInline | ShownBlock): part is ShownInline =>
  part.kind === 'text' || part.kind === 'break' || part.kind === 'link';

function inline(part: ShownInline, index: number): ReactNode {
  if (part.kind === 'break') return <br key={index} />;
  if (part.kind === 'link')
    return (
      <Fragment key={index}>
        <u>{part.inside.map(inline)}</u> <small className="haat-text__to">({part.to})</small>
      </Fragment>
    );
  const words = part.italic ? <em>{part.text}</em> : part.text;
  return part.bold ? <strong key={index}>{words}</strong> : <Fragment key={index}>{words}</Fragment>;
}
