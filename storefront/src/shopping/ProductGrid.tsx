/** Products side by side: two on a phone, up to five on a desktop. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Loading, Skeleton } from '../ui/Skeleton';
import { ProductCard, type ProductCardData } from './ProductCard';

const Grid = styled.ul<{ $fourFrom464?: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;
  @media (min-width: 640px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 12px;
  }
  @media (min-width: 900px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 14px;
  }
  ${({ $fourFrom464 }) =>
    $fourFrom464 && `@media (min-width: 464px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }`}
  @media (min-width: 1160px) {
    grid-template-columns: repeat(var(--columns, 5), minmax(0, 1fr));
  }
`;
const Shape = styled.li`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
  > span:first-child {
    aspect-ratio: 1;
    height: auto;
    border-radius: 0;
  }
  > span + span {
    margin: 12px;
    width: auto;
  }
`;

export type ProductGridProps = {
  products: readonly ProductCardData[];
  /** A last tile, such as "More". */
  last?: ReactNode;
  columns?: number;
  /** The first row is above the fold. */
  isFirst?: boolean;
  /** Like the rows of the home page: four side by side from 464 px on. */
  fourFrom464?: boolean;
};

const eagerPictures = 4;

export function ProductGrid({ products, last, columns = 5, isFirst = false, fourFrom464 = false }: ProductGridProps) {
  return (
    <Grid $fourFrom464={fourFrom464} style={{ ['--columns' as string]: columns }}>
      {products.map((product, place) => (
        <li key={product.id}>
          <ProductCard product={product} isFirst={isFirst && place < eagerPictures} />
        </li>
      ))}
      {last && <li>{last}</li>}
    </Grid>
  );
}

export function ProductGridSkeleton({ count = 10 }: { count?: number }) {
  return (
    <>
      <Loading />
      <Grid aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <Shape key={place}>
            <Skeleton />
            <Skeleton $height="18px" />
            <Skeleton $height="34px" />
            <Skeleton $height="40px" />
          </Shape>
        ))}
      </Grid>
    </>
  );
}
