/** Options, number of pieces, and the buttons; on a phone the buttons stay within reach at the bottom. */
import { Heart, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { useAddToFavorite } from '../../shopping/useAddToFavorite';
import { VariationSelects } from '../../shopping/VariationSelects';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Price } from '../../ui/Price';
import { Stepper } from '../../ui/Stepper';
import { productMessages } from './messages';
import type { ProductData } from './productData';
import { useChoice } from './useChoice';

const Amount = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  p {
    color: var(--warn);
    font-weight: 600;
  }
`;
const Buttons = styled.div`
  display: flex;
  gap: 10px;
  > button {
    flex: 1;
  }
  > button:last-child {
    flex: none;
    width: 52px;
    padding: 0;
  }
  @media (max-width: 899px) {
    position: fixed;
    z-index: 34;
    inset: auto 0 calc(60px + env(safe-area-inset-bottom));
    align-items: center;
    padding: 8px 12px;
    border-top: 1px solid var(--line);
    background: var(--card);
    box-shadow: 0 -4px 16px rgba(20, 35, 28, 0.1);
    > button {
      min-height: 46px;
      padding: 4px 8px;
      font-size: 1rem;
      white-space: nowrap;
    }
    > button:last-child {
      width: 46px;
    }
  }
`;
const InBar = styled.span`
  min-width: 70px;
  s {
    display: none;
  }
  @media (min-width: 900px) {
    display: none;
  }
  @media (max-width: 420px) {
    min-width: 0;
    > span {
      font-size: 1rem;
    }
  }
`;

export function BuyBox({ product }: { product: ProductData }) {
  const say = useText(productMessages);
  const { digits } = useFormats();
  const choice = useChoice(product);
  const { keep, isPending: isKeeping } = useAddToFavorite();
  const [isKept, setKept] = useState(false);
  const isThere = product.qty >= 1;
  return (
    <>
      {isThere ? (
        <>
          <VariationSelects variations={choice.variations} />
          <Amount>
            <Stepper value={choice.qty} min={1} max={choice.maxQty} onChange={choice.setQty} />
            <p>{say('left', { count: digits(product.qty) })}</p>
          </Amount>
        </>
      ) : (
        <Notice tone="warn">
          <b>{say('stockOut')}</b> {say('stockOutText')}
        </Notice>
      )}
      <Buttons>
        <InBar>
          <Price amount={product.selling_price} />
        </InBar>
        {isThere && (
          <>
            <Button
              kind="quiet"
              size="large"
              icon={<ShoppingCart size={20} aria-hidden="true" />}
              isBusy={choice.isPending}
              onClick={() => void choice.addToCart()}
            >
              {say('cart')}
            </Button>
            <Button kind="action" size="large" disabled={choice.isPending} onClick={() => void choice.buyNow()}>
              {say('buyNow')}
            </Button>
          </>
        )}
        <Button
          kind="quiet"
          size="large"
          aria-label={say('favorite')}
          title={say('favorite')}
          aria-pressed={isKept}
          disabled={isKeeping}
          onClick={() => void keep(product.id).then(setKept)}
        >
          <Heart size={22} fill={isKept ? 'currentColor' : 'none'} aria-hidden="true" />
        </Button>
      </Buttons>
    </>
  );
}
