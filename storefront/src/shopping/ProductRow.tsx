/** Products in one row that is swiped or scrolled sideways. */
import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { ProductCard, type ProductCardData } from './ProductCard';

const Box = styled.section`
  margin-top: 32px;
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  margin-bottom: 12px;
`;
const List = styled.ul`
  display: flex;
  gap: 10px;
  overflow-x: auto;
  padding: 2px 2px 10px;
  scroll-snap-type: x proximity;
  li {
    flex: 0 0 min(44%, 190px);
    scroll-snap-align: start;
  }
  @media (min-width: 640px) {
    gap: 14px;
  }
`;

type ProductRowProps = {
  title: string;
  products: readonly ProductCardData[];
  /** Beside the title. */
  actions?: ReactNode;
  /** Below the products. */
  children?: ReactNode;
};

export function ProductRow({ title, products, actions, children }: ProductRowProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {actions}
      </Head>
      <List>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </List>
      {children}
    </Box>
  );
}
