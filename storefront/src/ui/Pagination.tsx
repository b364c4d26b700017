/** Pages of a long list: three at each end, three around the present one. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import ReactPaginate from 'react-paginate';
import styled from 'styled-components';
import { sharedMessages } from '../i18n/shared.messages';
import { useFormats, useText } from '../i18n/useText';

const Nav = styled.nav`
  margin: 28px 0 8px;
  ul { display: flex; flex-wrap: wrap; justify-content: center; gap: 6px; }
  a {
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
    text-decoration: none;
    cursor: pointer;
  }
  .selected a { background: var(--leaf); border-color: var(--leaf); color: var(--on-leaf); }
  .disabled a { opacity: 0.4; cursor: not-allowed; }
`;

/** react-paginate is CommonJS: in some module systems the component is one level deeper. */
const Paginate = ((ReactPaginate as unknown as { default?: typeof ReactPaginate }).default ?? ReactPaginate) as typeof ReactPaginate;

export type PaginationProps = {
  total: number;
  pageSize: number;
  /** From 0. */
  page: number;
  onChange: (page: number) => void;
};

export function Pagination({ total, pageSize, page, onChange }: PaginationProps) {
  const say = useText(sharedMessages);
  const { digits } = useFormats();
  const pageCount = Math.ceil(total / pageSize);
  if (pageCount < 2) return null;
  return (
    <Nav aria-label={say('pages')}>
      <Paginate
        pageCount={pageCount}
        forcePage={Math.min(page, pageCount - 1)}
        marginPagesDisplayed={3}
        pageRangeDisplayed={3}
        onPageChange={({ selected }) => onChange(selected)}
        pageLabelBuilder={(number) => digits(number)}
        ariaLabelBuilder={(number) => say('page', { page: digits(number) })}
        previousAriaLabel={say('previous')}
        nextAriaLabel={say('next')}
        previousLabel={<ChevronLeft size={18} aria-hidden="true" />}
        nextLabel={<ChevronRight size={18} aria-hidden="true" />}
        breakLabel="…"
      />
    </Nav>
  );
}
