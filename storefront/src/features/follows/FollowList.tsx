/** The shops the shopper follows. */
import { Store, X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { followedShops } from '../../../../contract/follows';
import { useCall } from '../../../../frontend/api/useCall';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { paths } from '../../app/paths';
import { AsWritten } from '../../ui/AsWritten';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { IconButton } from '../../ui/IconButton';
import { Picture } from '../../ui/Picture';
import { PicturedRow, RowList, RowWords } from '../../ui/RowList';
import { RowsSkeleton } from '../../ui/Skeleton';
import { followMessages } from './messages';
import { useSetFollow } from './useSetFollow';

const Ground = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: var(--radius);
  background: var(--leaf-soft);
  color: var(--leaf);
`;

export function FollowList() {
  const say = useText(followMessages);
  const { nameOf, wordsOf } = useFormats();
  const { answer, show } = useCall(followedShops, {});
  const { set } = useSetFollow();
  const list = useRef<HTMLUListElement>(null);
  if (!answer) return <RowsSkeleton />;
  if (answer.shops.length === 0) {
    return (
      <EmptyState title={say('empty')} text={say('emptyText')} icon={<Store size={40} strokeWidth={1.5} />}>
        <ButtonLink to={paths.mall}>{say('toMall')}</ButtonLink>
      </EmptyState>
    );
  }
  const remove = (id: string | number) => {
    show((now) => ({ ...now, shops: now.shops.filter((shop) => shop.id !== id) }));
    list.current?.focus();
    void set(id, false);
  };
  return (
    <RowList ref={list} tabIndex={-1} aria-label={say('list')}>
      {answer.shops.map((shop) => (
        <PicturedRow key={shop.id} $picture={56}>
          {shop.logo ? (
            <Picture src={shop.logo} alt="" width={112} height={112} sizes="56px" radius="var(--radius)" />
          ) : (
            <Ground aria-hidden="true">
              <Store size={26} strokeWidth={1.6} />
            </Ground>
          )}
          <RowWords>
            <Link to={paths.shop(shop.slug)}>
              <AsWritten>{nameOf(shop)}</AsWritten>
            </Link>
            {shop.tagline && <p>{wordsOf(shop.tagline)}</p>}
          </RowWords>
          <IconButton
            name={say('unfollow', { name: nameOf(shop) })}
            icon={<X size={20} aria-hidden="true" />}
            onClick={() => remove(shop.id)}
          />
        </PicturedRow>
      ))}
    </RowList>
  );
}
