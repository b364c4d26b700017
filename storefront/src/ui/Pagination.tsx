/** Pages of a long list: three at each end, three around the current one. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { sharedMessages } from '../i18n/shared.messages';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { shownPages } from './shownPages';

const Nav = styled.nav`
  margin: 28px 0 8px;
`;
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 6px;
`;
const PageButton = styled.button`
  display: grid;
  place-items: center;
  min-width: 42px;
  height: 42px;
  padding: 0 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
  color: var(--ink);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  &:hover:not(:disabled) {
    border-color: var(--leaf);
  }
  &[aria-current] {
    background: var(--leaf);
    border-color: var(--leaf);
    color: var(--on-leaf);
  }
  &:disabled {
    opacity: 0.4;
  }
`;

export type PaginationProps = {
  total: number;
  pageSize: number;
  /** From 0. */
  page: number;
  onChange: (page: number) => void;
  /** The name of the list, if a page has two. */
  label?: string;
};

export function Pagination({ total, pageSize, page, onChange, label }: PaginationProps) {
  const say = useText(sharedMessages);
  const { digits } = useFormats();
  const pageCount = Math.ceil(total / pageSize);
  if (pageCount < 2) return null;
  const present = Math.min(page, pageCount - 1);
  return (
    <Nav aria-label={label ?? say('pages')}>
      <List>
        <li>
          <PageButton
            type="button"
            aria-label={say('previous')}
            disabled={present === 0}
            onClick={() => onChange(present - 1)}
          >
            <ChevronLeft size={18} aria-hidden="true" />
          </PageButton>
        </li>
        {shownPages(pageCount, present).map((one, place) =>
          one === null ? (
            <li key={`gap-${place}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={one}>
              <PageButton
                type="button"
                aria-label={say('page', { page: digits(one + 1) })}
                aria-current={one === present ? 'page' : undefined}
                onClick={() => onChange(one)}
              >
                {digits(one + 1)}
              </PageButton>
            </li>
          ),
        )}
        <li>
          <PageButton
            type="button"
            aria-label={say('next')}
            disabled={present === pageCount - 1}
            onClick={() => onChange(present + 1)}
          >
            <ChevronRight size={18} aria-hidden="true" />
          </PageButton>
        </li>
      </List>
    </Nav>
  );
}
