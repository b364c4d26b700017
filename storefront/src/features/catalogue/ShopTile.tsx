/** A shop: logo, name, tick, tagline. */
import { BadgeCheck, Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { z } from 'zod';
import type { shopCard } from '../../../../contract/catalogue';
import { Kept } from '../../app/kept/Kept';
import { paths } from '../../app/paths';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { pictureSet } from '../../ui/pictureSet';
import { tileMessages } from './tiles.messages';
import { AsWritten } from '../../ui/AsWritten';

export type ShopData = z.output<typeof shopCard>;

const Tile = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 100%;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
  color: inherit;
  text-decoration: none;
  transition:
    border-color var(--quick),
    box-shadow var(--quick);
  &:hover {
    border-color: var(--leaf);
    box-shadow: var(--shadow-2);
  }
  @media (max-width: 463px) {
    flex-direction: column;
    text-align: center;
  }
`;
const Words = styled.span`
  min-width: 0;
  b {
    display: flex;
    align-items: center;
    gap: 5px;
    font-weight: 600;
    line-height: 1.3;
  }
  b svg {
    flex: none;
    color: var(--leaf);
  }
  small {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: var(--ink-3);
    font-size: 0.8125rem;
    line-height: 1.4;
  }
  @media (max-width: 463px) {
    b {
      justify-content: center;
    }
  }
`;
const Logo = styled.span<{ $size: number }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--leaf-soft);
  color: var(--leaf);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export function ShopLogo({ shop, size = 64 }: { shop: Pick<ShopData, 'logo'>; size?: number }) {
  return (
    <Logo $size={size} aria-hidden="true">
      {shop.logo ? (
        <img {...pictureSet(shop.logo, `${size}px`)} alt="" width={size} height={size} loading="lazy" />
      ) : (
        <Store size={size / 2} strokeWidth={1.5} />
      )}
    </Logo>
  );
}

/** The tick beside a verified shop's name. */
export function VerifiedTick({ size = 17 }: { size?: number }) {
  const say = useText(tileMessages);
  return <BadgeCheck size={size} role="img" aria-label={say('verified')} />;
}

export function ShopTile({ shop }: { shop: ShopData }) {
  const { nameOf, wordsOf } = useFormats();
  return (
    <Kept by={['shop', shop]}>
      <Tile to={paths.shop(shop.slug)}>
        <ShopLogo shop={shop} />
        <Words>
          <b>
            <AsWritten>{nameOf(shop)}</AsWritten>
            {shop.verify === 1 && <VerifiedTick />}
          </b>
          <small>{wordsOf(shop.tagline)}</small>
        </Words>
      </Tile>
    </Kept>
  );
}

export const ShopGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;
  @media (min-width: 900px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 14px;
  }
`;
