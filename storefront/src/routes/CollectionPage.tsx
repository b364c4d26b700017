/** One collection: a main category and its products. */
import { useParams } from 'react-router-dom';
import { fetchProducts } from '../../../contract/catalogue';
import { ask } from '../api/ask';
import { useCall } from '../../../frontend/api/useCall';
import { useHead } from '../app/head';
import type { Visit } from '../app/page';
import { paths } from '../app/paths';
import { breadcrumbData } from '../app/breadcrumbData';
import { FilteredGrid } from '../features/catalogue/FilteredGrid';
import { filtersOf, readGrid, readGridQuery, windowOf, type GridChoice } from '../features/catalogue/gridQuery';
import { MissingCategory } from '../features/catalogue/MissingCategory';
import { catalogueMessages } from '../features/catalogue/messages';
import { useGrid } from '../features/catalogue/useGrid';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { Breadcrumb } from '../ui/Breadcrumb';
import { PageHeading } from '../ui/PageHeading';

const callFor = (slug: string, choice: GridChoice) => ({
  params: { slug },
  query: { ...filtersOf(choice), ...windowOf(choice) },
});

export const readQuery = readGridQuery;

export const preload = ({ params, query }: Visit) => [
  ask(fetchProducts, callFor(params['slug'] ?? '', readGrid(query))),
];

export function Page() {
  const say = useText(catalogueMessages);
  const { nameOf } = useFormats();
  const { slug = '' } = useParams();
  const grid = useGrid();
  const { answer, failure, isRefreshing } = useCall(fetchProducts, callFor(slug, grid.choice), { keepPrevious: true });
  const category = answer?.product_data.category;
  const name = category ? nameOf(category) : '';
  const crumbs = [{ name: say('home'), to: paths.home }, { name: say('collections'), to: paths.collections }, { name }];
  useHead({
    title: say('categoryTitle', { name: name || say('collections') }),
    description: name && say('categoryDescription', { name }),
    canonical: paths.collection(slug),
    status: failure?.status === 404 ? 404 : 200,
    data: [breadcrumbData(crumbs)],
  });
  if (failure && !answer) return <MissingCategory failure={failure} />;
  return (
    <>
      <Breadcrumb crumbs={crumbs} label={say('youAreHere')} />
      <PageHeading title={name || ' '} />
      <FilteredGrid
        grid={grid}
        products={answer?.product_data.product}
        total={answer?.totalcount ?? 0}
        facets={answer?.facets}
        isRefreshing={isRefreshing}
      />
    </>
  );
}
