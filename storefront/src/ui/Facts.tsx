/** Names and values below each other; empty ones are left out. */
import type { ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: fit-content(45%) minmax(0, 1fr);
  gap: 6px 20px;
  font-variant-numeric: tabular-nums;
  dt {
    color: var(--ink-3);
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <List>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}
