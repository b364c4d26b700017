/** The blocks of a page, one below the other. */
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { paths } from '../../app/paths';
import { ShopGrid, ShopTile } from '../../features/catalogue/ShopTile';
import { AsWritten } from '../../ui/AsWritten';
import { pictureSet } from '../../ui/pictureSet';
import { ProductGrid } from '../ProductGrid';
import { PartBox } from './PartBox';
import { ready, type PagePart, type PartOf, type PartsProps } from './types';

const LazyRare = lazy(async () => ({ default: (await import('./RareParts')).RareParts }));

const Figure = styled.figure`
  margin: 0;
  img {
    display: block;
    width: 100%;
    height: auto;
    border-radius: var(--radius-l);
    background: var(--sunk);
  }
  figcaption {
    margin-top: 6px;
    color: var(--ink-2);
  }
`;
const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding: 8px 16px;
    border: 1px solid var(--line);
    border-radius: 999px;
    background: var(--card);
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    border-color: var(--leaf);
  }
  img {
    width: 36px;
    height: 36px;
    margin: -4px 0 -4px -8px;
    border-radius: 50%;
    object-fit: cover;
  }
`;

function PicturePart({ part, isFirst }: { part: PartOf<'picture'>; isFirst: boolean }) {
  const isBangla = useLanguage() === 'bn';
  const caption = isBangla ? part.caption_bn || part.caption : part.caption || part.caption_bn;
  if (!part.image) return null;
  const image = (
    <img
      {...pictureSet(part.image, '(min-width: 1240px) 1208px, 100vw')}
      alt={isBangla ? part.alt_bn || part.alt : part.alt || part.alt_bn}
      width={part.width}
      height={part.height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'sync' : 'async'}
    />
  );
  return (
    <Figure>
      {leading(part.link, image)}
      {caption && <figcaption>{caption}</figcaption>}
    </Figure>
  );
}

function leading(to: string, image: ReactNode): ReactNode {
  if (to === '') return image;
  if (to.startsWith('/')) return <Link to={to}>{image}</Link>;
  return (
    <a href={to} rel="noopener noreferrer">
      {image}
    </a>
  );
}

function CategoryNames({ part }: { part: PartOf<'categories'> }) {
  const { nameOf } = useFormats();
  return (
    <Names>
      {part.categories.map((category) => (
        <li key={category.id}>
          <Link to={paths.collection(category.slug)}>
            {category.image && <img src={category.image} alt="" width={36} height={36} loading="lazy" />}
            <AsWritten>{nameOf(category)}</AsWritten>
            <ChevronRight size={18} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </Names>
  );
}

function Part({ part, isFirst }: { part: PagePart; isFirst: boolean }) {
  switch (part.kind) {
    case 'picture':
      return <PicturePart part={part} isFirst={isFirst} />;
    case 'products':
      return <ProductGrid products={part.products} columns={6} fourFrom464 isFirst={isFirst} />;
    case 'categories':
      return <CategoryNames part={part} />;
    case 'shops':
      return (
        <ShopGrid>
          {part.shops.map((shop) => (
            <li key={shop.id}>
              <ShopTile shop={shop} />
            </li>
          ))}
        </ShopGrid>
      );
    default: {
      const Rare = ready.Rare ?? LazyRare;
      return (
        <Suspense>
          <Rare part={part} />
        </Suspense>
      );
    }
  }
}

export function PageParts({ parts, isTop = false }: PartsProps) {
  return parts.map((part, place) => (
    <PartBox key={place} part={part}>
      <Part part={part} isFirst={isTop && place === 0} />
    </PartBox>
  ));
}
