/** A product in a grid or a row: picture, name on two lines, price first, one clear action. */
import { Heart as HeartIcon, ShoppingCart } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { z } from 'zod';
import type { productCardShape } from '../../../contract/productShapes';
import { productNameLength, shopNameLength, truncateAtWord } from '../../../domain/text/truncate';
import { cannotCome } from '../../../domain/places/reach';
import { Kept } from '../app/kept/Kept';
import { paths } from '../app/paths';
import { askPlace } from '../app/session/askPlace';
import { upazilaIdOf } from '../app/session/place';
import { usePlace } from '../app/session/useStored';
import { sharedMessages } from '../i18n/shared.messages';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { AsWritten } from '../ui/AsWritten';
import { Picture } from '../ui/Picture';
import { Price } from '../ui/Price';
import { Spinner } from '../ui/Spinner';
import { Stars } from '../ui/Stars';
import { shoppingMessages } from './shopping.messages';
import { soldAt, useAddToCart } from './useAddToCart';
import { useFavorite } from './useFavorite';

/** Two side by side on a phone, up to six on a desktop. */
const cardSizes = '(min-width: 1160px) 230px, (min-width: 900px) 25vw, (min-width: 640px) 33vw, 50vw';

export type ProductCardData = z.output<typeof productCardShape>;

const Box = styled.article`
  position: relative;
  container-type: inline-size;
  display: grid;
  grid-template-rows: auto 1fr auto;
  height: 100%;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
  transition:
    box-shadow var(--quick),
    border-color var(--quick);
  &:hover {
    border-color: var(--leaf);
    box-shadow: var(--shadow-2);
  }
`;
const Body = styled.div`
  display: grid;
  align-content: start;
  gap: 3px;
  padding: 10px 12px 8px;
  @container (max-width: 150px) {
    padding: 8px 7px 6px;
  }
`;
const Name = styled.h3`
  font-size: 0.9375rem;
  font-weight: 500;
  line-height: 1.35;
  text-wrap: pretty;
  min-height: 2.7em;
  html:lang(bn) & {
    line-height: 1.45;
    min-height: 2.9em;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  /* The whole card links to the product; buttons lie above it. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 3px solid var(--marigold-strong);
    outline-offset: -3px;
    border-radius: var(--radius);
  }
`;
const Small = styled.p`
  display: flex;
  align-items: center;
  gap: 5px;
  min-height: 22px;
  color: var(--ink-3);
  font-size: 0.8125rem;
  line-height: 1.4;
`;
const Off = styled.span`
  position: absolute;
  left: 8px;
  top: 8px;
  padding: 1px 8px;
  border-radius: var(--radius-s);
  background: var(--marigold);
  color: var(--on-marigold);
  font-size: 0.8125rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
const Bar = styled.div`
  position: relative;
  display: flex;
  gap: 6px;
  min-height: 44px;
  padding: 0 8px 8px;
  /* Four side by side on a large phone: icons without text. */
  @container (max-width: 150px) {
    gap: 4px;
    padding: 0 5px 6px;
    button > span:last-child {
      display: none;
    }
  }
`;
const Add = styled.button`
  display: inline-flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: 40px;
  padding: 4px;
  border: 0;
  border-radius: var(--radius-s);
  background: var(--leaf-soft);
  color: var(--leaf);
  font-size: 0.875rem;
  white-space: nowrap;
  @media (max-width: 400px) {
    gap: 4px;
    font-size: 0.8125rem;
  }
  font-weight: 600;
  line-height: 1.2;
  transition:
    background-color var(--quick),
    color var(--quick);
  &:hover:not(:disabled) {
    background: var(--leaf);
    color: var(--on-leaf);
  }
`;
/** Says that it cannot be delivered here, and offers another place. */
const Away = styled(Add)`
  background: var(--sunk);
  color: var(--ink-2);
  white-space: normal;
