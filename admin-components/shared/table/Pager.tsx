'use client';
/** Numbered pages. Hidden when everything fits one page. */
import type { Table } from '@tanstack/react-table';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { sharedWords } from '../../messages/shared';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { shownPages } from './shownPages';

export const Pager = <Row,>({ table }: { table: Table<Row> }) => (
  <PageNumbers
    pages={table.getPageCount()}
    current={table.getState().pagination.pageIndex}
    onPage={(page) => table.setPageIndex(page)}
  />
);

type Props = { pages: number; current: number; onPage: (page: number) => void };

export function PageNumbers({ pages, current: asked, onPage }: Props) {
  const say = useText(sharedWords);
  const { digits } = useFormats();
  if (pages <= 1) return null;
  const current = Math.min(asked, pages - 1);
  return (
    <nav aria-label={say('pages')}>
      <ul className="haat-pager">
        <li>
          <button
            type="button"
            className="haat-pager__link"
            aria-label={say('previousPage')}
            disabled={current === 0}
            onClick={() => onPage(current - 1)}
          >
            <ChevronLeft size={16} aria-hidden />
          </button>
        </li>
        {shownPages(pages, current).map((each, index) =>
          each === null ? (
            <li key={`gap-${index}`} className="haat-pager__gap" aria-hidden>
              …
            </li>
          ) : (
            <li key={each}>
              <button
                type="button"
                className={`haat-pager__link ${each === current ? 'haat-pager__link--active' : ''}`}
                {...(each === current ? { 'aria-current': 'page' as const } : {})}
                onClick={() => onPage(each)}
              >
                {digits(each + 1)}
              </button>
            </li>
          ),
        )}
        <li>
          <button
            type="button"
            className="haat-pager__link"
            aria-label={say('nextPage')}
            disabled={current === pages - 1}
            onClick={() => onPage(current + 1)}
          >
            <ChevronRight size={16} aria-hidden />
          </button>
        </li>
      </ul>
    </nav>
  );
}
