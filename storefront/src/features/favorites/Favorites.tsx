/** The shopper's favourite products: add to cart, or remove with undo. */
import { Heart, ShoppingCart, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { z } from 'zod';
import { addToFavorite, getFavoriteProducts, removeFavorite, type favorite } from '../../../../contract/favorites';
import { useCall } from '../../../../frontend/api/useCall';
import { newIdempotencyKey } from '../../../../frontend/api/client';
import { useSend } from '../../../../frontend/api/useSend';
import { paths } from '../../app/paths';
import { upazilaIdOf } from '../../app/session/place';
import { usePlace } from '../../app/session/useStored';
import { sharedMessages } from '../../i18n/shared.messages';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { cannotCome } from '../../../../domain/places/reach';
import { NotHere } from '../../shopping/NotHere';
import { shoppingMessages } from '../../shopping/shopping.messages';
import { soldAt, useAddToCart } from '../../shopping/useAddToCart';
import { useKeepForLater } from '../../shopping/useKeepForLater';
import { Badge } from '../../ui/Badge';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { IconButton } from '../../ui/IconButton';
import { Picture } from '../../ui/Picture';
import { Price } from '../../ui/Price';
import { PicturedRow, RowList, RowWords } from '../../ui/RowList';
import { RowsSkeleton } from '../../ui/Skeleton';
import { showToast } from '../../ui/toast';
import { favoriteMessages } from './messages';

type FavoriteData = z.output<typeof favorite>;

const Row = styled(PicturedRow)`
  @media (min-width: 640px) {
    grid-template-columns: 88px minmax(0, 1fr) auto auto;
    padding: 12px 12px 12px 16px;
  }
`;
const Act = styled.div`
  grid-column: 2 / -1;
  @media (max-width: 639px) {
    order: 4;
  }
  @media (min-width: 640px) {
    grid-column: auto;
  }
`;

function FavoriteRow({ one, onRemove }: { one: FavoriteData; onRemove: () => void }) {
  const say = useText(favoriteMessages);
  const sayShopping = useText(shoppingMessages);
  const { nameOf } = useFormats();
  const { add, isPending } = useAddToCart();
  const { product } = one;
  const name = nameOf(product);
  const isAway = cannotCome(product, upazilaIdOf(usePlace()));
  const hasOptions = product.option1 !== '' || product.option2 !== '';
  return (
    <Row $picture={76}>
      <Picture
        src={product.thumbnail ?? product.image1}
        alt=""
        width={176}
        height={176}
        sizes="88px"
        radius="var(--radius-s)"
      />
      <RowWords>
        <Link to={paths.product(product.slug)}>{name}</Link>
        <Price amount={product.selling_price} before={product.original_price} />
      </RowWords>
      <Act>
        {product.qty > 0 && isAway && <NotHere name={name} />}
        {product.qty > 0 && !isAway && (
          <Button
            kind="quiet"
            size="small"
            aria-label={hasOptions ? sayShopping('chooseNamed', { name }) : say('addNamed', { name })}
            aria-haspopup={hasOptions ? 'dialog' : undefined}
            icon={<ShoppingCart size={17} aria-hidden="true" />}
            isBusy={isPending}
            onClick={() =>
              void add({ productId: one.product_id, slug: product.slug, qty: 1, hasOptions, sold: soldAt(product) })
            }
          >
            {hasOptions ? sayShopping('choose') : say('addToCart')}
          </Button>
        )}
        {product.qty <= 0 && <Badge $tone="slate">{say('stockOut')}</Badge>}
      </Act>
      <IconButton name={say('removeNamed', { name })} icon={<X size={20} aria-hidden="true" />} onClick={onRemove} />
    </Row>
  );
}

export function Favorites() {
  const say = useText(favoriteMessages);
  const sayShared = useText(sharedMessages);
  const { answer, reload, show } = useCall(getFavoriteProducts, {});
  const { send: sendRemoval } = useSend(removeFavorite);
  const { send: sendBack } = useSend(addToFavorite);
  const keepForLater = useKeepForLater();
  const list = useRef<HTMLUListElement>(null);
  const [removing, setRemoving] = useState<ReadonlySet<FavoriteData['id']>>(new Set());

  const putBack = async (one: FavoriteData) => {
    await sendBack({ params: { productId: String(one.product_id) } });
    await reload();
  };
  const remove = async (one: FavoriteData) => {
    if (removing.has(one.id)) return;
    setRemoving((now) => new Set(now).add(one.id));
    show((now) => ({ ...now, favorite: now.favorite.filter(({ id }) => id !== one.id) }));
    list.current?.focus();
    const call = { params: { id: String(one.id) } };
    const key = newIdempotencyKey();
    const result = await sendRemoval(call, { idempotencyKey: key });
    if (!result.ok) {
      if (keepForLater(result, removeFavorite, call, key)) return;
      showToast('error', result.message || sayShared('somethingWrong'));
      await reload();
      return;
    }
    const action = { label: say('undo'), onClick: () => void putBack(one) };
    showToast('success', result.answer.message ?? say('removed'), { action });
    await reload();
  };

  if (!answer) return <RowsSkeleton />;
  if (answer.favorite.length === 0) {
    return (
      <EmptyState title={say('empty')} text={say('emptyText')} icon={<Heart size={40} strokeWidth={1.5} />}>
        <ButtonLink to={paths.home}>{say('browse')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <RowList ref={list} tabIndex={-1}>
      {answer.favorite.map((one) => (
        <FavoriteRow key={one.id} one={one} onRemove={() => void remove(one)} />
      ))}
    </RowList>
  );
}
