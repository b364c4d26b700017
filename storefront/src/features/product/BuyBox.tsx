/** Options, number of pieces, and the buttons; on a phone the buttons stay within reach at the bottom. */
import { Heart, ShoppingCart } from 'lucide-react';
import styled from 'styled-components';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { cannotCome } from '../../../../domain/places/reach';
import { askPlace } from '../../app/session/askPlace';
import { upazilaIdOf } from '../../app/session/place';
import { usePlace } from '../../app/session/useStored';
import { shoppingMessages } from '../../shopping/shopping.messages';
import { useFavorite } from '../../shopping/useFavorite';
import { VariationSelects } from '../../shopping/VariationSelects';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Price } from '../../ui/Price';
import { Stepper } from '../../ui/Stepper';
import { productMessages } from './messages';
import type { ProductData } from './productData';
import type { Choice } from './useChoice';
import { WatchButton } from './WatchButton';

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
    /* The only bar at the bottom of a product: it takes the place of the shop's own. */
    z-index: 36;
    inset: auto 0 0;
    align-items: center;
    padding: 8px 12px calc(8px + env(safe-area-inset-bottom));
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
/** The words need the room on a small phone. */
const CartSign = styled(ShoppingCart)`
  @media (max-width: 420px) {
    display: none;
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

export function BuyBox({ product, choice }: { product: ProductData; choice: Choice }) {
  const say = useText(productMessages);
  const { digits } = useFormats();
  const { offer } = choice;
  const isGone = offer.isWhole && offer.qty < 1;
  const sayShopping = useText(shoppingMessages);
  const { isFavorite, toggle } = useFavorite(product.id);
  const isThere = product.qty >= 1;
  const isAway = cannotCome(product, upazilaIdOf(usePlace()));
  return (
    <>
      {isThere ? (
        <>
          <VariationSelects variations={choice.variations} placeholder={say('choose')} />
          <Amount>
            {!isGone && <Stepper value={choice.qty} min={1} max={choice.maxQty} onChange={choice.setQty} />}
            <p role="status">
              {isGone ? sayShopping('combinationSoldOut') : say('left', { count: digits(offer.qty) })}
            </p>
          </Amount>
        </>
      ) : (
        <Notice tone="warn">
          <b>{say('stockOut')}</b> {say('stockOutText')}
        </Notice>
      )}
      {isThere && (
        <div>
          <WatchButton productId={product.id} kind="price" />
        </div>
      )}
      <Buttons data-buy-bar>
        <InBar>
          <Price amount={offer.selling_price} isFrom={offer.isFrom} />
        </InBar>
        {!isThere && <WatchButton productId={product.id} kind="stock" />}
        {isThere && isAway && (
          <Button kind="quiet" size="large" onClick={() => void askPlace('elsewhere')}>
            {say('changePlace')}
          </Button>
        )}
        {isThere && !isAway && (
          <>
            <Button
              kind="quiet"
              size="large"
              icon={<CartSign size={20} aria-hidden="true" />}
              isBusy={choice.isPending}
              disabled={isGone}
              onClick={() => void choice.addToCart()}
            >
              {say('cart')}
            </Button>
            <Button
              kind="action"
              size="large"
              disabled={choice.isPending || isGone}
              onClick={() => void choice.buyNow(say('buyNow'))}
            >
              {say('buyNow')}
            </Button>
          </>
        )}
        <Button
          kind="quiet"
          size="large"
          aria-label={say('favorite')}
          title={isFavorite ? sayShopping('removeFromFavorite') : say('favorite')}
          aria-pressed={isFavorite}
          onClick={toggle}
        >
          <Heart size={22} fill={isFavorite ? 'currentColor' : 'none'} aria-hidden="true" />
        </Button>
      </Buttons>
    </>
  );
}
