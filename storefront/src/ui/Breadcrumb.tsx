/** The path to the page. The last part is the page itself. */
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  margin: 14px 0;
  color: var(--ink-3);
  font-size: 0.9375rem;
  li {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 24px;
  }
  a {
    color: var(--leaf);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

export type Crumb = { name: string; to?: string | undefined };

export function Breadcrumb({ crumbs, label }: { crumbs: readonly Crumb[]; label: string }) {
  return (
    <nav aria-label={label}>
      <List>
        {crumbs.map(({ name, to }, place) => (
          <li key={`${place}-${name}`}>
            {place > 0 && <ChevronRight size={14} aria-hidden="true" />}
            {to ? (
              <Link to={to}>{name}</Link>
            ) : (
              <span aria-current={place === crumbs.length - 1 ? 'page' : undefined}>{name}</span>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
