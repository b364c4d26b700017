/** Search results: groceries of the area, and everything else. */
import { SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { normalSearch } from '../../../contract/catalogue';
import { ask } from '../api/ask';
import { useCall } from '../../../frontend/api/useCall';
import { useHead } from '../app/head';
import type { Visit } from '../app/page';
import { paths } from '../app/paths';
import { placeParams, type Place } from '../app/session/place';
import { usePlaceWanted } from '../app/session/usePlaceWanted';
import { rememberSearch } from '../app/session/lastSearches';
import { usePlace } from '../app/session/useStored';
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
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import type { ProductCardData } from '../shopping/ProductCard';
import { ProductGrid } from '../shopping/ProductGrid';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { PageHeading } from '../ui/PageHeading';
import { areaMessages } from './area.messages';

const callFor = (keyword: string, place: Place | null, choice: GridChoice) => ({
  params: { keyword, ...placeParams(place) },
  query: { ...filtersOf(choice), ...windowOf(choice) },
});

export const readQuery = readGridQuery;

export const preload = ({ params, place, query }: Visit) => [
  ask(normalSearch, callFor(params['keyword'] ?? '', place, readGrid(query))),
];

type GroupProps = { title: string; products: readonly ProductCardData[]; isFirst: boolean };

function Group({ title, products, isFirst }: GroupProps) {
  if (products.length === 0) return null;
  return (
    <section>
      <h2 style={{ margin: '8px 0 12px' }}>{title}</h2>
      <ProductGrid products={products} columns={4} isFirst={isFirst} />
      <div style={{ height: 28 }} />
    </section>
  );
}

function NothingFound() {
  const say = useText(areaMessages);
  return (
    <EmptyState
      icon={<SearchX size={40} strokeWidth={1.5} />}
      title={say('nothingFound')}
      text={say('nothingFoundHelp')}
    >
      <ButtonLink to={paths.mall}>{say('toMall')}</ButtonLink>
    </EmptyState>
  );
}

function DidYouMean({ keyword }: { keyword: string }) {
  const say = useText(areaMessages);
  return (
    <p>
      {say('didYouMean')} <Link to={paths.search(keyword)}>{keyword}</Link>
    </p>
  );
}

export function Page() {
  const say = useText(areaMessages);
  const { digits } = useFormats();
  const { keyword = '' } = useParams();
  const place = usePlace();
  const grid = useGrid();
  const { answer, isRefreshing } = useCall(normalSearch, callFor(keyword, place, grid.choice), {
    keepPrevious: true,
  });
  usePlaceWanted(answer && answer.grocery_total > 0 ? 'page' : null);
  useHead({
    title: say('searchTitle', { keyword }),
    description: say('searchDescription', { keyword }),
    isPrivate: true,
  });
  useEffect(() => rememberSearch(keyword), [keyword]);
  const all = answer && [...answer.grocery_products, ...answer.general_products];
  const isGroceryFirst = answer?.first_list === 'grocery';
  const groceries = answer && (
    <Group
      title={say('groceryResults', { count: digits(answer.grocery_total) })}
      products={answer.grocery_products}
      isFirst={isGroceryFirst || answer.general_products.length === 0}
    />
  );
  return (
    <>
      <PageHeading title={say('searchHeading', { keyword })} />
      {answer?.did_you_mean && <DidYouMean keyword={answer.did_you_mean} />}
      <FilteredGrid
        grid={grid}
        products={all}
        // The two lists are paged together: the longer one decides how many pages there are.
        total={Math.max(answer?.grocery_total ?? 0, answer?.general_total ?? 0)}
        count={(answer?.grocery_total ?? 0) + (answer?.general_total ?? 0)}
        facets={answer?.facets}
        isRefreshing={isRefreshing}
        defaultSort="bestMatch"
        empty={filterCount(grid.choice) > 0 ? <NoProducts grid={grid} /> : <NothingFound />}
      >
        {answer && (
          <>
            {isGroceryFirst && groceries}
            <Group
              title={say('generalResults', { count: digits(answer.general_total) })}
              products={answer.general_products}
              isFirst={!isGroceryFirst || answer.grocery_products.length === 0}
            />
            {!isGroceryFirst && groceries}
          </>
        )}
      </FilteredGrid>
    </>
  );
}