`;
const Keep = styled.button<{ $kept: boolean }>`
  display: grid;
  place-items: center;
  width: 40px;
  min-height: 40px;
  flex: none;
  border: 0;
  border-radius: var(--radius-s);
  background: var(--sunk);
  color: ${({ $kept }) => ($kept ? 'var(--danger)' : 'var(--ink-2)')};
  &:hover {
    color: var(--danger);
  }
`;
const Gone = styled.p`
  display: grid;
  place-items: center;
  flex: 1;
  border-radius: var(--radius-s);
  background: var(--sunk);
  color: var(--ink-2);
  font-size: 0.875rem;
  font-weight: 600;
`;

function Heart({ product, name }: { product: ProductCardData; name: string }) {
  const say = useText(shoppingMessages);
  const { isFavorite, toggle } = useFavorite(product.id);
  return (
    <Keep
      type="button"
      $kept={isFavorite}
      aria-pressed={isFavorite}
      aria-label={say('favoriteNamed', { name })}
      title={say(isFavorite ? 'removeFromFavorite' : 'addToFavorite')}
      onClick={toggle}
    >
      <HeartIcon size={18} fill={isFavorite ? 'currentColor' : 'none'} aria-hidden="true" />
    </Keep>
  );
}

type ActionProps = { product: ProductCardData; name: string; isAway: boolean };

function Actions({ product, name, isAway }: ActionProps) {
  const say = useText(shoppingMessages);
  const { add, isPending } = useAddToCart();
  const hasOptions = product.has_options === 1;
  return (
    <Bar>
      {isAway ? (
        <Away type="button" aria-label={say('notHereNamed', { name })} onClick={() => void askPlace('elsewhere')}>
          {say('notHere')}
        </Away>
      ) : (
        <Add
          type="button"
          aria-label={hasOptions ? say('chooseNamed', { name }) : say('addNamed', { name })}
          aria-haspopup={hasOptions ? 'dialog' : undefined}
          disabled={isPending}
          onClick={() => void add({ productId: product.id, slug: product.slug, hasOptions, sold: soldAt(product) })}
        >
          {isPending ? <Spinner /> : <ShoppingCart size={17} aria-hidden="true" />}
          <span>{hasOptions ? say('choose') : say('addToCart')}</span>
        </Add>
      )}
      <Heart product={product} name={name} />
    </Bar>
  );
}

type CardProps = { product: ProductCardData; isFirst: boolean; isAway: boolean };

function Shown({ product, isFirst, isAway }: CardProps) {
  const say = useText(shoppingMessages);
  const sayShared = useText(sharedMessages);
  const { nameOf, oneDecimal, digits } = useFormats();
  const name = nameOf(product);
  return (
    <Box>
      <Picture src={product.thumbnail} alt="" width={320} height={320} isFirst={isFirst} sizes={cardSizes} />
      {product.discount_percent > 0 && <Off>{sayShared('off', { percent: oneDecimal(product.discount_percent) })}</Off>}
      <Body>
        <Price amount={product.selling_price} before={product.original_price} isFrom={product.price_from === 1} />
        <Name>
          <Link to={paths.product(product.slug)} title={name}>
            {truncateAtWord(name, productNameLength)}
          </Link>
        </Name>
        <Small>
          <Stars value={product.rating} size={14} />
          <span role="img" aria-label={say('reviews', { count: product.total_review })}>
            ({digits(product.total_review)})
          </span>
        </Small>
        <Small>
          {product.shop ? <AsWritten>{truncateAtWord(nameOf(product.shop), shopNameLength)}</AsWritten> : ' '}
        </Small>
      </Body>
      {product.qty >= 1 ? (
        <Actions product={product} name={name} isAway={isAway} />
      ) : (
        <Bar>
          <Gone>{say('stockOut')}</Gone>
          <Heart product={product} name={name} />
        </Bar>
      )}
    </Box>
  );
}

export function ProductCard({ product, isFirst = false }: { product: ProductCardData; isFirst?: boolean }) {
  const isAway = cannotCome(product, upazilaIdOf(usePlace()));
  return (
    <Kept by={['card', isFirst, isAway, product]}>
      <Shown product={product} isFirst={isFirst} isAway={isAway} />
    </Kept>
  );
}
