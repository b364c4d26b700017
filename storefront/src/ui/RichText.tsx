/** A formatted text. It is drawn from its parts: anything written in it stays text. */
import { createContext, Fragment, useContext, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { safeAddress } from '../../../domain/richText/addresses';
import type { ShownBlock, ShownCell, ShownInline, ShownItem } from '../../../domain/richText/shown';
import { Video } from './Video';
import { videoMessages } from './video.messages';
import { useText } from '../../../frontend/messages/useText';

const Body = styled.div`
  max-width: 76ch;
  line-height: 1.75;
  overflow-wrap: anywhere;
  > * {
    margin: 0 0 1em;
  }
  > :last-child {
    margin-bottom: 0;
  }
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin: 1.5em 0 0.5em;
    line-height: 1.35;
  }
  > :first-child {
    margin-top: 0;
  }
  ul,
  ol {
    padding-inline-start: 1.5em;
  }
  /* The shop's own lists have no marks. */
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  &:lang(bn) ol {
    list-style: bengali;
  }
  li {
    margin-bottom: 0.35em;
  }
  a {
    color: var(--leaf);
    text-decoration: underline;
  }
  blockquote {
    padding-inline-start: 1em;
    border-inline-start: 3px solid var(--line);
    color: var(--ink-2);
  }
  img {
    display: block;
    max-width: 100%;
    height: auto;
    border-radius: var(--radius);
  }
  .text-table {
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
  }
  th,
  td {
    padding: 8px 12px;
    border: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
`;

type Props = {
  blocks: readonly ShownBlock[];
  /** The level of the heading above it: 1 is the page's own. */
  under?: 1 | 2;
  /** The text's language, if it differs from the page's. */
  lang?: 'en' | 'bn' | undefined;
  /** A vendor wrote it: search engines must not count its links. */
  isVendors?: boolean;
};

const ByVendor = createContext(false);

export function RichText({ blocks, under = 1, lang, isVendors = false }: Props) {
  return (
    <ByVendor value={isVendors}>
      <Body lang={lang}>{drawn(blocks, under)}</Body>
    </ByVendor>
  );
}

const drawn = (blocks: readonly ShownBlock[], under: number): ReactNode =>
  blocks.map((block, index) => <Block key={index} block={block} under={under} />);

function Block({ block, under }: { block: ShownBlock; under: number }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p>{inline(block.inside)}</p>;
    case 'quote':
      return <blockquote>{inline(block.inside)}</blockquote>;
    case 'heading': {
      const Heading = headings[block.level + under - 1] ?? 'h6';
      return <Heading>{inline(block.inside)}</Heading>;
    }
    case 'list':
      return block.isNumbered ? (
        <ol start={block.start}>{items(block.inside, under)}</ol>
      ) : (
        <ul>{items(block.inside, under)}</ul>
      );
    case 'table':
      return <Table rows={block.rows} under={under} />;
    case 'picture':
      return (
        <img
          src={block.src}
          width={block.width}
          height={block.height}
          alt={block.alt}
          loading="lazy"
          decoding="async"
        />
      );
    case 'video':
      return <TextVideo id={block.id} title={block.title} />;
    default:
      return null;
  }
}

const headings = [null, 'h2', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

const items = (list: readonly ShownItem[], under: number): ReactNode =>
  list.map((item, index) => (
    <li key={index}>
      {item.inside.map((part, at) =>
        isInline(part) ? <Fragment key={at}>{inline([part])}</Fragment> : <Block key={at} block={part} under={under} />,
      )}
    </li>
  ));

const isInline = (part: ShownInline | ShownBlock): part is ShownInline =>
  part.kind === 'text' || part.kind === 'break' || part.kind === 'link';

function Table({ rows, under }: { rows: readonly ShownCell[][]; under: number }) {
  return (
    <div className="text-table" tabIndex={0}>
      <table>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, at) => {
                const span = { colSpan: cell.columns, rowSpan: cell.rows };
                const inside = drawn(cell.inside, under);
                return cell.heads ? (
                  <th key={at} scope={cell.heads === 'column' ? 'col' : 'row'} {...span}>
                    {inside}
                  </th>
                ) : (
                  <td key={at} {...span}>
                    {inside}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TextVideo({ id, title }: { id: string; title: string }) {
  const say = useText(videoMessages);
  return <Video id={id} title={title || say('video')} />;
}

const inline = (parts: readonly ShownInline[]): ReactNode =>
  parts.map((part, index) => {
    if (part.kind === 'break') return <br key={index} />;
    if (part.kind === 'text') return <Fragment key={index}>{marked(part)}</Fragment>;
    return (
      <TextLink key={index} to={part.to} newTab={part.newTab}>
        {inline(part.inside)}
      </TextLink>
    );
  });

function marked({ text, bold, italic, underline }: Extract<ShownInline, { kind: 'text' }>): ReactNode {
  let shown: ReactNode = text;
  if (underline) shown = <u>{shown}</u>;
  if (italic) shown = <em>{shown}</em>;
  return bold ? <strong>{shown}</strong> : shown;
}

function TextLink({ to, newTab, children }: { to: string; newTab: boolean; children: ReactNode }) {
  const isVendors = useContext(ByVendor);
  if (!safeAddress(to)) return <>{children}</>;
  const target = newTab ? { target: '_blank' } : {};
  if (to.startsWith('/') && !newTab) return <Link to={to}>{children}</Link>;
  return (
    <a href={to} rel={`noopener noreferrer${isVendors ? ' nofollow ugc' : ''}`} {...target}>
      {children}
    </a>
  );
}
