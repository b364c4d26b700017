/** A list as one card, a line between its rows; each row has a picture, text, and actions. */
import styled from 'styled-components';

export const RowList = styled.ul`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--card);
  > li + li {
    border-top: 1px solid var(--line);
  }
`;

/** `$picture`: the width of the picture. */
export const PicturedRow = styled.li<{ $picture: number }>`
  display: grid;
  grid-template-columns: ${({ $picture }) => $picture}px minmax(0, 1fr) auto;
  gap: 6px 12px;
  align-items: center;
  padding: 12px 6px 12px 12px;
`;

/** The name, which is a link, and the lines below it. */
export const RowWords = styled.div`
  display: grid;
  justify-items: start;
  gap: 2px;
  a {
    color: var(--ink);
    font-weight: 600;
    line-height: 1.4;
    text-decoration: none;
  }
  a:hover {
    color: var(--leaf);
    text-decoration: underline;
  }
  p {
    color: var(--ink-2);
    font-size: 0.9375rem;
  }
`;
