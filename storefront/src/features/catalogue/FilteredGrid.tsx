/** A grid with its filters beside it (in a sheet on phones), sorting, counts and pages. */
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { paths } from '../../app/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Select } from '../../ui/Field';
import { Pagination } from '../../ui/Pagination';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ProductGrid, ProductGridSkeleton } from '../../shopping/ProductGrid';
import type { ProductCardData } from '../../shopping/ProductCard';
import { Filters, type Facets } from './Filters';
import { filterCount, gridPageSize, sorts } from './gridQuery';
import { catalogueMessages } from './messages';
import type { Grid } from './useGrid';

const Dialog = lazy(async () => ({ default: (await import('../../ui/Dialog')).Dialog }));

const Layout = styled.div<{ $hasSide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  @media (min-width: 1024px) {
    ${({ $hasSide }) => $hasSide && 'grid-template-columns: 240px minmax(0, 1fr);'}
  }
`;
const Side = styled.aside`
  display: none;
  align-self: start;
  position: sticky;
  top: 84px;
  max-height: calc(100vh - 100px);
  overflow: auto;
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--card);
  @media (min-width: 1024px) {
    display: block;
  }
`;
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  margin-bottom: 14px;
  > p {
    color: var(--ink-2);
    font-weight: 500;
  }
  > div {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  label {
    font-size: 0.875rem;
    white-space: nowrap;
  }
  label + select {
    width: auto;
    min-height: 44px;
  }
`;
const SortBox = styled.div`
  > div {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  @media (max-width: 639px) {
    label {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
  }
`;
const Opener = styled.span`
  @media (min-width: 1024px) {
    display: none;
  }
`;
const Results = styled.div<{ $busy: boolean }>`
  transition: opacity var(--quick);
  opacity: ${({ $busy }) => ($busy ? 0.55 : 1)};
`;

export type FilteredGridProps = {
  grid: Grid;
  products: readonly ProductCardData[] | undefined;
  /** The number of records that are paged. */
  total: number;
  /** The number of matches, if that is more than what is paged. */
  count?: number;
  facets: Facets | undefined;
  isRefreshing?: boolean;
  /** The default order has another name on the search page. */
  defaultSort?: 'newest' | 'bestMatch';
  empty?: ReactNode;
  children?: ReactNode;
};

export function FilteredGrid(props: FilteredGridProps) {
  const { grid, products, total, count = total, facets, isRefreshing = false, defaultSort = 'newest' } = props;
  const say = useText(catalogueMessages);
  const { digits } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const chosen = filterCount(grid.choice);
  const isBare = products?.length === 0 && chosen === 0;
  const filters = facets && <Filters grid={grid} facets={facets} />;
  const sortChoices = sorts.map((sort) => ({
    value: sort === 'newest' && defaultSort === 'newest' ? '' : sort,
    label: say(sort),
  }));
  const choices = defaultSort === 'bestMatch' ? [{ value: '', label: say('bestMatch') }, ...sortChoices] : sortChoices;
  return (
    <Layout $hasSide={!isBare}>
      {!isBare && <Side aria-label={say('filters')}>{filters}</Side>}
      <div>
        {!isBare && (
          <Tools>
            <p aria-live="polite">{products ? say('products', { count }) : ' '}</p>
            <div>
              <Opener>
                <Button
                  kind="quiet"
                  icon={<SlidersHorizontal size={18} aria-hidden="true" />}
                  onClick={() => setOpen(true)}
                >
                  {chosen > 0 ? say('filtersOn', { count: digits(chosen) }) : say('filters')}
                </Button>
              </Opener>
              <SortBox>
                <Select
                  label={say('sort')}
                  choices={choices}
                  value={grid.choice.sort === defaultSort ? '' : (grid.choice.sort ?? '')}
                  onChange={(event) => grid.change({ sort: sorts.find((sort) => sort === event.target.value) })}
                />
              </SortBox>
            </div>
          </Tools>
        )}
        <Results $busy={isRefreshing && products !== undefined}>
          {!products && <ProductGridSkeleton />}
          {products &&
            products.length > 0 &&
            (props.children ?? (
              <>
                <VisuallyHidden as="h2">{say('results')}</VisuallyHidden>
                <ProductGrid products={products} columns={4} isFirst />
              </>
            ))}
          {products && products.length === 0 && (props.empty ?? <NoProducts grid={grid} />)}
        </Results>
        <Pagination
          total={total}
          pageSize={gridPageSize}
          page={grid.choice.page}
          onChange={(page) => grid.change({ page })}
        />
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog isOpen onClose={() => setOpen(false)} title={say('filters')} side="bottom">
            {filters}
            <Button isWide onClick={() => setOpen(false)}>
              {say('showResults')}
            </Button>
          </Dialog>
        </Suspense>
      )}
    </Layout>
  );
}

/** Nothing matches: fewer filters, or the collections. */
export function NoProducts({ grid, title }: { grid?: Grid; title?: string }) {
  const say = useText(catalogueMessages);
  const isFiltered = grid !== undefined && filterCount(grid.choice) > 0;
  return (
    <EmptyState title={title ?? say('noProduct')} text={say('noProductHelp')}>
      {isFiltered && <Button onClick={grid.clear}>{say('clearFilters')}</Button>}
      <ButtonLink kind="quiet" to={paths.collections}>
        {say('browse')}
      </ButtonLink>
    </EmptyState>
  );
}
