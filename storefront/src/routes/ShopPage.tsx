/** A shop: banner, logo, name, tagline, its products. */
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { getPublicShopData } from '../../../contract/catalogue';
import { ask } from '../api/ask';
import { useCall } from '../../../frontend/api/useCall';
import { useHead } from '../app/head';
import type { Visit } from '../app/page';
import { paths } from '../app/paths';
import { FilteredGrid } from '../features/catalogue/FilteredGrid';
import { filtersOf, readGrid, readGridQuery, windowOf, type GridChoice } from '../features/catalogue/gridQuery';
import { catalogueMessages } from '../features/catalogue/messages';
import { ShopLogo, VerifiedTick, type ShopData } from '../features/catalogue/ShopTile';
import { useGrid } from '../features/catalogue/useGrid';
import { FollowButton } from '../features/follows/FollowButton';
import { sharedMessages } from '../i18n/shared.messages';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { AsWritten } from '../ui/AsWritten';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { pictureSet } from '../ui/pictureSet';
import { Skeleton } from '../ui/Skeleton';

const callFor = (slug: string, choice: GridChoice) => ({
  params: { slug, ...windowOf(choice) },
  query: filtersOf(choice),
});

export const readQuery = readGridQuery;

export const preload = ({ params, query }: Visit) => [
  ask(getPublicShopData, callFor(params['slug'] ?? '', readGrid(query))),
];

const Front = styled.header`
  margin: 12px 0 24px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--card);
`;
const Sign = styled.div`
  aspect-ratio: 3 / 1;
  background: linear-gradient(120deg, var(--bar), var(--bar-2));
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  @media (min-width: 900px) {
    aspect-ratio: 6 / 1;
  }
`;
const Words = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 14px 16px;
  @media (max-width: 639px) {
    flex-wrap: wrap;
    > div:nth-child(2) {
      flex: 1;
      min-width: 0;
    }
  }
  > span:first-child {
    margin-top: -40px;
    box-shadow: var(--shadow-1);
    background: var(--card);
  }
  h1 {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  h1 svg {
    color: var(--leaf);
  }
  p {
    color: var(--ink-2);
  }
`;

/** Beside the name; below it on a phone. */
const Follow = styled.div`
  margin-left: auto;
  @media (max-width: 639px) {
    width: 100%;
  }
`;

/** On a phone it is cropped to a third of its width, so it is drawn at twice the screen's width. */
const bannerSizes = '(min-width: 1240px) 1208px, (min-width: 900px) 100vw, 200vw';

function ShopFront({ shop }: { shop: ShopData | undefined }) {
  const { nameOf, wordsOf } = useFormats();
  return (
    <Front>
      <Sign>
        {shop?.banner && (
          <img {...pictureSet(shop.banner, bannerSizes)} alt="" width={1200} height={200} fetchPriority="high" />
        )}
      </Sign>
      <Words>
        <ShopLogo shop={shop ?? { logo: null }} size={88} />
        {shop ? (
          <div>
            <h1>
              <AsWritten>{nameOf(shop)}</AsWritten>
              {shop.verify === 1 && <VerifiedTick size={22} />}
            </h1>
            <p>{wordsOf(shop.tagline)}</p>
          </div>
        ) : (
          <Skeleton $width="220px" $height="32px" />
        )}
        {shop && (
          <Follow>
            <FollowButton shopId={shop.id} />
          </Follow>
        )}
      </Words>
    </Front>
  );
}

export function Page() {
  const say = useText(catalogueMessages);
  const sayShared = useText(sharedMessages);
  const { nameOf, wordsOf } = useFormats();
  const { slug = '' } = useParams();
  const grid = useGrid();
  const { answer, failure, isRefreshing } = useCall(getPublicShopData, callFor(slug, grid.choice), {
    keepPrevious: true,
  });
  const shop = answer?.shop;
  useHead({
    title: say('shopTitle', { name: nameOf(shop) || say('shops') }),
    description: shop && (wordsOf(shop.tagline) || say('shopDescription', { name: nameOf(shop) })),
    canonical: paths.shop(slug),
    image: shop?.banner ?? shop?.logo,
    status: failure?.status === 404 ? 404 : 200,
    data: shop && [{ '@type': 'Store', name: nameOf(shop), description: shop.tagline }],
  });
  if (failure && !answer) {
    const isMissing = failure.status === 404;
    return (
      <EmptyState
        heading="h1"
        title={isMissing ? say('noShop') : sayShared('somethingWrong')}
        text={isMissing ? say('noShopHelp') : failure.message}
      >
        <ButtonLink to={paths.mall}>{say('toMall')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <ShopFront shop={shop} />
      <FilteredGrid
        grid={grid}
        products={answer?.products}
        total={answer?.totalcount ?? 0}
        facets={answer?.facets}
        isRefreshing={isRefreshing}
      />
    </>
  );
}
