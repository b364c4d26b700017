/** A child category: its path, its banner, its products. */
import { useParams } from 'react-router-dom';
import { getBannerImages } from '../../../contract/banners';
import { getChildCategoryDetails, getChildProduct } from '../../../contract/catalogue';
import { ask } from '../api/ask';
import { useCall } from '../../../frontend/api/useCall';
import { useHead } from '../app/head';
import type { Visit } from '../app/page';
import { paths } from '../app/paths';
import { Banner } from '../features/catalogue/Banner';
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

const productsOf = (slug: string, choice: GridChoice) => ({
  params: { slug },
  query: { ...filtersOf(choice), ...windowOf(choice) },
});

export const readQuery = readGridQuery;

export const preload = ({ params, query }: Visit) => {
  const slug = params['slug'] ?? '';
  return [
    ask(getChildCategoryDetails, { params: { slug } }),
    ask(getChildProduct, productsOf(slug, readGrid(query))),
    ask(getBannerImages, {}),
  ];
};

export function Page() {
  const say = useText(catalogueMessages);
  const { nameOf } = useFormats();
  const { slug = '' } = useParams();
  const grid = useGrid();
  const details = useCall(getChildCategoryDetails, { params: { slug } });
  const list = useCall(getChildProduct, productsOf(slug, grid.choice), { keepPrevious: true });
  const { answer } = details;
  const name = answer ? nameOf(answer.childcategory) : '';
  const crumbs = answer
    ? [
        { name: nameOf(answer.category), to: paths.collection(answer.category.slug) },
        { name: nameOf(answer.subcategory) },
        { name },
      ]
    : [{ name: ' ' }];
  useHead({
    title: say('categoryTitle', { name: name || say('collections') }),
    description: name && say('categoryDescription', { name }),
    canonical: paths.category(slug),
    status: details.failure?.status === 404 ? 404 : 200,
    data: [breadcrumbData(crumbs)],
  });
  if (details.failure && !answer) return <MissingCategory failure={details.failure} />;
  return (
    <>
      <Breadcrumb crumbs={crumbs} label={say('youAreHere')} />
      <PageHeading title={name || ' '} />
      <Banner slot="banner6" isFirst />
      <FilteredGrid
        grid={grid}
        products={list.answer?.products}
        total={list.answer?.totalcount ?? 0}
        facets={list.answer?.facets}
        isRefreshing={list.isRefreshing}
      />
    </>
  );
}
