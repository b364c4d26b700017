/** A product as it was bought: picture, name, chosen options, price and pieces, with actions beside or below. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { optionText } from '../../../domain/catalogue/optionText';
import { paths } from '../app/paths';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { Picture } from '../ui/Picture';

const Row = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 12px;
  align-items: start;
  padding: 12px 0;
  @media (min-width: 640px) {
    grid-template-columns: 72px minmax(0, 1fr) auto;
    align-items: center;
  }
`;
const Words = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  p {
    color: var(--ink-2);
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
`;
const Name = styled(Link)`
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    color: var(--leaf);
    text-decoration: underline;
  }
`;
const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  grid-column: 1 / -1;
  @media (min-width: 640px) {
    grid-column: auto;
    justify-content: flex-end;
  }
`;

export type BoughtLineData = {
  price: number;
  qty: number;
  total: number;
  variation1: string;
  variation2: string;
  product: { name: string; name_bn: string; slug: string; thumbnail: string | null };
};

export function BoughtLine({ line, children }: { line: BoughtLineData; children?: ReactNode }) {
  const { nameOf, taka, digits } = useFormats();
  const options = optionText([line.variation1, line.variation2], useLanguage());
  return (
    <Row>
      <Picture src={line.product.thumbnail} alt="" width={144} height={144} sizes="72px" radius="var(--radius-s)" />
      <Words>
        <Name to={paths.product(line.product.slug)}>{nameOf(line.product)}</Name>
        {options && <p>{options}</p>}
        <p>
          {taka(line.price)} × {digits(line.qty)} = <b>{taka(line.total)}</b>
        </p>
      </Words>
      {children && <Side>{children}</Side>}
    </Row>
  );
}
