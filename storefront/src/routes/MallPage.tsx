/** The mall: verified shops, and what they sell. */
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { getBannerImages } from '../../../contract/banners';
import { getMallData } from '../../../contract/catalogue';
import { ask } from '../api/ask';
import { useCall } from '../../../frontend/api/useCall';
import { useHead } from '../app/head';
import type { Visit } from '../app/page';
import { Banner } from '../features/catalogue/Banner';
import { FilteredGrid } from '../features/catalogue/FilteredGrid';
import { filtersOf, readGrid, readGridQuery, windowOf, type GridChoice } from '../features/catalogue/gridQuery';
import { catalogueMessages } from '../features/catalogue/messages';
import { ShopGrid, ShopTile } from '../features/catalogue/ShopTile';
import { useGrid } from '../features/catalogue/useGrid';
import { useText } from '../../../frontend/messages/useText';
import { pageIn } from '../shopping/pageIn';
import { EmptyState } from '../ui/EmptyState';
import { PageHeading } from '../ui/PageHeading';
import { Pagination } from '../ui/Pagination';
import { RowsSkeleton } from '../ui/Skeleton';

const SHOPS = 24;
const shopPageIn = (query: URLSearchParams): number => pageIn(query, 'shops');
const callFor = (choice: GridChoice, shopPage: number) => ({
  query: { ...filtersOf(choice), ...windowOf(choice), shop_offset: shopPage * SHOPS, shop_limit: SHOPS },
});

export function readQuery(query: URLSearchParams): URLSearchParams {
  const read = readGridQuery(query);
  const shops = shopPageIn(query);
  if (shops > 0) read.set('shops', String(shops + 1));
  return read;
}

export const preload = ({ query }: Visit) => [
  ask(getMallData, callFor(readGrid(query), shopPageIn(query))),
  ask(getBannerImages, {}),
];

const Part = styled.h2`
  margin: 32px 0 14px;
`;

export function Page() {
  const say = useText(catalogueMessages);
  const grid = useGrid();
  const [query, setQuery] = useSearchParams();
  const shopPage = shopPageIn(query);
  const { answer, isRefreshing } = useCall(getMallData, callFor(grid.choice, shopPage), { keepPrevious: true });
  const showShops = (page: number) => {
    const next = new URLSearchParams(query);
    if (page > 0) next.set('shops', String(page + 1));
    else next.delete('shops');
    setQuery(next, { preventScrollReset: true });
  };
  useHead({ title: say('mallTitle'), description: say('mallHelp'), canonical: '/mall' });
  return (
    <>
      <PageHeading title={say('mall')} text={say('mallHelp')} />
      {!answer && <RowsSkeleton rows={3} />}
      {answer && answer.shop.length === 0 && <EmptyState title={say('noShops')} />}
      <ShopGrid>
        {answer?.shop.map((shop) => (
          <li key={shop.id}>
            <ShopTile shop={shop} />
          </li>
        ))}
      </ShopGrid>
      <Pagination
        total={answer?.shop_total ?? 0}
        pageSize={SHOPS}
        page={shopPage}
        onChange={showShops}
        label={say('shopPages')}
      />
      <Banner slot="banner4" />
      <Part>{say('mallProducts')}</Part>
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
