/** The product a form is about, in one line. */
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../app/paths';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { Picture } from '../ui/Picture';
import { Price } from '../ui/Price';
import { shortDescriptionIn } from './describedIn';

const Row = styled.div`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  gap: 14px;
  align-items: center;
`;
const Words = styled.div`
  display: grid;
  gap: 4px;
  a {
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    color: var(--leaf);
    text-decoration: underline;
  }
  p {
    color: var(--ink-2);
    font-size: 0.9375rem;
    display: -webkit-box;
    overflow: hidden;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
  }
`;

export type ProductStripProps = {
  product: {
    name: string;
    name_bn: string;
    slug: string;
    thumbnail: string | null;
    selling_price: number;
    original_price: number;
    short_description: string;
    short_description_bn: string;
  };
};

export function ProductStrip({ product }: ProductStripProps) {
  const { nameOf } = useFormats();
  const short = shortDescriptionIn(useLanguage(), product);
  return (
    <Row>
      <Picture src={product.thumbnail} alt="" width={168} height={168} sizes="84px" radius="var(--radius)" />
      <Words>
        <Link to={paths.product(product.slug)}>{nameOf(product)}</Link>
        <Price amount={product.selling_price} before={product.original_price} />
        {short && <p>{short}</p>}
      </Words>
    </Row>
  );
}
