import styled from 'styled-components';

/** A sheet on the page. */
export const Card = styled.section<{ $flush?: boolean }>`
  padding: ${({ $flush }) => ($flush ? 0 : '16px')};
  overflow: ${({ $flush }) => ($flush ? 'hidden' : 'visible')};
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--card);
  @media (min-width: 640px) {
    padding: ${({ $flush }) => ($flush ? 0 : '24px')};
  }
`;

/** Space between the blocks of a page. */
export const Stack = styled.div<{ $gap?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 16 }) => $gap}px;
`;

/** Elements side by side that wrap. */
export const Row = styled.div<{ $gap?: number; $between?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 12 }) => $gap}px;
  justify-content: ${({ $between }) => ($between ? 'space-between' : 'flex-start')};
`;
