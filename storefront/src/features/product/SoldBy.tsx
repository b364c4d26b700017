/** Who sells it. */
import { Banknote, BadgeCheck, RotateCcw, Store } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '../../app/paths';
import { cannotCome } from '../../../../domain/places/reach';
import { upazilaIdOf } from '../../app/session/place';
import { usePlace } from '../../app/session/useStored';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { AskShop } from '../../shopping/AskShop';
import { AsWritten } from '../../ui/AsWritten';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { pictureSet } from '../../ui/pictureSet';
import { productMessages } from './messages';
import { ProductDelivery } from './ProductDelivery';
import type { ProductData } from './productData';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 10px 0 14px;
  > span {
    display: grid;
    place-items: center;
    width: 60px;
    height: 60px;
    flex: none;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--leaf-soft);
    color: var(--leaf);
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  b {
    display: flex;
    align-items: center;
    gap: 5px;
    font-weight: 600;
  }
  b svg {
    color: var(--leaf);
    flex: none;
  }
  p {
    color: var(--ink-3);
    font-size: 0.875rem;
    line-height: 1.4;
  }
`;
const Ask = styled.div`
  margin-top: 10px;
`;
const Promises = styled.ul`
  display: grid;
  gap: 8px;
  margin-top: 16px;
  padding-top: 14px;
  border-top: 1px solid var(--line);
  color: var(--ink-2);
  font-size: 0.9375rem;
  li {
    /* The day of arrival is known in the browser only: its line is there before. */
    min-height: 1.5em;
    display: flex;
    align-items: flex-start;
    gap: 10px;
  }
  svg {
    flex: none;
    margin-top: 3px;
    color: var(--leaf);
  }
`;

export function SoldBy({ product }: { product: ProductData }) {
  const say = useText(productMessages);
  const { nameOf, wordsOf } = useFormats();
  const { shop } = product;
  const icon = { size: 19, 'aria-hidden': true } as const;
  // Where it cannot come is said beside the price, once.
  const isAway = cannotCome(product, upazilaIdOf(usePlace()));
  return (
    <Card>
      <h2>{say('soldBy')}</h2>
      {shop && (
        <>
          <Head>
            <span aria-hidden="true">
              {shop.logo ? (
                <img {...pictureSet(shop.logo, '60px')} alt="" width={60} height={60} loading="lazy" />
              ) : (
                <Store size={28} />
              )}
            </span>
            <div>
              <b>
                <AsWritten>{nameOf(shop)}</AsWritten>
                {shop.verify === 1 && <BadgeCheck size={18} aria-hidden="true" />}
              </b>
              <p>{wordsOf(shop.tagline)}</p>
            </div>
          </Head>
          <ButtonLink kind="quiet" isWide to={paths.shop(shop.slug)}>
            {say('visitShop')}
          </ButtonLink>
        </>
      )}
      <Ask>
        <AskShop isWide subject={{ product_id: product.id }} name={nameOf(product)} />
      </Ask>
      <Promises>
        <li>
          <Banknote {...icon} />
          {say('cashOnDelivery')}
        </li>
        <li>
          <RotateCcw {...icon} />
          {say('returnDays')}
        </li>
        {!isAway && <ProductDelivery product={product} />}
      </Promises>
    </Card>
  );
}
