/** The one h1 of a page, with a line below and actions beside it. */
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 8px 16px;
  margin: 20px 0 16px;
  p {
    margin-top: 4px;
    color: var(--ink-2);
  }
`;

export function PageHeading({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <Box>
      <div>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children}
    </Box>
  );
}
