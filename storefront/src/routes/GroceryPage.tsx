/** Groceries of the shopper's area, and products of shops around it. */
import styled from 'styled-components';
import { getBannerImages } from '../../../contract/banners';
import { getGroceryData } from '../../../contract/catalogue';
import { ask } from '../api/ask';
import { useCall } from '../../../frontend/api/useCall';
import { useHead } from '../app/head';
import type { Visit } from '../app/page';
import { paths } from '../app/paths';
import { placeParams, type Place } from '../app/session/place';
import { openPlaceSheet } from '../app/session/askPlace';
import { usePlaceWanted } from '../app/session/usePlaceWanted';
import { usePlace } from '../app/session/useStored';
import { Banner } from '../features/catalogue/Banner';
import { FilteredGrid, NoProducts } from '../features/catalogue/FilteredGrid';
import {
  filterCount,
  filtersOf,
  readGrid,
  readGridQuery,
  windowOf,
  type GridChoice,
} from '../features/catalogue/gridQuery';
import { useGrid } from '../features/catalogue/useGrid';
import { MoreTile, Section } from '../features/home/Section';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { DisabledTile } from '../shopping/DisabledTile';
import { groceryKinds } from '../shopping/kinds';
import { ProductGrid } from '../shopping/ProductGrid';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { PageHeading } from '../ui/PageHeading';
import { areaMessages } from './area.messages';

const callFor = (place: Place | null, choice: GridChoice) => ({
  params: { ...placeParams(place), ...windowOf(choice) },
  query: filtersOf(choice),
});

export const readQuery = readGridQuery;

export const preload = ({ place, query }: Visit) => [
  ask(getGroceryData, callFor(place, readGrid(query))),
  ask(getBannerImages, {}),
];

const Kinds = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 104px;
  gap: 10px;
  margin: 16px 0;
  padding: 5px;
  overflow-x: auto;
  scrollbar-width: thin;
  @media (min-width: 900px) {
    grid-auto-columns: 1fr;
  }
`;
const nearbyCount = 11;

function NoGrocery() {
  const say = useText(areaMessages);
  return (
    <EmptyState title={say('noGrocery')} text={say('noGroceryHelp')}>
      <ButtonLink to={paths.locationSet} onClick={openPlaceSheet}>
        {say('changePlace')}
      </ButtonLink>
      <ButtonLink kind="quiet" to={paths.mall}>
        {say('toMall')}
      </ButtonLink>
    </EmptyState>
  );
}

export function Page() {
  usePlaceWanted('page');
  const say = useText(areaMessages);
  const { nameOf } = useFormats();
  const place = usePlace();
  const grid = useGrid();
  const { answer, isRefreshing } = useCall(getGroceryData, callFor(place, grid.choice), {
    keepPrevious: true,
  });
  useHead({ title: say('groceryTitle'), description: say('groceryDescription'), canonical: paths.grocery });
  const nearby = answer?.general_grocery_products ?? [];
  return (
    <>
      <PageHeading
        title={say('grocery')}
        text={place ? say('groceryHelp', { place: nameOf(place.upazila) }) : say('anywhereHelp')}
      >
        <ButtonLink kind="quiet" size="small" to={paths.locationSet} onClick={openPlaceSheet}>
          {say(place ? 'changePlace' : 'choosePlace')}
        </ButtonLink>
      </PageHeading>
      <Banner slot="banner3" isFirst />
      <FilteredGrid
        grid={grid}
        products={answer?.product}
        total={answer?.totalcount ?? 0}
        facets={answer?.facets}
        isRefreshing={isRefreshing}
        empty={filterCount(grid.choice) > 0 ? <NoProducts grid={grid} /> : <NoGrocery />}
      />
      {nearby.length > 0 && (
        <Section title={say('nearby')} moreTo={paths.generalGroceryMore}>
          <ProductGrid
            products={nearby.slice(0, nearbyCount)}
            columns={6}
            last={<MoreTile to={paths.generalGroceryMore} name={say('nearby')} />}
          />
        </Section>
      )}
      <Kinds aria-label={say('kinds')}>
        {groceryKinds.map((kind) => (
          <li key={kind}>
            <DisabledTile name={say(kind)} kind={kind} />
          </li>
        ))}
      </Kinds>
    </>
  );
}
