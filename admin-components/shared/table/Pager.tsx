'use client';
/** Numbered pages, three at the margins and three around the current one. Hidden when everything fits one page. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import ReactPaginate from 'react-paginate';
import { sharedWords } from '../../messages/shared';
import { useFormats } from '../format/useFormats';
import { useWords } from '../words/useWords';

type Props = { total: number; size: number; page: number; onPage: (page: number) => void };

export function Pager({ total, size, page, onPage }: Props) {
  const say = useWords(sharedWords);
  const { digits } = useFormats();
  const pages = Math.ceil(total / size);
  if (pages <= 1) return null;
  return (
    <nav aria-label={say('pages')}>
      <ReactPaginate
        pageCount={pages}
        forcePage={Math.min(page, pages - 1)}
        marginPagesDisplayed={3}
        pageRangeDisplayed={3}
        onPageChange={({ selected }) => onPage(selected)}
        previousLabel={<ChevronLeft size={16} aria-hidden />}
        nextLabel={<ChevronRight size={16} aria-hidden />}
        previousAriaLabel={say('previousPage')}
        nextAriaLabel={say('nextPage')}
        pageLabelBuilder={(number) => digits(number)}
        breakLabel="…"
        containerClassName="haat-pager"
        pageLinkClassName="haat-pager__link"
        previousLinkClassName="haat-pager__link"
        nextLinkClassName="haat-pager__link"
        breakLinkClassName="haat-pager__link"
        activeLinkClassName="haat-pager__link--active"
        disabledLinkClassName="haat-pager__link--off"
        renderOnZeroPageCount={null}
      />
    </nav>
  );
}
